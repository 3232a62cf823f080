import { expect, test } from 'vitest'
import { daysOfMonth, plusDays, plusMonths, weekAround } from './calendar-days.ts'

test('a week has three days on each side of its date, across months and years', () => {
  expect(weekAround('2026-12-31')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('the days of a month are complete, also in February', () => {
  expect(daysOfMonth('2026-02-14')).toHaveLength(28)
  expect(daysOfMonth('2028-02-14').at(-1)).toBe('2028-02-29')
  expect(daysOfMonth('2026-12-31')[0]).toBe('2026-12-01')
})

test('the month after the end of January is February, up to its last day', () => {
  expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(plusMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(plusMonths('2026-12-05', 1)).toBe('2027-01-05')
  expect(plusMonths('2026-01-05', -1)).toBe('2025-12-05')
})
