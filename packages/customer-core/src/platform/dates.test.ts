import { expect, test } from 'vitest'
import {
  dayInIndia,
  formatDay,
  formatDayAndTime,
  formatLongDay,
  formatMonth,
  formatShortDay,
  formatTime,
} from './dates.ts'

const LATE_ON_THE_19TH_IN_LONDON = '2026-11-19T20:42:00Z'

test('days and times are those of India, wherever the page is read', () => {
  expect(formatDay(LATE_ON_THE_19TH_IN_LONDON)).toBe('20 Nov 2026')
  expect(formatLongDay(LATE_ON_THE_19TH_IN_LONDON)).toBe('Friday 20 November')
  expect(formatTime(LATE_ON_THE_19TH_IN_LONDON)).toBe('2:12 am')
  expect(formatDayAndTime('2026-09-01T10:42:00+05:30')).toBe('1 Sep 2026, 10:42 am')
  expect(formatShortDay(LATE_ON_THE_19TH_IN_LONDON)).toBe('20 Nov')
  expect(dayInIndia(LATE_ON_THE_19TH_IN_LONDON)).toBe('2026-11-20')
})

test('a month has its year unless it is this one', () => {
  expect(formatMonth('2026-09', '2026-11-20')).toBe('September')
  expect(formatMonth('2025-11', '2026-11-20')).toBe('November 2025')
})
