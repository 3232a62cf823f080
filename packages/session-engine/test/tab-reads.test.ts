import { expect, test } from 'vitest'
import { createSessionEngine, type PeerMessage, type Ports } from '../src/index.ts'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

type World = ReturnType<typeof createVirtualWorld>
const reads = (world: World) => world.calls.filter(({ method }) => method === 'GET')
const ends = (world: World) => world.calls.filter(({ method }) => method === 'POST')

/** An engine on the ports of a new tab, some of them replaced. */
function openWith(world: World, change: (ports: Ports) => Partial<Ports>) {
  const tab = world.openTab()
  tab.engine.dispose()
  return {
    tab,
    engine: createSessionEngine({ ports: { ...tab.ports, ...change(tab.ports) }, signedIn: true, path: '/' }),
  }
}

/** Replies within 5 to 105 ms, a share of them failures, the same in each run; news of other tabs takes 60 ms. */
function openJittery(tabs: number, failing: number): World {
  const world = createVirtualWorld()
  let roll = 7
  const random = (): number => (roll = (roll * 1103515245 + 12345) % 2 ** 31) / 2 ** 31
  for (let at = 0; at < 63_000; at += 250) {
    const reply = at > 3000 && random() < failing ? new Error('lost') : inProgress()
    world.server.status(at, reply, { latencyMs: 5 + Math.floor(random() * 100) })
  }
  const slowNews = ({ peers, scheduler }: Ports): Partial<Ports> => ({
    peers: {
      ...peers!,
      subscribe: (fn: (message: PeerMessage) => void) =>
        peers!.subscribe((message) => scheduler.after(60, () => fn(message))),
    },
  })
  for (let tab = 0; tab < tabs; tab += 1) openWith(world, slowNews)
  return world
}

test.each([
  { tabs: 2, failing: 0 },
  { tabs: 2, failing: 0.5 },
  { tabs: 6, failing: 0.25 },
  { tabs: 6, failing: 0.75 },
])('$tabs tabs of which reads fail at a rate of $failing read no more often than one', async ({ tabs, failing }) => {
  const world = openJittery(tabs, failing)
  await world.runTo(3000)
  const before = reads(world).length
  await world.runTo(63_000)
  expect(reads(world).length - before).toBeLessThanOrEqual(41)
})

test('where the reads of one tab always fail, another one takes over', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const ill = openWith(world, ({ api }) => ({ api: { ...api, getStatus: () => Promise.reject(new Error('blocked')) } }))
  await world.advance(100)
  const well = openWith(world, () => ({}))
  await world.runTo(10_000)
  const goodBefore = reads(world).length
  for (const { engine } of [ill, well])
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: true, connection: 'ok' })
  await world.runTo(40_000)
  expect(reads(world).length - goodBefore).toBeGreaterThanOrEqual(15)
})

test('a tab that was aborted while it asked for a lock asks for one again', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress(), { latencyMs: 100 })
  let isMute = false
  const asked: number[] = []
  const { tab } = openWith(world, ({ peers }) => ({
    peers: {
      ...peers!,
      tryExclusive(name, fn) {
        asked.push(world.now)
        return isMute ? new Promise(() => {}) : peers!.tryExclusive(name, fn)
      },
    },
  }))
  await world.runTo(10_000)
  isMute = true
  await world.runTo(12_000)
  // Back from the cache, with both events that browsers send.
  const before = reads(world).length
  tab.freeze()
  await world.runTo(30_000)
  isMute = false
  tab.resume()
  tab.resume()
  await world.advance(300)
  expect(reads(world)).toHaveLength(before + 1)
  await world.advance(10_000)
  expect(asked.filter((at) => at > 31_000).length).toBeGreaterThan(4)
})

test('locks that fail three times in a row are not asked for again', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  let asked = 0
  openWith(world, ({ peers }) => ({
    peers: {
      ...peers!,
      tryExclusive() {
        asked += 1
        return Promise.reject(new Error('SecurityError'))
      },
    },
  }))
  await world.runTo(30_000)
  expect(asked).toBe(3)
  expect(reads(world)).toHaveLength(21)
})

test('where tabs cannot broadcast, a message written in one keeps the other from an idle end', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const silent = (): Partial<Ports> => ({ peers: undefined as never })
  const [first, second] = [openWith(world, silent), openWith(world, silent)]
  await world.runTo(100_000)
  first.engine.activity('send')
  await world.runTo(270_000)
  expect(ends(world)).toEqual([])
  expect(second.engine.getCountdown().idleSeconds).toBeGreaterThanOrEqual(9)
  expect(second.engine.getCountdown().idleSeconds).toBeLessThanOrEqual(12)
  await world.runTo(283_000)
  expect(ends(world)[0]).toMatchObject({ body: { chat_end_reason: 'idle expired' } })
})

test('a tab reads the stored idle time again before it ends by its own', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const { ports } = world.openTab()
  await world.runTo(179_900)
  ports.storage.set('chatIdleTime', '120')
  await world.runTo(290_000)
  expect(ends(world)).toEqual([])
  await world.runTo(300_100)
  expect(ends(world)).toHaveLength(1)
})
