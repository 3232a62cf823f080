import { instantOf, nakshatraAt, siderealLongitude, zodiacPoint, type ZodiacPoint } from '@tarapath/jyotish'
import type { CalculatorResult } from './calculator.ts'
import { formatTime } from './format.ts'
import type { Birth } from './read-birth.ts'

export const moonAtBirth = ({ instant }: Birth): ZodiacPoint => zodiacPoint(siderealLongitude('Moon', instant))

const DAY_MS = 86_400_000

/** For a birth without a time: a section that says whether the time would change the Moon's nakshatra. */
export function unknownTimeSections({ date, timeZone, isTimeKnown }: Birth): CalculatorResult['sections'] {
  if (isTimeKnown) return []
  const midnight = instantOf(date, '00:00', timeZone)
  const { name, end } = nakshatraAt(midnight)
  const changes = end < instantOf(dayAfter(date), '00:00', timeZone)
  return [
    [
      'Without a time of birth',
      changes
        ? `This is for noon. The Moon left ${name} at ${formatTime(end, timeZone)} on that day, so the time of birth matters.`
        : `This is for noon. The Moon stayed in ${name} all day; only its degree and pada depend on the time.`,
    ],
  ]
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
