import { expect, test } from 'vitest'
import { utcOffsetMinutes } from './utc-offset.ts'

test.each([
  ['Asia/Kolkata', '2026-11-20', 330],
  ['Asia/Kolkata', '1943-01-01', 390],
  ['Asia/Kolkata', '1905-01-01', 321 + 10 / 60],
  ['Asia/Kathmandu', '1980-01-01', 330],
  ['Asia/Kathmandu', '1990-01-01', 345],
  ['America/New_York', '2026-07-01', -240],
  ['Africa/Monrovia', '1960-01-01', -44.5],
  ['Europe/London', '2026-01-01', 0],
  ['+05:45', '2026-01-01', 345],
])('the UTC offset of %s on %s', (timeZone, date, minutes) => {
  expect(utcOffsetMinutes(timeZone, new Date(date))).toBe(minutes)
})
