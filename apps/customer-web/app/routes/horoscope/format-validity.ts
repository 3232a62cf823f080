import type { Horoscope } from '@tarapath/api-client/types'
import { formatDay, formatMonth, formatShortDay } from '@tarapath/customer-core/platform'
import { periodTypeOf } from './horoscope-period.ts'
import { horoscopesWords } from './words/horoscopes.gen.ts'

type Dates = Pick<Horoscope, 'type' | 'valid_from' | 'valid_to'>

/** "20 Nov 2026", "16 Nov 2026 to 22 Nov 2026" */
export function formatValidity(horoscope: Dates | undefined): string | null {
  return horoscope ? daysOf(horoscope, formatDay) : null
}

/** "20 Nov", "16 Nov to 22 Nov", "November", "2026" */
export function formatPeriod(horoscope: Dates, today: string): string {
  const period = periodTypeOf(horoscope.type)
  if (period === 'yearly-horoscope') return horoscope.valid_from.slice(0, 4)
  if (period === 'monthly-horoscope') return formatMonth(horoscope.valid_from.slice(0, 7), today)
  return daysOf(horoscope, formatShortDay)
}

function daysOf({ valid_from, valid_to }: Dates, format: (instant: string) => string): string {
  const [from, to] = [valid_from, valid_to].map((day) => format(`${day}T12:00:00+05:30`)) as [string, string]
  return from === to ? from : horoscopesWords().period({ from, to })
}
