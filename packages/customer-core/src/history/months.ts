import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { dayInIndia, toPaise } from '../platform/index.ts'
import type { HistoryQuery } from './history-query.ts'
import type { LoadedHistory } from './load-history.ts'

export interface Month {
  /** 2026-11, in India. */
  month: string
  items: ConsultationHistoryItem[]
  /** What the paid consultations cost, and how many and how long they were; null when some of the month are missing. */
  total: { paise: number; count: number; seconds: number } | null
}

type Dated = Pick<ConsultationHistoryItem, 'started_at' | 'ended_at'>

/** What a consultation cost after refunds, in whole paise. */
export function costPaise({
  amount_charged: charged,
  refunded = 0,
}: Pick<ConsultationHistoryItem, 'amount_charged' | 'refunded'>): number {
  return toPaise(charged) - toPaise(refunded)
}

/** The month of a consultation: of its start, or of its end when it never began. An open one is of this month. */
export function monthOf({ started_at, ended_at }: Dated, now: number): string {
  return dayInIndia(started_at ?? ended_at ?? now).slice(0, 7)
}

/** The consultations that the filters leave, by month, newest first. */
export function monthsOf({ items, isComplete }: LoadedHistory, query: HistoryQuery, now: number): Month[] {
  const oldest = items.at(-1)
  const cutMonth = isComplete || !oldest ? null : monthOf(oldest, now)
  const matching = items.filter(
    (item) =>
      (query.kind === null || (item.order_type === 2 ? 'call' : 'chat') === query.kind) &&
      (query.person === null || item.consultant.id === query.person) &&
      (query.month === null || monthOf(item, now) === query.month),
  )
  const byMonth = new Map<string, ConsultationHistoryItem[]>()
  for (const item of matching) {
    const month = monthOf(item, now)
    byMonth.set(month, [...(byMonth.get(month) ?? []), item])
  }
  return [...byMonth].map(([month, own]) => ({ month, items: own, total: month === cutMonth ? null : totalOf(own) }))
}

function totalOf(items: readonly ConsultationHistoryItem[]): NonNullable<Month['total']> {
  const paid = items.filter(({ duration_seconds: seconds }) => seconds > 0)
  return {
    paise: items.reduce((sum, item) => sum + costPaise(item), 0),
    count: paid.length,
    seconds: paid.reduce((sum, { duration_seconds: seconds }) => sum + seconds, 0),
  }
}

/** The first rows of the months, in all as many as `count`. The totals stay those of whole months. */
export function firstRows(months: readonly Month[], count: number): Month[] {
  let left = count
  return months.flatMap((month) => {
    const items = month.items.slice(0, Math.max(0, left))
    left -= month.items.length
    return items.length > 0 ? [{ ...month, items }] : []
  })
}
