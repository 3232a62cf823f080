import { nakshatraAt, siderealLongitude, zodiacPoint, type ZodiacPoint } from '@tarapath/jyotish'
import type { Finding } from './calculator.ts'
import { instantOf, type Birth } from './read-birth.ts'
import { timeThere } from './say.ts'

export const moonOf = ({ instant }: Birth): ZodiacPoint => zodiacPoint(siderealLongitude('Moon', instant))

const DAY_SECONDS = 86_400

/** What has to be said when nobody knows the hour: whether it matters. */
export function moonTimeNote({ date, timeZone, isTimeKnown }: Birth): Finding['sections'] {
  if (isTimeKnown) return []
  const { name, end } = nakshatraAt(instantOf(date, 0, timeZone))
  const changes = end < instantOf(date, DAY_SECONDS, timeZone)
  return [
    [
      'Without a time of birth',
      changes
        ? `This is for noon. The Moon left ${name} at ${timeThere(end, timeZone)} on that day, so the time of birth matters.`
        : `This is for noon. The Moon stayed in ${name} all day; only its degree and pada depend on the time.`,
    ],
  ]
}
