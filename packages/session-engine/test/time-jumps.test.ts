import { describe, expect, test } from 'vitest'
import { createSessionEngine } from '../src/index.ts'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

const ends = (world: ReturnType<typeof createVirtualWorld>) => world.calls.filter(({ method }) => method === 'POST')

describe('time that does not pass evenly', () => {
  test.each(['sleep', 'freeze'] as const)('a %s of ten minutes still leaves a minute for the warning', async (kind) => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 3600 }))
    const { engine } = world.openTab()
    await world.runTo(20_000)
    await world[kind](600_000)
    await world.advance(2000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: true, modal: 'idleWarning' })
    expect(engine.getCountdown().idleSeconds).toBeGreaterThanOrEqual(58)
    expect(ends(world)).toEqual([])
    await world.advance(61_000)
    expect(ends(world)).toMatchObject([{ body: { chat_end_reason: 'idle expired' } }])
  })

  test('after less than a minute of idle time is left, a gap leaves what was left', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.runTo(150_000)
    await world.freeze(300_000)
    expect(engine.getCountdown().idleSeconds).toBe(30)
  })

  test('a session that ended on the server meanwhile was not ended by the engine', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 300 }))
    world.server.status(100_000, noneInProgress({ status_message: 'Your balance ran out.' }))
    const { engine } = world.openTab()
    await world.runTo(20_000)
    await world.sleep(600_000)
    await world.advance(2000)
    expect(engine.getSnapshot().ended).toMatchObject({ message: 'Your balance ran out.', by: 'server' })
    expect(ends(world)).toEqual([])
  })

  test('a page that was frozen without an event is detected by its late timer', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { ports, engine } = world.openTab()
    engine.dispose()
    const { lifecycle: _, ...silent } = ports
    const late = createSessionEngine({ ports: silent, signedIn: true, path: '/' })
    await world.runTo(20_000)
    await world.freeze(100_000)
    expect(late.getCountdown().idleSeconds).toBe(60)
    expect(late.getSnapshot().phase).toBe('active')
  })

  test.each([-3_600_000, -5000, -800, 1500, 180_000, 7_200_000])(
    'setting the clock by %i ms changes neither countdown',
    async (ms) => {
      const world = createVirtualWorld()
      world.server.status(0, inProgress(), { latencyMs: 50 })
      const { engine } = world.openTab()
      await world.runTo(30_000)
      const before = engine.getCountdown()
      world.shiftWallClock(ms)
      await world.advance(10)
      engine.refresh()
      await world.advance(100)
      for (const name of ['idleSeconds', 'remainingSeconds'] as const) {
        expect(Math.abs((engine.getCountdown()[name] ?? 0) - (before[name] ?? 0))).toBeLessThanOrEqual(1)
      }
      await world.runTo(119_000)
      expect(engine.getSnapshot().modal).toBe(null)
      await world.runTo(181_000)
      expect(ends(world)).toMatchObject([{ t: 180_050, body: { chat_end_reason: 'idle expired' } }])
    },
  )

  test('somebody who has just written is not asked whether they are there when the clock is set forward', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.runTo(100_000)
    engine.activity('send')
    world.shiftWallClock(180_000)
    await world.advance(30_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', modal: null, connection: 'ok' })
    expect(engine.getCountdown().idleSeconds).toBe(150)
    expect(world.logs).toEqual(['session-engine clock-jump 501'])
  })

  test('a clock that is set while the network is away changes nothing either', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.runTo(30_000)
    world.disconnect()
    await world.runTo(40_000)
    world.shiftWallClock(3_600_000)
    await world.runTo(100_000)
    expect(engine.getCountdown()).toEqual({ idleSeconds: 80, remainingSeconds: 800 })
    await world.runTo(120_000)
    expect(engine.getSnapshot().modal).toBe('idleWarning')
  })

  test('sleep is told from a clock that was set by the server’s Date, also when both happen', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 3600 }), { latencyMs: 50 })
    const { engine } = world.openTab()
    await world.runTo(20_000)
    await world.sleep(50_000)
    world.shiftWallClock(3_600_000)
    await world.advance(2000)
    expect(engine.getCountdown().idleSeconds).toBeGreaterThanOrEqual(107)
    expect(engine.getCountdown().idleSeconds).toBeLessThanOrEqual(109)
  })

  test('old news of idle time that waited for a frozen tab do not shorten what it knows itself', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const [first, second] = [world.openTab(), world.openTab()]
    await world.runTo(30_000)
    second.freeze()
    await world.runTo(40_000)
    first.engine.activity('send')
    first.close()
    await world.runTo(90_000)
    second.resume()
    second.engine.activity('send')
    await world.advance(5000)
    expect(second.engine.getCountdown().idleSeconds).toBe(175)
    expect(second.engine.getSnapshot().modal).toBe(null)
  })

  test('a gap of 60 to 90 s without an event leaves a minute too', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { ports, engine } = world.openTab()
    engine.dispose()
    const { lifecycle: _, ...silent } = ports
    const late = createSessionEngine({ ports: silent, signedIn: true, path: '/' })
    await world.runTo(100_000)
    await world.freeze(75_000)
    await world.advance(10)
    expect(late.getCountdown().idleSeconds).toBe(60)
    expect(ends(world)).toEqual([])
  })

  test('a page that was frozen while its clock was set back knows of both', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 3600 }), { latencyMs: 50 })
    const { engine, ports } = world.openTab()
    engine.dispose()
    const resumed: (() => void)[] = []
    const lifecycle = {
      isVisible: () => true,
      subscribe: (fn: (type: 'resumed') => void) => {
        resumed.push(() => fn('resumed'))
        return () => {}
      },
    }
    const { peers: _, ...rest } = ports
    const alone = createSessionEngine({ ports: { ...rest, lifecycle }, signedIn: true, path: '/' })
    await world.runTo(20_000)
    world.shiftWallClock(-3_600_000)
    resumed.forEach((tell) => tell())
    expect(alone.getSnapshot()).toMatchObject({ phase: 'active', confirmed: false })
    const { idleSeconds, remainingSeconds } = alone.getCountdown()
    expect(idleSeconds).toBe(161)
    expect(Math.abs((remainingSeconds ?? 0) - 3580)).toBeLessThanOrEqual(1)
    await world.advance(100)
    expect(alone.getSnapshot().confirmed).toBe(true)
  })

  test('timers throttled to one a minute end at most a minute late and are not taken for a freeze', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const tab = world.openTab()
    await world.runTo(10_000)
    tab.hide()
    world.throttleTimers(60_000)
    await world.runTo(260_000)
    expect(ends(world)).toMatchObject([{ t: 180_000, body: { chat_end_reason: 'idle expired' } }])
  })
})
