import fc from 'fast-check'
import { expect } from 'vitest'
import type { Ports } from '../../src/index.ts'
import { inProgress, type Tab, type VirtualWorld } from '../../src/testing.ts'
import { happen, lifeOf, liveThrough, step, type Step } from '../arbitrary-timeline.ts'
import { SEED, type Invariant } from './invariant.ts'

const RUNS = { numRuns: 25, seed: SEED }
const holds = (check: (steps: Step[]) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(lifeOf(step), check), RUNS)
const ends = (world: VirtualWorld) => world.calls.filter(({ method }) => method === 'POST')
const wall = ({ ports }: Tab): number => ports.clock.wall()

export const LIFE: readonly Invariant[] = [
  {
    says: '1: all end calls for one consultation are the same',
    holds: (build) =>
      holds(async (steps) => {
        const world = await liveThrough(build, steps, () => {})
        await world.advance(60_000)
        const sent = new Map<string, Set<string>>()
        for (const { path, body, idempotencyKey } of ends(world)) {
          sent.set(path, (sent.get(path) ?? new Set()).add(JSON.stringify([body, idempotencyKey])))
        }
        for (const bodies of sent.values()) expect(bodies.size).toBe(1)
      }),
  },
  {
    says: '3: nothing is ended before the first read has settled',
    holds: (build) =>
      holds(async (steps) => {
        const world = build.createVirtualWorld()
        world.server.status(0, inProgress({ max_call_duration: 5 }))
        const tab = world.openTab()
        await world.advance(1000)
        tab.close()
        world.server.status(1000, inProgress({ max_call_duration: 5 }), { latencyMs: 1e9 })
        const again = world.openTab()
        for (const now of steps) {
          const isAsked = now.do === 'command' && (now.name === 'end' || now.name === 'requestLogout')
          if (now.do !== 'server' && !isAsked) await happen(world, again, now)
        }
        expect(ends(world)).toEqual([])
      }),
  },
  {
    says: '5: never live past zero',
    holds: (build) =>
      holds(async (steps) => {
        await liveThrough(build, steps, (_, tab) => {
          const { phase, confirmed, idleEndsAt } = tab.engine.getSnapshot()
          if (phase === 'active' && confirmed && idleEndsAt !== null) expect(idleEndsAt).toBeGreaterThan(wall(tab))
        })
      }),
  },
  {
    says: '6: the idle warning is open exactly when it is due',
    holds: (build) =>
      holds(async (steps) => {
        await liveThrough(build, steps, (_, tab) => {
          const { phase, confirmed, idleEndsAt, modal, consultation } = tab.engine.getSnapshot()
          if (modal === 'endWarningLogout') return
          const left = idleEndsAt === null ? null : idleEndsAt - wall(tab)
          const isChat = consultation?.order_type === 1
          const isDue = phase === 'active' && confirmed && isChat && left !== null && left > 0 && left <= 60_000
          expect(modal === 'idleWarning').toBe(isDue)
        })
      }),
  },
  {
    says: '7: "continue" gives exactly 180 s when the warning is open, and does nothing else',
    holds: (build) =>
      holds(async (steps) => {
        await liveThrough(build, steps, (_, tab, now) => {
          const before = tab.engine.getSnapshot()
          if (now === null || before.modal === 'endWarningLogout') return
          const hasContinued = tab.engine.continue()
          expect(hasContinued).toBe(before.modal === 'idleWarning')
          const after = tab.engine.getSnapshot()
          if (!hasContinued) expect(after).toBe(before)
          else expect([after.modal, (after.idleEndsAt ?? 0) - wall(tab)]).toEqual([null, 180_000])
        })
      }),
  },
  {
    says: '16: the ended modal opens once for each consultation',
    holds: (build) =>
      holds(async (steps) => {
        const opened: string[] = []
        let isOpen = false
        await liveThrough(build, steps, (_, tab) => {
          const { modal, ended } = tab.engine.getSnapshot()
          if (modal === 'sessionEnded' && !isOpen && ended) opened.push(ended.id)
          isOpen = modal === 'sessionEnded'
        })
        expect(new Set(opened).size).toBe(opened.length)
      }),
  },
  {
    says: '22: the embedded view never sees a modal or a widget, and the page stays',
    holds: (build) =>
      holds(async (steps) => {
        const look = (_: VirtualWorld, { engine, navigations }: Tab): void => {
          expect(engine.getSnapshot()).toMatchObject({ modal: null, widget: null })
          expect(navigations).not.toContain('reload')
        }
        await liveThrough(build, steps, look, { popups: false })
      }),
  },
  {
    says: '23: at most one timer is armed',
    holds: (build) =>
      holds(async ([first, ...rest]) => {
        const world = build.createVirtualWorld()
        if (first?.do === 'server') world.server.status(0, first.reply)
        const seed = world.openTab({ signedIn: false })
        seed.engine.dispose()
        let armed = 0
        const after: Ports['scheduler']['after'] = (ms, fn) => {
          armed += 1
          expect(armed).toBe(1)
          let isOver = false
          const over = (): void => {
            if (!isOver) armed -= 1
            isOver = true
          }
          const cancel = seed.ports.scheduler.after(ms, () => (over(), fn()))
          return () => (over(), cancel())
        }
        const engine = build.createSessionEngine({
          ports: { ...seed.ports, scheduler: { after } },
          signedIn: true,
          path: '/',
        })
        for (const now of rest) await happen(world, { ...seed, engine }, now)
      }),
  },
]
