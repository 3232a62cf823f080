import fc from 'fast-check'
import { expect, test } from 'vitest'
import { people } from '../demo-data/people.ts'
import { rotaOf } from '../demo-data/rota-of.ts'
import { shiftAt } from '@tarapath/backend/astrologers'
import { programmeAround } from './schedule.ts'

const hosts = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, rota: null }))
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })

test('at any moment two or three different astrologers are live, and hours of shows are announced', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const slots = programmeAround(now, hosts)
      const live = slots.filter(({ scheduledAt, endsAt }) => scheduledAt <= now && endsAt > now)
      expect([2, 3]).toContain(live.length)
      expect(new Set(live.map(({ astrologerId }) => astrologerId)).size).toBe(live.length)
      expect(slots.filter(({ scheduledAt }) => scheduledAt > now).length).toBeGreaterThanOrEqual(17)
    }),
  )
})

test('a show that was announced is still the same when it comes', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 5 * 3600 }), (now, seconds) => {
      const later = new Date(now.getTime() + seconds * 1000)
      const then = programmeAround(later, hosts).map((slot) => JSON.stringify(slot))
      const announced = programmeAround(now, hosts).filter(({ endsAt }) => endsAt > later)
      expect(then).toEqual(expect.arrayContaining(announced.map((slot) => JSON.stringify(slot))))
    }),
  )
})

test('nobody is announced outside of the hours they keep, nor for two shows at once', () => {
  const keeping = people.map(({ hours }, at) => ({ id: at + 1, rota: rotaOf(hours) }))
  fc.assert(
    fc.property(moment, (now) => {
      const slots = programmeAround(now, keeping)
      for (const { astrologerId, scheduledAt, endsAt } of slots) {
        const { from, to } = shiftAt(keeping[astrologerId - 1]!.rota, scheduledAt)
        expect([from <= scheduledAt, to >= endsAt]).toEqual([true, true])
      }
      const live = slots.filter(({ scheduledAt, endsAt }) => scheduledAt <= now && endsAt > now)
      expect(live.length).toBeGreaterThanOrEqual(1)
      expect(new Set(live.map(({ astrologerId }) => astrologerId)).size).toBe(live.length)
    }),
  )
})

test('without astrologers there is no programme', () => {
  expect(programmeAround(new Date(), [])).toEqual([])
})
