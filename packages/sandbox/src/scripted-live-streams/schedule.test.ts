import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoAstrologers } from '../demo-data/demo-astrologers.ts'
import { workingHoursOf } from '../demo-data/working-hours-of.ts'
import { shiftAt } from '@tarapath/backend/astrologers'
import { scheduleAround } from './schedule.ts'

const hosts = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, hours: null }))
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })

test('two or three different astrologers are live at any time, and the next hours are scheduled', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const slots = scheduleAround(now, hosts)
      const live = slots.filter(({ scheduledAt, endsAt }) => scheduledAt <= now && endsAt > now)
      expect([2, 3]).toContain(live.length)
      expect(new Set(live.map(({ astrologerId }) => astrologerId)).size).toBe(live.length)
      expect(slots.filter(({ scheduledAt }) => scheduledAt > now).length).toBeGreaterThanOrEqual(17)
    }),
  )
})

test('a scheduled live stream does not change until it starts', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 5 * 3600 }), (now, seconds) => {
      const later = new Date(now.getTime() + seconds * 1000)
      const then = scheduleAround(later, hosts).map((slot) => JSON.stringify(slot))
      const announced = scheduleAround(now, hosts).filter(({ endsAt }) => endsAt > later)
      expect(then).toEqual(expect.arrayContaining(announced.map((slot) => JSON.stringify(slot))))
    }),
  )
})

test('hosts are scheduled within their working hours, and for one live stream at a time', () => {
  const working = demoAstrologers.map(({ hours }, at) => ({ id: at + 1, hours: workingHoursOf(hours) }))
  fc.assert(
    fc.property(moment, (now) => {
      const slots = scheduleAround(now, working)
      for (const { astrologerId, scheduledAt, endsAt } of slots) {
        const { from, to } = shiftAt(working[astrologerId - 1]!.hours, scheduledAt)
        expect([from <= scheduledAt, to >= endsAt]).toEqual([true, true])
      }
      const live = slots.filter(({ scheduledAt, endsAt }) => scheduledAt <= now && endsAt > now)
      expect(live.length).toBeGreaterThanOrEqual(1)
      expect(new Set(live.map(({ astrologerId }) => astrologerId)).size).toBe(live.length)
    }),
  )
})

test('without astrologers the schedule is empty', () => {
  expect(scheduleAround(new Date(), [])).toEqual([])
})
