import { periodOf, yearPeriod, type HoroscopeRange, type Period } from './period.ts'

/** A horoscope as a link of the menu asks for it. */
export interface KindOfHoroscope {
  readonly range: HoroscopeRange
  readonly period: Period
}

const RANGES: Readonly<Record<string, HoroscopeRange>> = {
  'daily-horoscope': 'today',
  'yesterday-horoscope': 'yesterday',
  'tomorrow-horoscope': 'tomorrow',
  'weekly-horoscope': 'weekly',
  'monthly-horoscope': 'monthly',
  'yearly-horoscope': 'yearly',
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2099

/** What `yearly-horoscope` or `horoscope-2026` means on a day; null for a word that means nothing. */
export function kindOfHoroscope(type: string, day: string): KindOfHoroscope | null {
  const range = Object.hasOwn(RANGES, type) ? RANGES[type] : undefined
  if (range) return { range, period: periodOf(range, day) }
  const year = Number(/^horoscope-(\d{4})$/.exec(type)?.[1] ?? Number.NaN)
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { range: 'yearly', period: yearPeriod(year) } : null
}

/** The years whose skies we compute; the days beside them are within reach of what is computed from them. */
export const isSupportedDay = (day: string): boolean => {
  const year = Number(day.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** The word for a range: what `type` says in a reply that was asked for by range. */
export const typeOfRange = (range: HoroscopeRange): string =>
  Object.keys(RANGES).find((type) => RANGES[type] === range) as string
