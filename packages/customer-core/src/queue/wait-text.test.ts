import { expect, test } from 'vitest'
import { expectedWaitText, waitText } from './wait-text.ts'

const consultant = { id: 7, name: 'Acharya Meera' }

test('an entry says how many are ahead and the whole range', () => {
  const range = { from_seconds: 310, to_seconds: 505 }
  expect(waitText({ consultant, position: 3, estimated_wait_range: range })).toBe('2 ahead of you · about 5–9 min')
  expect(waitText({ consultant, position: 1, estimated_wait_range: range })).toBe('You’re next · about 5–9 min')
})

test('an entry says that the astrologer takes the customer next', () => {
  const entry = { consultant, position: 1, estimated_wait_range: { from_seconds: 310, to_seconds: 505 } }
  expect(waitText({ ...entry, confirmed_at: '2026-11-26T10:00:00Z' })).toBe(
    'Acharya Meera takes you next · about 5–9 min',
  )
})

test('a wait is never shorter than it may be', () => {
  const until = (to_seconds: number) =>
    waitText({ consultant, position: 1, estimated_wait_range: { from_seconds: 0, to_seconds } })
  expect(until(20)).toContain('under 1 min')
  expect(until(61)).toContain('about 0–2 min')
  expect(waitText({ consultant, position: 1, estimated_wait_range: { from_seconds: 120, to_seconds: 120 } })).toContain(
    'about 2 min',
  )
})

test('a wait of hours is shown in hours', () => {
  const until = (from_seconds: number, to_seconds: number) =>
    expectedWaitText({ ahead: 0, range: { from_seconds, to_seconds }, usual: null })
  expect(until(97_200, 97_260)).toBe('Nobody ahead · about 27–28 h')
  expect(until(10_800, 10_800)).toBe('Nobody ahead · about 3 h')
  expect(until(7199, 9000)).toBe('Nobody ahead · about 119–150 min')
})

test('a customer who has not joined yet reads how many would be ahead', () => {
  const usual = { from_seconds: 250, to_seconds: 700 }
  expect(expectedWaitText({ ahead: 2, range: { from_seconds: 600, to_seconds: 1080 }, usual })).toBe(
    '2 ahead · about 10–18 min · usually 4–12 min each',
  )
  expect(expectedWaitText({ ahead: 0, range: null, usual: null })).toBe('Nobody ahead · wait not known yet')
})

test('a wait that cannot be estimated says so', () => {
  expect(waitText({ consultant, position: 2, estimated_wait_range: null })).toBe('1 ahead of you · wait not known yet')
})
