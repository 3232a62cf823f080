import { expect, test } from 'vitest'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

type World = ReturnType<typeof createVirtualWorld>
const reads = (world: World): number[] => world.calls.filter(({ method }) => method === 'GET').map(({ t }) => t)

test('a first read that fails is repeated until one is answered, so that a live chat is not hidden', async () => {
  const world = createVirtualWorld()
  world.server.status(0, new Error('502'))
  world.server.status(20_000, inProgress())
  const { engine } = world.openTab()
  await world.advance(10)
  expect(engine.getSnapshot()).toMatchObject({ phase: 'none', confirmed: false, connection: 'failing' })
  await world.runTo(15_000)
  expect(engine.getSnapshot().connection).toBe('failing')
  expect(reads(world)).toEqual([0, 1500, 3000, 6000, 12_000])
  await world.runTo(40_000)
  expect(engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: true, connection: 'ok' })
})

test('once it is known that there is none, nothing is read any more', async () => {
  const world = createVirtualWorld()
  world.server.status(0, {})
  world.server.status(4000, noneInProgress())
  const { engine } = world.openTab()
  await world.runTo(60_000)
  expect(reads(world)).toEqual([0, 1500, 3000, 6000])
  expect(engine.getSnapshot()).toMatchObject({ phase: 'none', confirmed: true, connection: 'ok' })
})

test('only a good read says that the connection is well again', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  world.server.status(1000, new Error('502'))
  const tab = world.openTab()
  await world.runTo(30_000)
  expect(tab.engine.getSnapshot().connection).toBe('failing')
  tab.hide()
  tab.show()
  await world.advance(100)
  expect(tab.engine.getSnapshot().connection).toBe('failing')
  world.server.status(world.now, inProgress())
  tab.engine.refresh()
  await world.advance(100)
  expect(tab.engine.getSnapshot().connection).toBe('ok')
})

test('without a readable Date a wrong clock neither shortens nor ends a chat', async () => {
  for (const clockAheadMs of [3_600_000, -3_600_000, 300_000]) {
    const world = createVirtualWorld()
    world.shiftWallClock(clockAheadMs)
    world.server.status(0, inProgress({ start_datetime: '2025-12-31T23:59:30Z' }), { dateSkewMs: null })
    const tab = world.openTab()
    await world.runTo(60_000)
    expect(tab.engine.getSnapshot().phase).toBe('active')
    expect(tab.engine.getCountdown().remainingSeconds).toBe(840)
    const { engine } = tab.reload()
    await world.runTo(70_000)
    expect(engine.getCountdown().remainingSeconds).toBe(830)
  }
})

test('a Date that becomes readable later does not move the time remaining', async () => {
  const world = createVirtualWorld()
  world.shiftWallClock(3_600_000)
  world.server.status(0, inProgress(), { dateSkewMs: null })
  world.server.status(10_000, inProgress())
  const { engine } = world.openTab()
  await world.runTo(30_000)
  expect(Math.abs((engine.getCountdown().remainingSeconds ?? 0) - 870)).toBeLessThanOrEqual(1)
})

test('without a readable Date, a stored start that the clock says is long past needs a second reply', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress(), { dateSkewMs: null })
  const tab = world.openTab()
  await world.runTo(10_000)
  tab.close()
  world.shiftWallClock(7_200_000)
  const { engine } = world.openTab()
  await world.advance(100)
  expect(engine.getSnapshot().phase).toBe('active')
  expect(engine.getCountdown().remainingSeconds).toBe(0)
  await world.runTo(20_000)
  expect(world.calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { chat_end_reason: 'max duration' } },
  ])
})
