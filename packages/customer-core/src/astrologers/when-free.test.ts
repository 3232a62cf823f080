import { expect, test } from 'vitest'
import { whenLive, whenFree } from './when-free.ts'

const NOON = Date.parse('2026-11-20T12:00:00+05:30')
const offline = (next_available_at: string | null) =>
  whenFree({ availability: 'offline', wait_time_seconds: null, next_available_at }, NOON)
const busy = (wait_time_seconds: number | null) =>
  whenFree({ availability: 'busy', wait_time_seconds, next_available_at: null }, NOON)

test('an offline astrologer comes back at a time in India', () => {
  expect(offline('2026-11-20T18:00:00+05:30')).toBe('Back at 6 pm')
  expect(offline('2026-11-21T06:00:00+05:30')).toBe('Back tomorrow at 6 am')
  expect(offline('2026-11-20T20:30:00Z')).toBe('Back tomorrow at 2 am')
  expect(offline('2026-11-25T06:30:00+05:30')).toBe('Back on 25 Nov at 6:30 am')
  expect(offline(null)).toBe('Offline')
})

test('a busy astrologer is free in whole minutes', () => {
  expect(busy(330)).toBe('Busy, free in about 6 min')
  expect(busy(20)).toBe('Busy, free in about 1 min')
  expect(busy(null)).toBe('Busy')
  expect(busy(0)).toBe('Busy')
})

test('an astrologer goes live at a time in India', () => {
  const at = (instant: string) => whenLive('Acharya Meera', instant, NOON)
  expect(at('2026-11-20T19:00:00+05:30')).toBe('Acharya Meera goes live at 7 pm')
  expect(at('2026-11-21T07:30:00+05:30')).toBe('Acharya Meera goes live tomorrow at 7:30 am')
  expect(at('2026-11-25T19:00:00+05:30')).toBe('Acharya Meera goes live on 25 Nov at 7 pm')
  expect(at('2026-11-20T11:58:00+05:30')).toBe('Acharya Meera goes live soon')
})
