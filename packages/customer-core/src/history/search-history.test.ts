import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { searchHistory } from './search-history.ts'

const chat = (id: number, name: string, reference?: string): ConsultationHistoryItem => ({
  id,
  order_type: 1,
  status: 'completed',
  consultant: { id, name, avatar: null },
  started_at: '2026-11-18T10:00:00Z',
  ended_at: '2026-11-18T10:01:00Z',
  duration_seconds: 60,
  amount_charged: 18,
  rating: null,
  has_recording: false,
  ...(reference ? { reference } : {}),
})
const items = [chat(1, 'Acharya Meera', 'TP-8F21C'), chat(2, 'पं. राघव जोशी'), chat(3, 'Rohini Shetty', 'TP-11ABC')]
const idsFor = (text: string) => searchHistory(items, text).map(({ id }) => id)

test('a consultation is found by a part of the name, in any case and script', () => {
  expect(idsFor(' meera ')).toEqual([1])
  expect(idsFor('राघव')).toEqual([2])
})

test('a consultation is found by its receipt number', () => {
  expect(idsFor('tp-8f')).toEqual([1])
})

test('nothing to search for leaves all, and an unknown name none', () => {
  expect(idsFor(' ')).toEqual([1, 2, 3])
  expect(idsFor('nobody')).toEqual([])
})
