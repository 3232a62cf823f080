import fc from 'fast-check'
import { expect } from 'vitest'
import { inProgress, type Tab, type VirtualWorld } from '../../src/testing.ts'
import { SEED, type Invariant } from './invariant.ts'

const RUNS = { numRuns: 25, seed: SEED }
const ends = (world: VirtualWorld) => world.calls.filter(({ method }) => method === 'POST')
const wall = ({ ports }: Tab): number => ports.clock.wall()

export const CLOCKS: readonly Invariant[] = [
  {
    says: '9: idle time does not move while one side has hung up',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(fc.integer({ min: 5, max: 170 }), fc.integer({ min: 5, max: 600 }), async (talk, pause) => {
          const world = build.createVirtualWorld()
          world.server.status(0, inProgress())
          world.server.status(talk * 1000, inProgress({ customer_pickup_status: false }))
          const { engine } = world.openTab()
          await world.runTo((talk + 2) * 1000)
          const before = engine.getCountdown().idleSeconds
          await world.advance(pause * 1000)
          expect(engine.getSnapshot().phase).toBe('waiting')
          expect(engine.getCountdown().idleSeconds).toBe(before)
        }),
        RUNS,
      ),
  },
  {
    says: '10: a gap leaves at least a minute, or what was left',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 175 }),
          fc.integer({ min: 3, max: 4000 }),
          fc.boolean(),
          async (awake, away, sleeps) => {
            const world = build.createVirtualWorld()
            world.server.status(0, inProgress({ max_call_duration: 9000 }))
            const { engine } = world.openTab()
            await world.runTo(awake * 1000)
            const before = engine.getCountdown().idleSeconds ?? 0
            await (sleeps ? world.sleep(away * 1000) : world.freeze(away * 1000))
            await world.advance(1600)
            expect(engine.getCountdown().idleSeconds).toBeGreaterThanOrEqual(Math.min(before, 60) - 2)
            expect(ends(world)).toEqual([])
          },
        ),
        RUNS,
      ),
  },
  {
    says: '11: setting the clock forward or back changes neither countdown',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 170 }),
          fc.integer({ min: -1e8, max: 1e8 }),
          fc.constantFrom(0, 50, 400),
          async (awake, byMs, latencyMs) => {
            const world = build.createVirtualWorld()
            world.server.status(0, inProgress(), { latencyMs })
            const { engine } = world.openTab()
            await world.runTo(awake * 1000)
            const before = engine.getCountdown()
            world.shiftWallClock(byMs)
            await world.advance(1500)
            const after = engine.getCountdown()
            expect(Math.abs((before.idleSeconds ?? 0) - (after.idleSeconds ?? 0) - 1.5)).toBeLessThanOrEqual(1)
            expect(Math.abs((before.remainingSeconds ?? 0) - (after.remainingSeconds ?? 0) - 1.5)).toBeLessThanOrEqual(
              1,
            )
          },
        ),
        RUNS,
      ),
  },
  {
    says: '12: with a readable Date the time remaining is the server’s to 1.2 s after one reply',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: -1e8, max: 1e8 }),
          fc.integer({ min: 40, max: 400 }),
          fc.integer({ min: 0, max: 999 }),
          async (dateSkewMs, latencyMs, phase) => {
            const world = build.createVirtualWorld()
            await world.advance(phase)
            const startedAt = Date.parse('2026-01-01T00:00:00Z') + dateSkewMs - 60_000
            world.server.status(0, inProgress({ start_datetime: new Date(startedAt).toISOString() }), {
              latencyMs,
              dateSkewMs,
            })
            const tab = world.openTab()
            await world.advance(latencyMs)
            const serverNow = Date.parse('2026-01-01T00:00:00Z') + world.now + dateSkewMs
            const serverLeft = startedAt + 900_000 - serverNow
            expect(Math.abs((tab.engine.getSnapshot().maxEndsAt ?? 0) - wall(tab) - serverLeft)).toBeLessThanOrEqual(
              1200,
            )
          },
        ),
        { numRuns: 200, seed: SEED },
      ),
  },
  {
    says: '24: a new longest duration leaves idle time alone',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 200, max: 5000 }), { minLength: 1, maxLength: 20 }),
          async (maxima) => {
            const world = build.createVirtualWorld()
            maxima.forEach((max_call_duration, index) =>
              world.server.status(index * 3000, inProgress({ max_call_duration })),
            )
            const { engine } = world.openTab()
            await world.advance(10)
            const before = engine.getSnapshot().idleEndsAt
            await world.advance(maxima.length * 3000)
            expect(engine.getSnapshot().idleEndsAt).toBe(before)
          },
        ),
        RUNS,
      ),
  },
]
