import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress, noneInProgress, type TraceEntry, type VirtualWorld } from '../src/testing.ts'
import { consultation } from './virtual-world-example.ts'

const READ = { signal: { aborted: false, addEventListener() {} } }
const never = () => new Promise<void>(() => {})
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

describe('tabs', () => {
  test('receive what the others store and post, in order, and not their own', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world), openPage(world)]
    const heard: unknown[] = []
    one.ports.storage.onExternalChange?.((key) => heard.push(`one ${key}`))
    two.ports.storage.onExternalChange?.((key) => heard.push(`two ${key} ${two.ports.storage.get('b')}`))
    two.ports.peers?.subscribe((message) => heard.push(message))
    const message = { v: 2, tab: 'x', type: 'reviewed', id: '501' } as const
    one.ports.storage.set('a', '1')
    one.ports.peers?.post(message)
    one.ports.storage.set('b', '2')
    one.ports.storage.set('b', '2')
    one.ports.storage.remove('a')
    expect(heard).toEqual([])
    await world.advance(0)
    // A change is heard of after it was made: by then the next one may be in storage too.
    expect(heard).toEqual(['two a 2', message, 'two b 2', 'two a 2'])
    expect([...world.storage]).toEqual([['b', '2']])
  })

  test('have a lock one at a time; it is free when its work is done', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world).ports.peers, openPage(world).ports.peers]
    let finish = () => {}
    const held = one?.tryExclusive('poll', () => new Promise((resolve) => (finish = resolve)))
    expect(await two?.tryExclusive('poll', never)).toBe(false)
    expect(await two?.tryExclusive('another', async () => {})).toBe(true)
    finish()
    expect(await held).toBe(true)
    expect(await two?.tryExclusive('poll', async () => {})).toBe(true)
  })

  test('hand a lock over when they close, and when they reload', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world), openPage(world)]
    void one.ports.peers?.tryExclusive('poll', never)
    one.close()
    void two.ports.peers?.tryExclusive('poll', never)
    expect(await openPage(world).ports.peers?.tryExclusive('poll', never)).toBe(false)
    const again = two.reload()
    expect(await again.ports.peers?.tryExclusive('poll', async () => {})).toBe(true)
  })

  test('keep their locks while frozen', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 500 })
    const [one, two] = [world.openTab(), openPage(world)]
    await world.runTo(1600)
    one.freeze()
    await world.runTo(60_000)
    expect(await two.ports.peers?.tryExclusive('sessionEngine:poll', never)).toBe(false)
    expect(reads(world).map(({ t }) => t)).toEqual([0, 1500])
    one.resume()
    await world.advance(1000)
    expect(await two.ports.peers?.tryExclusive('sessionEngine:poll', async () => {})).toBe(true)
    expect(one.engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: true })
  })

  test('that are frozen receive everything when they resume; the others do not wait', async () => {
    const world = createVirtualWorld()
    const [one, two] = [openPage(world), openPage(world)]
    const heard: unknown[] = []
    two.ports.storage.onExternalChange?.((key) => heard.push(`${key} at ${world.now}`))
    two.ports.scheduler.after(1000, () => heard.push(`timer at ${world.now}`))
    two.freeze()
    one.ports.scheduler.after(2000, () => one.ports.storage.set('a', '1'))
    await world.runTo(5000)
    expect([heard, world.storage.get('a')]).toEqual([[], '1'])
    two.resume()
    await world.advance(0)
    expect(heard).toEqual(['timer at 5000', 'a at 5000'])
  })

  test('that are closed do and receive nothing any more', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 300 })
    const [one, two] = [openPage(world), world.openTab()]
    const heard: unknown[] = []
    one.ports.storage.onExternalChange?.(() => heard.push('storage'))
    one.ports.lifecycle?.subscribe(() => heard.push('lifecycle'))
    one.ports.scheduler.after(100, () => heard.push('timer'))
    void one.ports.api.getStatus(READ).then(() => heard.push('reply'))
    two.ports.storage.set('a', '1')
    one.close()
    one.hide()
    await world.runTo(10_000)
    expect(heard).toEqual([])
    expect(two.engine.getSnapshot().phase).toBe('active')
  })

  test('get one event when they are hidden and shown', () => {
    const tab = openPage(createVirtualWorld(), false)
    const heard: unknown[] = []
    tab.ports.lifecycle?.subscribe((e) => heard.push([e, tab.ports.lifecycle?.isVisible()]))
    tab.hide()
    tab.show()
    tab.show()
    tab.hide()
    expect(heard).toEqual([
      ['visible', true],
      ['hidden', false],
    ])
  })

  test('keep their storage, number and visibility over a reload, and nothing else', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(20_000, noneInProgress({ show_review_popup: true }))
    const [, tab] = [world.openTab(), world.openTab({ path: '/wallet' })]
    await world.runTo(10_000)
    tab.hide()
    const stored = [...world.storage]
    const again = tab.reload()
    expect([...world.storage]).toEqual(stored)
    expect(again.engine).not.toBe(tab.engine)
    expect(again.engine.getSnapshot()).toMatchObject({ phase: 'active', confirmed: false })
    expect([again.number, again.ports.lifecycle?.isVisible(), again.navigations]).toEqual([2, false, []])
    await world.runTo(30_000)
    expect(again.engine.getSnapshot().phase).toBe('ended')
    expect(tab.engine.getSnapshot().phase).toBe('active')
  })
})

test('what the engines do can be watched, with its moment and its tab', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress({ id: 7, max_call_duration: null }), { latencyMs: 50 })
  const seen: TraceEntry[] = []
  const stop = world.watch((entry) => seen.push(entry))
  world.openTab({ path: '/chat' })
  await world.runTo(1000)
  expect(seen.map(({ t, tab, kind }) => `${t} ${tab} ${kind}`).slice(0, 3)).toEqual([
    '0 1 call',
    '50 1 reply',
    '50 1 message',
  ])
  expect(seen).toContainEqual({ t: 50, tab: 1, kind: 'storage', key: 'sessionDetails_id', value: '7' })
  expect(seen).toContainEqual({ t: 50, tab: 1, kind: 'notice', notice: { type: 'picked-up', id: '7' } })
  expect(seen).toContainEqual({ t: 50, tab: 1, kind: 'log', line: 'session-engine missing-max-duration 7' })
  stop()
  const before = seen.length
  await world.runTo(10_000)
  expect(seen).toHaveLength(before)
})

test('the same steps give the same world', async () => {
  const live = async () => {
    const world = createVirtualWorld()
    const seen: unknown[] = []
    world.watch(({ t, tab, kind }) => seen.push([t, tab, kind]))
    world.server.status(0, inProgress(), { latencyMs: 120 })
    const tabs = [world.openTab(), world.openTab({ visible: false })]
    await world.runTo(90_000)
    tabs[0]?.hide()
    await world.sleep(30_000)
    world.throttleTimers(1000)
    await world.runTo(300_000)
    return [seen, [...world.storage], world.logs, tabs.map(({ engine }) => engine.getSnapshot())]
  }
  expect(await live()).toEqual(await live())
})
