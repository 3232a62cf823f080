import type { Reply } from '../endpoint/handler.ts'

export type HoroscopeRange = NonNullable<Reply<'getHoroscope'>['range']>
export type PeriodKind = 'day' | 'week' | 'month' | 'year'

/** The days that a horoscope covers, `start` and `end` included. */
export interface Period {
  readonly kind: PeriodKind
  /** `2026-11-20` */
  readonly start: string
  readonly end: string
}

const DAY_MS = 86_400_000
const FIRST_YEAR = 1900
const LAST_YEAR = 2099
/** Our own choice: the days of horoscopes are days in India, wherever the reader is. */
export const INDIA_OFFSET_MINUTES = 330

/** The date in India at an instant. */
export const dayInIndia = (now: Date): string => isoDate(new Date(now.getTime() + INDIA_OFFSET_MINUTES * 60_000))

/** The period of a range, counted from a day. Weeks begin on Monday. */
export function periodOf(range: HoroscopeRange, today: string): Period {
  const day = new Date(today)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
  switch (range) {
    case 'yesterday':
      return oneDay(plusDays(day, -1))
    case 'today':
      return oneDay(day)
    case 'tomorrow':
      return oneDay(plusDays(day, 1))
    case 'weekly': {
      const monday = plusDays(day, -((day.getUTCDay() + 6) % 7))
      return { kind: 'week', start: isoDate(monday), end: isoDate(plusDays(monday, 6)) }
    }
    case 'monthly':
      return {
        kind: 'month',
        start: isoDate(new Date(Date.UTC(year, month, 1))),
        end: isoDate(new Date(Date.UTC(year, month + 1, 0))),
      }
    case 'yearly':
      return yearPeriod(year)
  }
}

export const yearPeriod = (year: number): Period => ({ kind: 'year', start: `${year}-01-01`, end: `${year}-12-31` })

/** A Monday before all supported days, so that no number of a period is negative. */
const FIRST_MONDAY = Date.UTC(1800, 0, 6)

/** Numbers the periods of each kind: the next day, week, month or year has the next number. */
export function periodNumber({ kind, start }: Period): number {
  const day = new Date(start)
  const days = (day.getTime() - FIRST_MONDAY) / DAY_MS
  const year = day.getUTCFullYear()
  return { day: days, week: Math.floor(days / 7), month: year * 12 + day.getUTCMonth(), year }[kind]
}

const oneDay = (day: Date): Period => ({ kind: 'day', start: isoDate(day), end: isoDate(day) })
const plusDays = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS)
export const isoDate = (date: Date) => date.toISOString().slice(0, 10)

/** The astronomy covers these years, and enough days around them for yesterday and tomorrow. */
export const isSupportedYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR
export const isSupportedDay = (day: string): boolean => isSupportedYear(Number(day.slice(0, 4)))
