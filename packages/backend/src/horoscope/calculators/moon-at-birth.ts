import { nakshatraAt, siderealLongitude, zodiacPoint, type ZodiacPoint } from '@tarapath/jyotish'
import type { CalculatorResult } from './calculator.ts'
import { formatTime } from './format.ts'
import type { Birth } from './read-birth.ts'
import { toInstant } from './to-instant.ts'

export const moonAtBirth = ({ instant }: Birth): ZodiacPoint => zodiacPoint(siderealLongitude('Moon', instant))

const DAY_SECONDS = 86_400

/** For a birth without a time: a section that says whether the time would change the Moon's nakshatra. */
export function unknownTimeSections({ date, timeZone, isTimeKnown }: Birth): CalculatorResult['sections'] {
  if (isTimeKnown) return []
  const { name, end } = nakshatraAt(toInstant(date, 0, timeZone))
  const changes = end < toInstant(date, DAY_SECONDS, timeZone)
  return [
    [
      'Without a time of birth',
      changes
        ? `This is for noon. The Moon left ${name} at ${formatTime(end, timeZone)} on that day, so the time of birth matters.`
        : `This is for noon. The Moon stayed in ${name} all day; only its degree and pada depend on the time.`,
    ],
  ]
}
