import { expect } from 'vitest'
import type { Signal } from '../../src/index.ts'
import { inProgress, noneInProgress, type VirtualWorld } from '../../src/testing.ts'
import type { Invariant } from './invariant.ts'

const reads = ({ calls }: VirtualWorld): number => calls.filter(({ method }) => method === 'GET').length
const ends = ({ calls }: VirtualWorld) => calls.filter(({ method }) => method === 'POST')

/** Single lives that no random one is likely to show. */
export const SCENARIOS: readonly Invariant[] = [
  {
    says: 'first paint ends nothing while the server cannot be reached, however late it is',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, inProgress({ max_call_duration: 60 }))
      const tab = world.openTab()
      await world.runTo(50_000)
      tab.close()
      world.server.status(50_000, new Error('offline'))
      const { engine } = world.openTab()
      await world.runTo(200_000)
      expect(engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: false, modal: null })
      expect(ends(world)).toEqual([])
      world.server.status(200_000, inProgress({ max_call_duration: 60 }))
      engine.refresh()
      await world.advance(10)
      expect(ends(world)).toMatchObject([{ body: { chat_end_reason: 'max duration' } }])
    },
  },
  {
    says: 'after a gap the server is asked first, even when the longest duration has passed',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, inProgress({ max_call_duration: 300 }), { latencyMs: 200 })
      world.openTab()
      await world.runTo(20_000)
      await world.freeze(600_000)
      await world.advance(100)
      expect(ends(world)).toEqual([])
      await world.advance(200)
      expect(ends(world)).toMatchObject([{ body: { chat_end_reason: 'max duration' } }])
    },
  },
  {
    says: 'a maximum missing once is ignored, missing twice it ends the session',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, inProgress({ max_call_duration: null }))
      world.server.status(1000, inProgress())
      const { engine } = world.openTab()
      await world.runTo(30_000)
      expect(engine.getSnapshot().phase).toBe('active')
      const again = build.createVirtualWorld()
      again.server.status(0, inProgress({ max_call_duration: null }))
      again.openTab()
      await again.runTo(10_000)
      expect(ends(again)).toMatchObject([{ t: 1500, body: { chat_end_reason: 'missing max duration' } }])
    },
  },
  {
    says: 'on the chat page user details change nothing',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, inProgress())
      world.server.status(100, new Error('offline'))
      const { engine } = world.openTab({ path: '/chat' })
      await world.advance(100)
      const before = reads(world)
      engine.userDetailsLoaded({ ongoing_consultation: null })
      await world.advance(100)
      expect(reads(world)).toBe(before)
      expect(engine.getSnapshot().phase).toBe('active')
    },
  },
  {
    says: 'a customer without a consultation leaves the chat page, but only after the first read',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, noneInProgress(), { latencyMs: 800 })
      const { navigations } = world.openTab({ path: '/chat' })
      await world.advance(700)
      expect(navigations).toEqual([])
      await world.advance(200)
      expect(navigations).toEqual(['/'])
    },
  },
  {
    says: 'an end survives a reload: the same call is repeated, and only after the first read',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, inProgress(), { latencyMs: 100 })
      world.server.end(0, new Error('offline'))
      const tab = world.openTab()
      await world.runTo(10_000)
      void tab.engine.end()
      await world.runTo(10_500)
      world.server.end(10_500, {})
      const { engine } = tab.reload()
      await world.runTo(10_590)
      expect(ends(world)).toHaveLength(1)
      await world.runTo(20_000)
      expect(engine.getSnapshot()).toMatchObject({ phase: 'none', modal: null })
      const [first, second] = ends(world)
      expect(ends(world)).toHaveLength(2)
      expect(second).toMatchObject({ body: first?.body, idempotencyKey: first?.idempotencyKey })
      expect([...world.storage]).toEqual([])
    },
  },
  {
    says: 'a consultation that replaces another has its own time',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, inProgress({ id: 1 }))
      world.server.status(20_000, inProgress({ id: 2, max_call_duration: 300 }))
      const { engine } = world.openTab()
      await world.runTo(21_100)
      expect(engine.getSnapshot()).toMatchObject({ phase: 'active', modal: null, consultation: { id: '2' } })
      expect(engine.getCountdown()).toEqual({ idleSeconds: 180, remainingSeconds: 300 })
      expect(world.logs).toEqual(['session-engine session-replaced 2'])
    },
  },
  {
    says: 'a clock that is set changes neither countdown, also when the Date of the server cannot be read',
    async holds(build) {
      for (const ms of [-600_000, 600_000]) {
        const world = build.createVirtualWorld()
        world.server.status(0, inProgress({ start_datetime: '2025-12-31T00:00:00Z' }))
        const { ports, engine } = world.openTab({ signedIn: false })
        engine.dispose()
        const api = {
          ...ports.api,
          getStatus: async (o: { signal: Signal }) => ({ body: (await ports.api.getStatus(o)).body }),
        }
        const dateless = build.createSessionEngine({ ports: { ...ports, api }, signedIn: true, path: '/' })
        await world.runTo(30_000)
        world.shiftWallClock(ms)
        await world.advance(3000)
        expect(dateless.getCountdown()).toEqual({ idleSeconds: 147, remainingSeconds: 867 })
      }
    },
  },
  {
    says: 'an end is repeated in later page lives, with the same call, until it is answered',
    async holds(build) {
      const world = build.createVirtualWorld()
      world.server.status(0, inProgress({ max_call_duration: 100 }))
      world.server.end(0, new Error('502'))
      const tab = world.openTab()
      await world.runTo(10_000)
      void tab.engine.end()
      await world.runTo(10_500)
      const { engine } = tab.reload()
      await world.runTo(160_000)
      expect(engine.getSnapshot().phase).toBe('none')
      world.server.end(160_000, {})
      await world.runTo(195_000)
      const count = ends(world).length
      await world.runTo(260_000)
      expect(ends(world)).toHaveLength(count)
      expect(new Set(ends(world).map(({ body, idempotencyKey }) => JSON.stringify([body, idempotencyKey]))).size).toBe(
        1,
      )
      expect([...world.storage]).toEqual([])
    },
  },
]
