import type { Horoscope } from '@tarapath/api-client/types'
import { DAILY_TYPE } from './horoscope-address.ts'

/** The types that every horoscope page links to, in this order. */
export const PERIOD_TYPES = [
  'yesterday-horoscope',
  DAILY_TYPE,
  'tomorrow-horoscope',
  'weekly-horoscope',
  'monthly-horoscope',
  'yearly-horoscope',
] as const
export type PeriodType = (typeof PERIOD_TYPES)[number]

/** The period of a type; `horoscope-2026` is a yearly one. Null for a type that we do not know. */
export function periodTypeOf(type: string): PeriodType | null {
  if (/^horoscope-\d{4}$/.test(type)) return 'yearly-horoscope'
  return PERIOD_TYPES.find((one) => one === type) ?? null
}

/** The period of a horoscope, as the API says it. */
type Dates = Pick<Horoscope, 'type' | 'valid_from' | 'valid_to'>

/** The types that have a page for each date, in the third part of the address. */
const DATED_TYPES: readonly string[] = [DAILY_TYPE, 'weekly-horoscope', 'monthly-horoscope']

export const isDatedType = (type: string): boolean => DATED_TYPES.includes(type)

/**
 * The address of a horoscope, where it counts its period from today as `valid_from` does: `/horoscope/daily-horoscope/leo`
 * today, `/horoscope/daily-horoscope/leo/2026-11-20` on another day.
 */
export function addressOf(sign: string, { type, valid_from, valid_to }: Dates, today: string): string {
  const period = periodTypeOf(type)
  const of = (name: string, date = '') => `/horoscope/${name}/${sign}${date && `/${date}`}`
  if (period === 'yearly-horoscope')
    return today.slice(0, 4) === valid_from.slice(0, 4) ? of(period) : of(`horoscope-${valid_from.slice(0, 4)}`)
  const isNow = valid_from <= today && today <= valid_to
  if (period === 'weekly-horoscope' || period === 'monthly-horoscope') return of(period, isNow ? '' : valid_from)
  if (valid_from === plusDays(today, -1)) return of('yesterday-horoscope')
  if (valid_from === plusDays(today, 1)) return of('tomorrow-horoscope')
  return of(DAILY_TYPE, isNow ? '' : valid_from)
}

/** The periods before and after that of a horoscope. Null at the ends of the years that are computed. */
export function adjacentPeriods(horoscope: Dates): { before: Dates | null; after: Dates | null } {
  const before = periodAround(horoscope.type, plusDays(horoscope.valid_from, -1))
  const after = periodAround(horoscope.type, plusDays(horoscope.valid_to, 1))
  return { before: isComputed(before) ? before : null, after: isComputed(after) ? after : null }
}

/** The period of a type that contains a day. Weeks begin on Monday. */
function periodAround(type: string, day: string): Dates {
  const period = periodTypeOf(type)
  const [year, month] = [day.slice(0, 4), day.slice(0, 7)]
  if (period === 'yearly-horoscope') return { type, valid_from: `${year}-01-01`, valid_to: `${year}-12-31` }
  if (period === 'monthly-horoscope') return { type, valid_from: `${month}-01`, valid_to: lastDayOf(month) }
  if (period !== 'weekly-horoscope') return { type, valid_from: day, valid_to: day }
  const monday = plusDays(day, -((new Date(day).getUTCDay() + 6) % 7))
  return { type, valid_from: monday, valid_to: plusDays(monday, 6) }
}

const isComputed = ({ valid_from, valid_to }: Dates) => valid_from >= '1900' && valid_to < '2100'
const isoDay = (date: Date) => date.toISOString().slice(0, 10)
const plusDays = (day: string, days: number) => isoDay(new Date(Date.parse(day) + days * 86_400_000))
const lastDayOf = (month: string) => isoDay(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)))
