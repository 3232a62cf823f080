import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoAstrologers, workingHoursOf } from '@tarapath/sandbox'
import { shiftAt } from './working-hours.ts'

const HOUR = 3_600_000
const workingHours = fc.record({
  fromMinute: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.integer({ min: 1, max: 1380 }),
  days: fc.integer({ min: 1, max: 127 }),
})
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })

test('a night shift belongs to the day on which it starts', () => {
  const night = workingHoursOf({ from: '21:00', to: '06:00', off: ['sat'] })
  // Friday, 20 November 2026, half past midnight in India: Thursday's shift.
  const friday = new Date('2026-11-19T19:00:00Z')
  expect(shiftAt(night, friday)).toEqual({
    from: new Date('2026-11-19T15:30:00Z'),
    to: new Date('2026-11-20T00:30:00Z'),
  })
  // Saturday noon: nothing begins on Saturday evening.
  expect(shiftAt(night, new Date('2026-11-21T06:30:00Z')).from).toEqual(new Date('2026-11-22T15:30:00Z'))
})

test('the shift of any working hours is in progress or starts within eight days, and shifts do not overlap', () => {
  fc.assert(
    fc.property(workingHours, instant, (one, now) => {
      const hours = shiftAt(one, now)
      expect(hours.to > now).toBe(true)
      expect(hours.from.getTime() - now.getTime()).toBeLessThanOrEqual(8 * 24 * HOUR)
      expect(hours.to.getTime() - hours.from.getTime()).toBe(one.minutes * 60_000)
      const next = shiftAt(one, hours.to)
      expect(next.from >= hours.to).toBe(true)
      expect(shiftAt(one, new Date(hours.to.getTime() - 1))).toEqual(hours)
    }),
  )
})

test('at every half hour of the week some of the sixty astrologers work, and never all', () => {
  const start = Date.parse('2026-11-15T18:30:00Z')
  const there = Array.from({ length: 7 * 24 * 2 }, (_, half) => {
    const now = new Date(start + half * HOUR * 0.5)
    return demoAstrologers.filter(({ hours }) => shiftAt(workingHoursOf(hours), now).from <= now).length
  })
  expect(Math.min(...there)).toBeGreaterThanOrEqual(5)
  expect(Math.max(...there)).toBeLessThanOrEqual(52)
})
