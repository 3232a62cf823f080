import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { historyPath, readHistoryQuery } from './history-query.ts'
import { firstRows, monthsOf } from './months.ts'

const NOW = Date.parse('2026-11-22T06:00:00Z')
const ALL = readHistoryQuery(new URLSearchParams())

const chat = (
  id: number,
  started: string | null,
  more: Partial<ConsultationHistoryItem> = {},
): ConsultationHistoryItem => ({
  id,
  order_type: 1,
  status: 'completed',
  consultant: { id: 6, name: 'Acharya Meera', avatar: null },
  started_at: started,
  ended_at: started,
  duration_seconds: 60,
  amount_charged: 18,
  rating: null,
  has_recording: false,
  ...more,
})

test('a month counts in India, and its total is what was paid after refunds', () => {
  const items = [
    // Half past midnight of 1 December in India.
    chat(4, '2026-11-30T19:00:00Z'),
    chat(3, '2026-11-18T10:00:00Z', { amount_charged: 265.8, duration_seconds: 886 }),
    chat(2, '2026-11-08T10:00:00Z', { amount_charged: 20, refunded: 20, duration_seconds: 60 }),
    chat(1, null, { ended_at: '2026-10-11T10:00:00Z', status: 'missed', amount_charged: 0, duration_seconds: 0 }),
  ]
  const months = monthsOf({ items, isComplete: true }, ALL, NOW)
  expect(months.map(({ month, total }) => [month, total])).toEqual([
    ['2026-12', { paise: 1800, count: 1, seconds: 60 }],
    ['2026-11', { paise: 26580, count: 2, seconds: 946 }],
    ['2026-10', { paise: 0, count: 0, seconds: 0 }],
  ])
})

test('the oldest month has no total when older consultations were not loaded', () => {
  const items = [chat(3, '2026-11-18T10:00:00Z'), chat(2, '2026-10-18T10:00:00Z'), chat(1, '2026-10-08T10:00:00Z')]
  const totals = monthsOf({ items, isComplete: false }, ALL, NOW).map(({ total }) => total?.paise ?? null)
  expect(totals).toEqual([1800, null])
})

test('the filters are those of the address, and the totals follow them', () => {
  const items = [
    chat(4, '2026-11-18T10:00:00Z'),
    chat(3, '2026-11-17T10:00:00Z', { order_type: 2 }),
    chat(2, '2026-11-16T10:00:00Z', { consultant: { id: 7, name: 'Pt. Raghav Joshi', avatar: null } }),
    chat(1, '2026-10-16T10:00:00Z'),
  ]
  const ids = (search: string) =>
    monthsOf({ items, isComplete: true }, readHistoryQuery(new URLSearchParams(search)), NOW).flatMap((month) =>
      month.items.map(({ id }) => id),
    )
  expect(ids('kind=call')).toEqual([3])
  expect(ids('person=7')).toEqual([2])
  expect(ids('month=2026-10')).toEqual([1])
  expect(ids('kind=fax&person=x&month=2026-13')).toEqual([4, 3, 2, 1])
  expect(historyPath({ ...ALL, kind: 'chat', person: 7, show: 100 }, { month: '2026-10' })).toBe(
    '/history?kind=chat&person=7&month=2026-10',
  )
})

test('the first rows are cut off within a month, whose total stays whole', () => {
  const items = [5, 4, 3].map((id) => chat(id, '2026-11-18T10:00:00Z')).concat(chat(2, '2026-10-18T10:00:00Z'))
  const months = firstRows(monthsOf({ items, isComplete: true }, ALL, NOW), 2)
  expect(months.map((month) => [month.month, month.items.length, month.total?.count])).toEqual([['2026-11', 2, 3]])
})
