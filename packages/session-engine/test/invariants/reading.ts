import fc from 'fast-check'
import { expect } from 'vitest'
import type { SessionView } from '../../src/index.ts'
import { inProgress, type VirtualWorld } from '../../src/testing.ts'
import { lifeOf, liveThrough, step, TRIGGERS, type Step } from '../arbitrary-timeline.ts'
import { SEED, type Invariant } from './invariant.ts'

const RUNS = { numRuns: 25, seed: SEED }
const holds = (check: (steps: Step[]) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(lifeOf(step), check), RUNS)
const reads = (world: VirtualWorld): number[] => world.calls.filter(({ method }) => method === 'GET').map(({ t }) => t)

/** Everything is there, but "in progress" is not a literal true. */
const ALMOST = { ...(inProgress({ max_call_duration: 5 }) as object), is_consultation_inprogress: 'true' }

export const READING: readonly Invariant[] = [
  {
    says: '17 and 18: reads keep their distance, and stay away when there is nothing to read',
    holds: (build) =>
      holds(async (steps) => {
        const world = await liveThrough(build, steps, () => {})
        const triggers = steps.filter(
          (now) => now.do !== 'wait' && now.do !== 'server' && (now.do !== 'command' || TRIGGERS.includes(now.name)),
        ).length
        expect(reads(world).length).toBeLessThanOrEqual(world.now / 1500 + 2 * triggers + 2)
        const gaps = reads(world)
          .slice(1)
          .map((t, index) => t - (reads(world)[index] ?? 0))
        if (triggers === 0) expect(gaps.every((gap) => gap >= 1500)).toBe(true)
      }),
  },
  {
    says: '19: a failed read changes nothing that is shown',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 100 }),
          fc.constantFrom<unknown>(new Error('offline'), null, {}, '<html>', ALMOST),
          async (at, junk) => {
            const world = build.createVirtualWorld()
            world.server.status(0, inProgress())
            const { engine } = world.openTab()
            await world.runTo(at * 500)
            const before: SessionView = engine.getSnapshot()
            world.server.status(world.now, junk)
            await world.advance(2900)
            expect(engine.getSnapshot()).toBe(before)
          },
        ),
        RUNS,
      ),
  },
  {
    says: '20: a reply older than the end never brings the session back',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 3000 }),
          fc.integer({ min: 0, max: 4000 }),
          fc.integer({ min: 0, max: 4000 }),
          async (at, readMs, endMs) => {
            const world = build.createVirtualWorld()
            world.server.status(0, inProgress())
            world.server.end(0, {}, { latencyMs: endMs })
            const { engine } = world.openTab()
            await world.advance(10)
            world.server.status(10, inProgress(), { latencyMs: readMs })
            await world.advance(at)
            engine.refresh()
            void engine.end()
            await world.advance(4001)
            expect(engine.getSnapshot().phase).toBe('ended')
            engine.refresh()
            await world.advance(10_000)
            expect(engine.getSnapshot().phase).toBe('ended')
            expect([...world.storage]).toEqual([])
          },
        ),
        RUNS,
      ),
  },
]
