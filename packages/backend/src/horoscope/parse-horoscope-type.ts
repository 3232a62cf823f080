import { isSupportedYear, periodOf, yearPeriod, type HoroscopeRange, type Period } from './period.ts'

export interface ParsedHoroscopeType {
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

/** The range and period of `yearly-horoscope` or `horoscope-2026`, counted from a day; null for an unknown type. */
export function parseHoroscopeType(type: string, day: string): ParsedHoroscopeType | null {
  const range = Object.hasOwn(RANGES, type) ? RANGES[type] : undefined
  if (range) return { range, period: periodOf(range, day) }
  const year = Number(/^horoscope-(\d{4})$/.exec(type)?.[1] ?? Number.NaN)
  return isSupportedYear(year) ? { range: 'yearly', period: yearPeriod(year) } : null
}

/** The type of a range: a reply to a query by range contains it. */
export const typeOfRange = (range: HoroscopeRange): string =>
  Object.keys(RANGES).find((type) => RANGES[type] === range) as string
