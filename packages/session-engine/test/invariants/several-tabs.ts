import fc from 'fast-check'
import { expect } from 'vitest'
import { inProgress, type VirtualWorld } from '../../src/testing.ts'
import { happen } from '../arbitrary-timeline.ts'
import { SEED, type Invariant } from './invariant.ts'

const ends = (world: VirtualWorld) => world.calls.filter(({ method }) => method === 'POST')

export const TABS: readonly Invariant[] = [
  {
    says: '25: they end once, say the same, and count the same',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(
          fc.record({
            count: fc.integer({ min: 2, max: 5 }),
            endReply: fc.constantFrom<unknown>({}, { status_message: 'Bye.' }),
            endMs: fc.constantFrom(0, 40, 400, 5000),
            readMs: fc.constantFrom(0, 60, 300),
          }),
          fc.array(
            fc.record({
              tab: fc.nat(4),
              after: fc.integer({ min: 100, max: 70_000 }),
              name: fc.constantFrom('send', 'continue', 'refresh', 'hide', 'show'),
            }),
            { maxLength: 8 },
          ),
          async ({ count, endReply, endMs, readMs }, acts) => {
            const world = build.createVirtualWorld()
            world.server.status(0, inProgress({ max_call_duration: 400 }), { latencyMs: readMs })
            world.server.end(0, endReply, { latencyMs: endMs })
            const tabs = Array.from({ length: count }, () => world.openTab())
            await world.advance(3000)
            for (const { tab, after, name } of acts) {
              const one = tabs[tab % count]
              if (one) await happen(world, one, { do: 'command', name: name as 'send' })
              await world.advance(after)
              const idle = tabs
                .map(({ engine }) => engine.getCountdown().idleSeconds)
                .filter((seconds) => seconds !== null)
              if (idle.length > 1) expect(Math.max(...idle) - Math.min(...idle)).toBeLessThanOrEqual(1)
            }
            await world.advance(420_000)
            expect(ends(world)).toHaveLength(1)
            expect(new Set(tabs.map(({ engine }) => engine.getSnapshot().ended?.message)).size).toBe(1)
            expect(tabs.every(({ engine }) => engine.getSnapshot().phase === 'ended')).toBe(true)
          },
        ),
        { numRuns: 25, seed: SEED },
      ),
  },
]
