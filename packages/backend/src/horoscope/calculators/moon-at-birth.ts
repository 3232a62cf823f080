import { instantOf, nakshatraAt, siderealLongitude, zodiacPoint, type Graha, type ZodiacPoint } from '@tarapath/jyotish'
import type { CalculatorResult } from './calculator.ts'
import { formatTime } from './format.ts'
import type { Birth } from './read-birth.ts'

export const moonAtBirth = ({ instant }: Birth): ZodiacPoint => zodiacPoint(siderealLongitude('Moon', instant))

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const SAMPLES = 24

/** Where a graha may have been: at the time of birth, or through the whole day where the time, a whole minute, is not known. */
export function possiblePoints(graha: Graha, birth: Birth): ZodiacPoint[] {
  const at = (ms: number) => zodiacPoint(siderealLongitude(graha, new Date(ms)))
  if (birth.isTimeKnown) return [at(birth.instant.getTime())]
  const [start, end] = dayOf(birth)
  return Array.from({ length: SAMPLES + 1 }, (_, part) => at(start + ((end - MINUTE_MS - start) * part) / SAMPLES))
}

export const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

/** "Kumbha", or "Kumbha or Meena" where the time of birth decides. */
export const either = (names: readonly string[]): string =>
  distinct(names)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** The first and the last moment of the day of birth, in milliseconds. */
export const dayOf = ({ date, timeZone }: Birth): [start: number, end: number] => [
  instantOf(date, '00:00', timeZone).getTime(),
  instantOf(dayAfter(date), '00:00', timeZone).getTime(),
]

/** When the Moon left its nakshatra of midnight on the day of birth; null where it stayed all day. */
export function nakshatraEndOn(birth: Birth): Date | null {
  const [midnight, nextMidnight] = dayOf(birth)
  const { end } = nakshatraAt(new Date(midnight))
  return end.getTime() < nextMidnight ? end : null
}

/** For a birth without a time: a section that says whether the time would change the Moon's nakshatra. */
export function unknownTimeSections(birth: Birth): CalculatorResult['sections'] {
  if (birth.isTimeKnown) return []
  const [midnight] = dayOf(birth)
  const { name } = nakshatraAt(new Date(midnight))
  const end = nakshatraEndOn(birth)
  return [
    [
      'Without a time of birth',
      end
        ? `The Moon left ${name} at ${formatTime(end, birth.timeZone)} on that day, so the time of birth matters.`
        : `The Moon stayed in ${name} all day; only its degree and pada depend on the time.`,
    ],
  ]
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
