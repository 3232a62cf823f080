import type { Reply } from '../endpoint/handler.ts'

export type HoroscopeRange = NonNullable<Reply<'getHoroscope'>['range']>
export type PeriodKind = 'day' | 'week' | 'month' | 'year'

/** The days a horoscope is for; both ends belong to it. */
export interface Period {
  readonly kind: PeriodKind
  /** `2026-11-20` */
  readonly start: string
  readonly end: string
}

const DAY_MS = 86_400_000
/** Our own choice: a horoscope's day is a day in India, wherever the reader is. */
export const INDIA_OFFSET_MINUTES = 330

/** The civil date in India at a moment. */
export const dayInIndia = (now: Date): string => isoDate(new Date(now.getTime() + INDIA_OFFSET_MINUTES * 60_000))

/** The period that a range means when it is counted from a day. Weeks begin on Monday. */
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

const oneDay = (day: Date): Period => ({ kind: 'day', start: isoDate(day), end: isoDate(day) })
const plusDays = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS)
export const isoDate = (date: Date) => date.toISOString().slice(0, 10)
