import { expect, test } from 'vitest'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

type World = ReturnType<typeof createVirtualWorld>
const reads = (world: World): number[] => world.calls.filter(({ method }) => method === 'GET').map(({ t }) => t)

test('reads start every 1.5 s, however long they take', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress(), { latencyMs: 400 })
  world.openTab()
  await world.runTo(6100)
  expect(reads(world)).toEqual([0, 1500, 3000, 4500, 6000])
})

test('a read slower than that is followed at once, never overtaken', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress(), { latencyMs: 2500 })
  world.openTab()
  await world.runTo(8000)
  expect(reads(world)).toEqual([0, 2500, 5000, 7500])
})

test('triggers during a read make one more', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress(), { latencyMs: 1000 })
  const { engine } = world.openTab()
  await world.runTo(200)
  engine.refresh()
  engine.routeChanged('/wallet')
  engine.refresh()
  await world.runTo(3000)
  expect(reads(world)).toEqual([0, 1000, 2500])
})

test('a new pathname reads, a new query or hash does not', async () => {
  const world = createVirtualWorld()
  const { engine } = world.openTab({ path: '/a' })
  await world.runTo(100)
  engine.routeChanged('/a?x=1#y')
  engine.routeChanged('/b')
  await world.runTo(200)
  expect(reads(world)).toEqual([0, 100])
})

test('a tab that becomes visible reads', async () => {
  const world = createVirtualWorld()
  const tab = world.openTab()
  await world.runTo(100)
  tab.hide()
  await world.runTo(5000)
  tab.show()
  await world.runTo(6000)
  expect(reads(world)).toEqual([0, 5000])
})

test('a read without an answer is given up after 10 s, and its late reply is not believed', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  world.server.status(1000, inProgress({ max_call_duration: 1 }), { latencyMs: 11_000 })
  world.server.status(2000, inProgress({ max_call_duration: 800 }))
  const { engine } = world.openTab()
  await world.runTo(11_600)
  expect(reads(world)).toEqual([0, 1500, 11_500])
  await world.runTo(14_500)
  expect(engine.getSnapshot().consultation?.max_call_duration).toBe(800)
})

test('after three failures in a row it slows down to 15 s; a success restores the pace', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  world.server.status(1000, new Error('offline'))
  world.server.status(60_000, inProgress())
  const { engine } = world.openTab()
  await world.runTo(60_000)
  expect(reads(world)).toEqual([0, 1500, 3000, 4500, 7500, 13_500, 25_500, 40_500, 55_500])
  expect(engine.getSnapshot()).toMatchObject({ phase: 'active', connection: 'failing' })
  await world.runTo(73_600)
  expect(reads(world).slice(-3)).toEqual([70_500, 72_000, 73_500])
  expect(engine.getSnapshot().connection).toBe('ok')
})

test.each([
  null,
  undefined,
  '',
  '<html>Bad gateway</html>',
  {},
  [],
  true,
  { is_consultation_inprogress: 'true' },
  { is_consultation_inprogress: true, ongoing_data: {} },
])('a reply of %j is a failed check: nothing changes but the log', async (junk) => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  world.server.status(1000, junk)
  world.server.status(4000, inProgress())
  const { engine } = world.openTab()
  await world.advance(500)
  const before = engine.getSnapshot()
  await world.runTo(3900)
  expect(engine.getSnapshot()).toBe(before)
  expect(world.logs).toEqual(['session-engine malformed-status 501'])
})

const cycle: Record<string, unknown> = {}
cycle['self'] = cycle

test.each([
  ['a BigInt', { rate: 34n }],
  ['a cycle', { cycle }],
])('details with %s cannot be stored: a failed check, and the reading goes on', async (_, details) => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  world.server.status(1000, inProgress(details))
  world.server.status(4000, inProgress({ max_call_duration: 600 }))
  const { engine } = world.openTab()
  await world.advance(500)
  const before = engine.getSnapshot()
  await world.runTo(3900)
  expect(engine.getSnapshot()).toBe(before)
  expect(world.logs).toEqual(['session-engine malformed-status 501'])
  await world.runTo(6100)
  expect(engine.getSnapshot().consultation?.max_call_duration).toBe(600)
})

test('"unauthorized" stops the polling until the next sign-in', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  world.server.status(1000, Object.assign(new Error('401'), { kind: 'unauthorized' }))
  const { engine } = world.openTab()
  await world.runTo(20_000)
  expect(reads(world)).toEqual([0, 1500])
  expect(engine.getSnapshot()).toMatchObject({ phase: 'off', idleEndsAt: null, maxEndsAt: null })
  expect([...world.storage]).toEqual([])
  world.server.status(20_000, inProgress())
  engine.signedIn()
  await world.runTo(21_600)
  expect(reads(world)).toEqual([0, 1500, 20_000, 21_500])
})

test.each(['session-unavailable', 'session-changed', 'timeout'])(
  'a read that fails as %s is no verdict on the sign-in, whatever status came before',
  async (kind) => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(1000, Object.assign(new Error(kind), { kind, status: 401 }))
    world.server.status(2000, inProgress())
    const { engine, navigations } = world.openTab({ path: '/chat' })
    await world.runTo(1900)
    expect(engine.getSnapshot().phase).toBe('active')
    expect(world.storage.get('sessionDetails_id')).toBe('501')
    await world.runTo(20_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', connection: 'ok' })
    expect(navigations).toEqual([])
  },
)

test('the tick comes once a second while the page is visible, and snapshots keep their identity meanwhile', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const tab = world.openTab()
  await world.advance(10)
  const seen: (number | null)[] = []
  let changes = 0
  tab.engine.subscribeTick(() => seen.push(tab.engine.getCountdown().remainingSeconds))
  tab.engine.subscribe(() => (changes += 1))
  const before = tab.engine.getSnapshot()
  await world.runTo(5010)
  expect(seen).toEqual([899, 898, 897, 896, 895])
  expect(changes).toBe(0)
  expect(tab.engine.getSnapshot()).toBe(before)
  tab.hide()
  await world.runTo(20_000)
  expect(seen).toHaveLength(5)
})

test('a disposed engine does nothing any more', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const { engine } = world.openTab()
  await world.advance(10)
  const ending = engine.end()
  engine.dispose()
  await expect(ending).resolves.toMatchObject({ ok: false })
  const before = world.calls.length
  engine.refresh()
  engine.routeChanged('/x')
  await expect(engine.cancelWaiting()).resolves.toBe(false)
  await expect(engine.confirmLogout()).resolves.toBe(undefined)
  expect(engine.continue()).toBe(false)
  await world.advance(60_000)
  expect(world.calls).toHaveLength(before)
})
