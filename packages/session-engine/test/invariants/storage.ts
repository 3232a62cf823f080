import fc from 'fast-check'
import { expect } from 'vitest'
import { inProgress } from '../../src/testing.ts'
import { happen, lifeOf, liveThrough, step, type Step } from '../arbitrary-timeline.ts'
import { SEED, type Invariant } from './invariant.ts'

const RUNS = { numRuns: 25, seed: SEED }
const holds = (check: (steps: Step[]) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(lifeOf(step), check), RUNS)
const TIMER_KEYS = ['maxDuration', 'startChatTime', 'chatIdleTime']

export const STORAGE: readonly Invariant[] = [
  {
    says: '13 and 14: storage says what the phase says',
    holds: (build) =>
      holds(async (steps) => {
        await liveThrough(build, steps, (world, tab) => {
          const { storage } = world
          const { phase } = tab.engine.getSnapshot()
          expect(storage.has('sessionDetails')).toBe(storage.has('sessionDetails_id'))
          if (TIMER_KEYS.some((key) => storage.has(key))) expect(storage.has('sessionDetails')).toBe(true)
          if (phase === 'ended' || phase === 'review' || phase === 'done') {
            expect([...storage.keys()].filter((key) => key !== 'sessionEngine:pendingEnd')).toEqual([])
          }
          if (phase === 'active' || phase === 'waiting') {
            const details = JSON.parse(storage.get('sessionDetails') ?? '{}') as { [field: string]: unknown }
            expect(details['astro_pickup_status'] === true && details['customer_pickup_status'] === true).toBe(
              phase === 'active',
            )
          }
        })
      }),
  },
  {
    says: '27: what is stored brings the same session back',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 170 }),
          fc.integer({ min: 200, max: 3000 }),
          fc.constantFrom(1, 2),
          async (awake, max_call_duration, order_type) => {
            const world = build.createVirtualWorld()
            world.server.status(0, inProgress({ max_call_duration, order_type }))
            const tab = world.openTab()
            await world.runTo(awake * 997)
            const before = { view: tab.engine.getSnapshot(), count: tab.engine.getCountdown() }
            world.server.status(world.now, new Error('offline'))
            const { engine } = tab.reload()
            expect(engine.getSnapshot().consultation).toEqual(before.view.consultation)
            expect(engine.getSnapshot().maxEndsAt).toBe(before.view.maxEndsAt)
            expect(
              Math.abs((engine.getCountdown().idleSeconds ?? 0) - (before.count.idleSeconds ?? 0)),
            ).toBeLessThanOrEqual(1)
          },
        ),
        RUNS,
      ),
  },
  {
    says: '28: storage that throws changes nothing that is seen or sent',
    holds: (build) =>
      holds(async ([first, ...rest]) => {
        const fail = (): never => {
          throw new Error('QuotaExceededError')
        }
        const seen = await Promise.all(
          [false, true].map(async (isBroken) => {
            const world = build.createVirtualWorld()
            if (first?.do === 'server') world.server.status(0, first.reply)
            const seed = world.openTab({ signedIn: false })
            seed.engine.dispose()
            const storage = isBroken ? { get: fail, set: fail, remove: fail } : seed.ports.storage
            const engine = build.createSessionEngine({ ports: { ...seed.ports, storage }, signedIn: true, path: '/' })
            const views: unknown[] = []
            for (const now of rest) {
              await happen(world, { ...seed, engine }, now)
              views.push(engine.getSnapshot(), engine.getCountdown())
            }
            return [views, world.calls, seed.navigations]
          }),
        )
        expect(seen[1]).toEqual(seen[0])
      }),
  },
]
