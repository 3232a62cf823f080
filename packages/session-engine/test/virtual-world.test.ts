import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress, type VirtualWorld } from '../src/testing.ts'
import { consultation } from './virtual-world-example.ts'

const READ = { signal: new AbortController().signal }
const reads = ({ calls }: VirtualWorld) => calls.filter(({ method }) => method === 'GET')

/** A page without an engine of its own: what it is told comes from the world alone. */
function openPage(world: VirtualWorld, visible = true) {
  const tab = world.openTab({ signedIn: false, visible })
  tab.engine.dispose()
  return tab
}

test('a whole consultation fits into ten lines', async () => {
  const { lastSecond, message, endCalls } = await consultation()
  expect({ lastSecond, message }).toEqual({ lastSecond: 1, message: 'It reached the limit you set.' })
  expect(endCalls).toMatchObject([{ t: 120_000, tab: 1, body: { auto_end: true, chat_end_reason: 'max duration' } }])
})

describe('time', () => {
  test('starts at the given time, and passes only by `advance`', async () => {
    const world = createVirtualWorld({ t0: '2026-11-20T16:12:00+05:30' })
    const { clock, scheduler } = openPage(world).ports
    const fired: number[] = []
    scheduler.after(1000, () => fired.push(world.now))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([world.now, clock.wall(), fired]).toEqual([0, Date.UTC(2026, 10, 20, 10, 42), []])
    await world.runTo(1500)
    await world.runTo(200)
    expect([world.now, clock.wall(), fired]).toEqual([1500, Date.UTC(2026, 10, 20, 10, 42, 1, 500), [1000]])
  })

  test('timers fire in the order of their moments, then of their making; one taken back does not', async () => {
    const world = createVirtualWorld()
    const { scheduler } = openPage(world).ports
    const fired: string[] = []
    scheduler.after(200, () => fired.push('late'))
    scheduler.after(100, () => {
      fired.push('first')
      scheduler.after(0, () => fired.push('at once'))
    })
    scheduler.after(100, () => fired.push('second'))
    scheduler.after(150, () => fired.push('taken back'))()
    await world.advance(200)
    expect(fired).toEqual(['first', 'second', 'at once', 'late'])
  })

  test('in sleep only the wall clock goes on', async () => {
    const world = createVirtualWorld()
    const { clock, scheduler } = openPage(world).ports
    const started = { wall: clock.wall(), mono: clock.mono() }
    const fired: number[] = []
    scheduler.after(1000, () => fired.push(world.now))
    await world.sleep(60_000)
    expect([clock.wall() - started.wall, clock.mono() - started.mono, fired]).toEqual([60_000, 0, []])
    await world.advance(1000)
    expect(fired).toEqual([61_000])
  })

  test('in a freeze both clocks go on, and timers fire late', async () => {
    const world = createVirtualWorld()
    const { clock, lifecycle, scheduler } = openPage(world).ports
    const started = { wall: clock.wall(), mono: clock.mono() }
    const seen: unknown[] = []
    lifecycle?.subscribe((e) => seen.push(e))
    scheduler.after(1000, () => seen.push(world.now))
    await world.freeze(60_000)
    expect([clock.wall() - started.wall, clock.mono() - started.mono]).toEqual([60_000, 60_000])
    expect(seen).toEqual(['frozen', 'resumed', 60_000])
  })

  test('throttling aligns timers, those that are set too, and not the network; afterwards they are on time', async () => {
    const world = createVirtualWorld()
    const { api, scheduler } = openPage(world).ports
    const fired: number[] = []
    world.server.status(0, inProgress(), { latencyMs: 300 })
    scheduler.after(1500, () => fired.push(world.now))
    world.throttleTimers(1000)
    await world.advance(200)
    void api.getStatus(READ).then(() => fired.push(world.now))
    await world.runTo(2100)
    scheduler.after(100, () => fired.push(world.now))
    world.throttleTimers(60_000)
    world.throttleTimers(null)
    await world.runTo(5000)
    expect(fired).toEqual([500, 2000, 2200])
  })

  test('setting the clock moves the wall clock alone, and not the server’s', async () => {
    const world = createVirtualWorld()
    const { api, clock } = openPage(world).ports
    const mono = clock.mono()
    const wall = clock.wall()
    world.shiftWallClock(-3_600_000)
    expect([clock.wall() - wall, clock.mono() - mono]).toEqual([-3_600_000, 0])
    const reply = api.getStatus(READ)
    await world.advance(0)
    expect((await reply).serverDate).toBe(wall)
  })

  test('does not run backwards', async () => {
    const world = createVirtualWorld()
    await expect(world.advance(-1)).rejects.toThrow(TypeError)
    await expect(world.runTo(Number.NaN)).rejects.toThrow(TypeError)
    expect(() => world.throttleTimers(0)).toThrow(TypeError)
    expect(() => createVirtualWorld({ t0: 'soon' })).toThrow('"t0" is not a date: soon')
  })
})

describe('the server', () => {
  test('says what its script says at the moment of the call, after its latency', async () => {
    const world = createVirtualWorld()
    const { api } = openPage(world).ports
    world.server.status(1000, 'second', { latencyMs: 400 })
    world.server.status(0, 'first')
    const bodies: unknown[] = []
    const ask = () => void api.getStatus(READ).then(({ body }) => bodies.push([world.now, body]))
    ask()
    await world.runTo(1000)
    ask()
    await world.runTo(1399)
    expect(bodies).toEqual([[0, 'first']])
    await world.runTo(1400)
    expect(bodies).toEqual([
      [0, 'first'],
      [1400, 'second'],
    ])
  })

  test('sends its time in whole seconds, skewed, or not at all', async () => {
    const world = createVirtualWorld({ t0: '2026-01-01T00:00:00.900Z' })
    const { api } = openPage(world).ports
    const dateOf = async (options: { latencyMs?: number; dateSkewMs?: number | null }) => {
      world.server.status(world.now, inProgress(), options)
      const reply = api.getStatus(READ)
      await world.advance(400)
      return (await reply).serverDate
    }
    const start = Date.UTC(2026, 0, 1)
    expect(await dateOf({})).toBe(start)
    expect(await dateOf({ dateSkewMs: 5000 })).toBe(start + 6000)
    expect(await dateOf({ dateSkewMs: null })).toBe(null)
    expect(await dateOf({ latencyMs: 400 })).toBe(start + 2000)
  })

  test('agrees to an end and a cancellation until its script says otherwise', async () => {
    const world = createVirtualWorld()
    const { api } = openPage(world).ports
    const outcomes: unknown[] = []
    const ask = async (call: Promise<unknown>) => outcomes.push(await call.catch((error: Error) => error.message))
    const askBoth = async () => {
      void ask(
        api.endConsultation(
          '501',
          { auto_end: false, chat_end_reason: 'x' },
          { keepalive: false, idempotencyKey: 'k' },
        ),
      )
      void ask(api.cancelWaiting('501'))
      await world.advance(0)
    }
    await askBoth()
    world.server.end(0, new Error('502'))
    world.server.cancel(0, new Error('409'))
    await askBoth()
    expect(outcomes).toEqual([{}, {}, '502', '409'])
    expect(world.calls.map(({ method, path }) => `${method} ${path}`).slice(0, 2)).toEqual([
      'POST /api/v1/consultation/end-consultation/501/',
      'PATCH /api/v1/consultation/ongoing-status/',
    ])
  })

  test('cannot be reached while the network is away, and pages get an event when it is back', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 100 })
    const { engine, ports } = world.openTab()
    await world.runTo(10_050)
    const underWay = ports.api.getStatus(READ)
    world.disconnect()
    await Promise.all([expect(underWay).rejects.toThrow('The network is away.'), world.runTo(20_000)])
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', connection: 'failing' })
    world.reconnect()
    await world.advance(150)
    expect(reads(world).at(-1)?.t).toBe(20_000)
    expect(engine.getSnapshot().connection).toBe('ok')
  })
})
