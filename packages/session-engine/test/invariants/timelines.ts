import fc from 'fast-check'
import { expect } from 'vitest'
import { inProgress, noneInProgress, type Tab, type VirtualWorld } from '../../src/testing.ts'
import { SEED, type Build, type Invariant } from './invariant.ts'

/** One thing that happens to two tabs of a customer; `tab` says to which. */
interface Incident {
  readonly what: (typeof INCIDENTS)[number]
  readonly tab: number
  readonly ms: number
}

const INCIDENTS = [
  'wait',
  'wait',
  'wait',
  'end',
  'send',
  'continue',
  'crash',
  'reload',
  'hide',
  'show',
  'freeze the tab',
  'resume the tab',
  'lose the network',
  'find the network',
  'the server fails',
  'the server works',
  'set the clock',
  'set the clock',
  'sleep',
  'freeze',
] as const

const incidents = fc.array(
  fc.record({
    what: fc.constantFrom(...INCIDENTS),
    tab: fc.nat(1),
    ms: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 3000, max: 200_000 })),
  }),
  { minLength: 5, maxLength: 16, size: 'max' },
)

/** A world whose server has the consultation in progress until it has heard its end. */
function createServedWorld(build: Build, latencyMs: number) {
  const world = build.createVirtualWorld()
  let isFailing = false
  let isHeard = false
  let isDecided = false
  const answer = (): void => {
    const reply = isHeard ? noneInProgress() : inProgress({ max_call_duration: 3000 })
    world.server.status(world.now, isFailing ? new Error('502') : reply, { latencyMs })
    world.server.end(world.now, isFailing ? new Error('502') : {}, { latencyMs })
  }
  world.watch((entry) => {
    if (entry.kind === 'storage' && entry.key === 'sessionEngine:pendingEnd' && entry.value) isDecided = true
    if (entry.kind !== 'reply' || entry.call.method !== 'POST' || entry.error) return
    isHeard = true
    answer()
  })
  answer()
  return {
    world,
    isHeard: () => isHeard,
    isDecided: () => isDecided,
    fail(now: boolean) {
      isFailing = now
      answer()
    },
  }
}

/** Setting the clock must move no countdown of a tab that is awake and counts. */
async function setTheClock(world: VirtualWorld, tabs: readonly Tab[], byMs: number): Promise<void> {
  await world.advance(0)
  const counting = tabs.map(({ engine }) => ({ engine, view: engine.getSnapshot(), before: engine.getCountdown() }))
  world.shiftWallClock(byMs)
  for (const passed of [10, 2490]) {
    await world.advance(passed)
    for (const { engine, view, before } of counting) {
      const { phase, confirmed } = engine.getSnapshot()
      if (view.phase !== 'active' || phase !== 'active' || !confirmed || !view.confirmed) continue
      const after = engine.getCountdown()
      for (const name of ['idleSeconds', 'remainingSeconds'] as const)
        expect(Math.abs((before[name] ?? 0) - (after[name] ?? 0)), name).toBeLessThanOrEqual(passed > 10 ? 4 : 1)
    }
  }
}

/** Lives a timeline; returns the tabs that are left. */
async function happen(build: Build, latencyMs: number, list: readonly Incident[]): Promise<void> {
  const { world, isHeard, isDecided, fail } = createServedWorld(build, latencyMs)
  const tabs = new Map<number, Tab>([
    [0, world.openTab()],
    [1, world.openTab()],
  ])
  const frozen = new Set<number>()
  let isAway = false
  await world.advance(2000)
  for (const { what, tab: number, ms } of list) {
    const tab = tabs.get(number)
    if (what === 'wait') await world.advance(ms)
    else if (what === 'lose the network') {
      world.disconnect()
      isAway = true
    } else if (what === 'find the network') {
      world.reconnect()
      isAway = false
    } else if (what === 'the server fails') fail(true)
    else if (what === 'the server works') fail(false)
    else if (what === 'sleep' || what === 'freeze') {
      await world[what](ms)
      // The next read tells how long it was.
      await world.advance(3000)
    } else if (what === 'set the clock') {
      const awake = [...tabs].filter(([index]) => !frozen.has(index)).map(([, one]) => one)
      await setTheClock(world, awake, (ms - 1500) * 40)
    } else if (!tab) tabs.set(number, world.openTab())
    else if (what === 'crash') {
      tab.close()
      tabs.delete(number)
      frozen.delete(number)
    } else if (what === 'reload') {
      tabs.set(number, tab.reload())
      frozen.delete(number)
    } else if (what === 'freeze the tab') {
      if (!frozen.has(number)) tab.freeze()
      frozen.add(number)
    } else if (what === 'resume the tab') {
      if (frozen.delete(number)) tab.resume()
    } else if (frozen.has(number)) continue
    else if (what === 'end') void tab.engine.end()
    else if (what === 'send') tab.engine.activity('send')
    else if (what === 'continue') tab.engine.continue()
    else tab[what]()
    await world.advance(100)
  }
  // One tab that is awake is left, or opened next; the server can be reached from now on.
  if (tabs.size === frozen.size) world.openTab()
  fail(false)
  // A server that works again sends no event to the page.
  if (isAway) world.reconnect()
  for (const ms of [0, 60_000]) {
    await world.advance(ms)
    if (isDecided() && !isHeard()) await world.advance(35_000)
    expect(isHeard()).toBe(isDecided())
  }
  await world.advance(5000)
  expect(isHeard() && world.storage.has('sessionEngine:pendingEnd')).toBe(false)
}

export const TIMELINES: readonly Invariant[] = [
  {
    says: '11 and 18a: every decided end reaches the server, and no countdown moves by a clock that is set',
    holds: (build) =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(0, 80, 600), incidents, (latencyMs, list) => happen(build, latencyMs, list)),
        { numRuns: 1000, seed: SEED },
      ),
  },
]
