import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSessionEngine, type Ports, type SessionView } from '../src/index.ts'
import { createVirtualWorld, inProgress, type Tab, type VirtualWorld } from '../src/testing.ts'
import { happen, lifeOf, liveThrough, step, TRIGGERS, type Step } from './arbitrary-life.ts'

const RUNS = { numRuns: 40 }
const TIMER_KEYS = ['maxDuration', 'startChatTime', 'chatIdleTime']
const holds = (steps: fc.Arbitrary<Step[]>, check: (steps: Step[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(steps, check), RUNS)
const reads = (world: VirtualWorld): number[] => world.calls.filter(({ method }) => method === 'GET').map(({ t }) => t)
const ends = (world: VirtualWorld) => world.calls.filter(({ method }) => method === 'POST')
const wall = ({ ports }: Tab): number => ports.clock.wall()

describe('whatever happens to one tab', () => {
  test('1: all end calls for one consultation are the same', () =>
    holds(lifeOf(step), async (steps) => {
      const world = await liveThrough(steps, () => {})
      await world.advance(60_000)
      const sent = new Map<string, Set<string>>()
      for (const { path, body, idempotencyKey } of ends(world)) {
        sent.set(path, (sent.get(path) ?? new Set()).add(JSON.stringify([body, idempotencyKey])))
      }
      for (const bodies of sent.values()) expect(bodies.size).toBe(1)
    }))

  test('3: nothing is ended before the first read has settled', () =>
    holds(lifeOf(step), async (steps) => {
      const world = createVirtualWorld()
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
    }))

  test('5: never live past zero', () =>
    holds(lifeOf(step), async (steps) => {
      await liveThrough(steps, (_, tab) => {
        const { phase, confirmed, idleEndsAt } = tab.engine.getSnapshot()
        if (phase === 'active' && confirmed && idleEndsAt !== null) expect(idleEndsAt).toBeGreaterThan(wall(tab))
      })
    }))

  test('6: the idle warning is open exactly when it is due', () =>
    holds(lifeOf(step), async (steps) => {
      await liveThrough(steps, (_, tab) => {
        const { phase, confirmed, idleEndsAt, modal, consultation } = tab.engine.getSnapshot()
        if (modal === 'endWarningLogout') return
        const left = idleEndsAt === null ? null : idleEndsAt - wall(tab)
        const isChat = consultation?.order_type === 1
        const isDue = phase === 'active' && confirmed && isChat && left !== null && left > 0 && left <= 60_000
        expect(modal === 'idleWarning').toBe(isDue)
      })
    }))

  test('7: "continue" gives exactly 180 s when the warning is open, and does nothing else', () =>
    holds(lifeOf(step), async (steps) => {
      await liveThrough(steps, (_, tab, now) => {
        const before = tab.engine.getSnapshot()
        if (now === null || before.modal === 'endWarningLogout') return
        const hasContinued = tab.engine.continue()
        expect(hasContinued).toBe(before.modal === 'idleWarning')
        const after = tab.engine.getSnapshot()
        if (!hasContinued) expect(after).toBe(before)
        else expect([after.modal, (after.idleEndsAt ?? 0) - wall(tab)]).toEqual([null, 180_000])
      })
    }))

  test('8: idle time rises only for a reason, and never above 180 s', () =>
    holds(lifeOf(step), async (steps) => {
      let last: { id: string; left: number } | null = null
      await liveThrough(steps, (_, tab, now) => {
        const { consultation } = tab.engine.getSnapshot()
        const { idleSeconds } = tab.engine.getCountdown()
        if (!consultation || idleSeconds === null) return void (last = null)
        expect(idleSeconds).toBeLessThanOrEqual(180)
        const isReason = now === null || (now.do === 'command' && (now.name === 'continue' || now.name === 'send'))
        if (last?.id === consultation.id && !isReason) expect(idleSeconds).toBeLessThanOrEqual(last.left)
        last = { id: consultation.id, left: idleSeconds }
      })
    }))

  test('9: idle time does not move while one side has hung up', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 5, max: 170 }), fc.integer({ min: 5, max: 600 }), async (talk, pause) => {
        const world = createVirtualWorld()
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
    ))

  test('10: a gap leaves at least a minute, or what was left', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 175 }),
        fc.integer({ min: 3, max: 4000 }),
        fc.boolean(),
        async (awake, away, sleeps) => {
          const world = createVirtualWorld()
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
    ))

  test('11: setting the clock back changes neither countdown', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 170 }),
        fc.integer({ min: 300, max: 1e8 }),
        fc.constantFrom(0, 50, 400),
        async (awake, back, latencyMs) => {
          const world = createVirtualWorld()
          world.server.status(0, inProgress(), { latencyMs })
          const { engine } = world.openTab()
          await world.runTo(awake * 1000)
          const before = engine.getCountdown()
          world.shiftWallClock(-back)
          await world.advance(1500)
          const after = engine.getCountdown()
          expect(Math.abs((before.idleSeconds ?? 0) - (after.idleSeconds ?? 0) - 1.5)).toBeLessThanOrEqual(1)
          expect(Math.abs((before.remainingSeconds ?? 0) - (after.remainingSeconds ?? 0) - 1.5)).toBeLessThanOrEqual(1)
        },
      ),
      RUNS,
    ))

  test('12: with a readable Date the time remaining is the server’s to 1.2 s after one reply', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -1e8, max: 1e8 }),
        fc.integer({ min: 40, max: 400 }),
        fc.integer({ min: 0, max: 999 }),
        async (dateSkewMs, latencyMs, phase) => {
          const world = createVirtualWorld()
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
          expect(Math.abs((tab.engine.getSnapshot().maxEndsAt ?? 0) - wall(tab) - serverLeft)).toBeLessThanOrEqual(1200)
        },
      ),
      { numRuns: 200 },
    ))

  test('13 and 14: storage says what the phase says', () =>
    holds(lifeOf(step), async (steps) => {
      await liveThrough(steps, (world, tab) => {
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
    }))

  test('16: the ended modal opens once for each consultation', () =>
    holds(lifeOf(step, 25), async (steps) => {
      const opened: string[] = []
      let isOpen = false
      await liveThrough(steps, (_, tab) => {
        const { modal, ended } = tab.engine.getSnapshot()
        if (modal === 'sessionEnded' && !isOpen && ended) opened.push(ended.id)
        isOpen = modal === 'sessionEnded'
      })
      expect(new Set(opened).size).toBe(opened.length)
    }))

  test('17 and 18: reads keep their distance, and stay away when there is nothing to read', () =>
    holds(lifeOf(step), async (steps) => {
      const world = await liveThrough(steps, () => {})
      const triggers = steps.filter(
        (now) => now.do !== 'wait' && now.do !== 'server' && (now.do !== 'command' || TRIGGERS.includes(now.name)),
      ).length
      expect(reads(world).length).toBeLessThanOrEqual(world.now / 1500 + 2 * triggers + 2)
      const gaps = reads(world)
        .slice(1)
        .map((t, index) => t - (reads(world)[index] ?? 0))
      if (triggers === 0) expect(gaps.every((gap) => gap >= 1500)).toBe(true)
    }))

  test('19: a failed read changes nothing that is shown', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom<unknown>(new Error('offline'), null, {}, '<html>'),
        async (at, junk) => {
          const world = createVirtualWorld()
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
    ))

  test('20: a reply older than the end never brings the session back', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 0, max: 4000 }),
        async (at, readMs, endMs) => {
          const world = createVirtualWorld()
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
          await world.advance(10_000)
          expect(engine.getSnapshot().phase).toBe('ended')
          expect([...world.storage]).toEqual([])
        },
      ),
      RUNS,
    ))

  test('22: the embedded view never sees a modal or a widget', () =>
    holds(lifeOf(step), async ([first, ...rest]) => {
      const world = createVirtualWorld()
      if (first?.do === 'server') world.server.status(0, first.reply)
      const tab = world.openTab({ config: { popups: false } })
      tab.engine.subscribe(() => expect(tab.engine.getSnapshot()).toMatchObject({ modal: null, widget: null }))
      for (const now of rest) await happen(world, tab, now)
      expect(tab.navigations.includes('reload')).toBe(false)
    }))

  test('23: at most one timer is armed', () =>
    holds(lifeOf(step), async ([first, ...rest]) => {
      const world = createVirtualWorld()
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
      const engine = createSessionEngine({ ports: { ...seed.ports, scheduler: { after } }, signedIn: true, path: '/' })
      for (const now of rest) await happen(world, { ...seed, engine }, now)
    }))

  test('24: a new longest duration leaves idle time alone', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 200, max: 5000 }), { minLength: 1, maxLength: 20 }),
        async (maxima) => {
          const world = createVirtualWorld()
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
    ))

  test('27: what is stored brings the same session back', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 170 }),
        fc.integer({ min: 200, max: 3000 }),
        fc.constantFrom(1, 2),
        async (awake, max_call_duration, order_type) => {
          const world = createVirtualWorld()
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
    ))

  test('28: storage that throws changes nothing that is seen or sent', () =>
    holds(lifeOf(step), async ([first, ...rest]) => {
      const fail = (): never => {
        throw new Error('QuotaExceededError')
      }
      const seen = await Promise.all(
        [false, true].map(async (isBroken) => {
          const world = createVirtualWorld()
          if (first?.do === 'server') world.server.status(0, first.reply)
          const seed = world.openTab({ signedIn: false })
          seed.engine.dispose()
          const storage = isBroken ? { get: fail, set: fail, remove: fail } : seed.ports.storage
          const engine = createSessionEngine({ ports: { ...seed.ports, storage }, signedIn: true, path: '/' })
          const views: unknown[] = []
          for (const now of rest) {
            await happen(world, { ...seed, engine }, now)
            views.push(engine.getSnapshot(), engine.getCountdown())
          }
          return [views, world.calls, seed.navigations]
        }),
      )
      expect(seen[1]).toEqual(seen[0])
    }))
})

describe('whatever happens to several tabs', () => {
  test('25: they end once, say the same, and count the same', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 5 }),
        fc.array(
          fc.record({
            tab: fc.nat(4),
            after: fc.integer({ min: 100, max: 70_000 }),
            name: fc.constantFrom('send', 'continue', 'refresh', 'hide', 'show'),
          }),
          { maxLength: 8 },
        ),
        fc.constantFrom<unknown>({}, { status_message: 'Bye.' }),
        fc.constantFrom(0, 40, 400, 5000),
        fc.constantFrom(0, 60, 300),
        async (count, acts, endReply, endMs, readMs) => {
          const world = createVirtualWorld()
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
      { numRuns: 25 },
    ))
})
