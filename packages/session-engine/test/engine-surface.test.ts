import { describe, expect, test } from 'vitest'
import { createSessionEngine, type EngineOptions, type SessionView } from '../src/index.ts'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

const WAITING = { astro_pickup_status: false }

describe('a subscription to a part of the view', () => {
  test('hears of that part only, outside React too', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.status(5000, inProgress())
    world.server.status(20_000, inProgress({ max_call_duration: 1200 }))
    world.server.status(30_000, noneInProgress())
    const { engine } = world.openTab()
    await world.advance(10)
    const phases: string[] = []
    const stop = engine.subscribe(
      ({ phase }) => phase,
      (phase) => void phases.push(phase),
    )
    await world.runTo(29_000)
    expect(phases).toEqual(['active'])
    await world.runTo(32_000)
    expect(phases).toEqual(['active', 'ended'])
    stop()
    engine.signedOut()
    expect(phases).toHaveLength(2)
  })

  test('compares as it is told, and one that throws disturbs nobody', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.status(5000, inProgress())
    const { engine } = world.openTab()
    const pick = ({ phase, modal }: SessionView) => ({ phase, modal })
    const seen: unknown[] = []
    engine.subscribe(
      () => {
        throw new Error('selector')
      },
      () => {},
    )
    engine.subscribe(
      pick,
      (value) => void seen.push(value),
      (a, b) => a.phase === b.phase && a.modal === b.modal,
    )
    await world.runTo(10_000)
    expect(seen).toEqual([
      { phase: 'waiting', modal: null },
      { phase: 'active', modal: null },
    ])
  })
})

test('"inspect" sees every event with the state before and after, and may throw', async () => {
  const world = createVirtualWorld()
  world.server.status(0, inProgress())
  const { ports, engine } = world.openTab()
  engine.dispose()
  const steps: Parameters<NonNullable<EngineOptions['inspect']>>[0][] = []
  const inspected = createSessionEngine({
    ports,
    signedIn: true,
    path: '/',
    inspect(step) {
      steps.push(step)
      throw new Error('a panel that fails')
    },
  })
  await world.runTo(5000)
  void inspected.end()
  await world.advance(10)
  expect(inspected.getSnapshot().phase).toBe('ended')
  expect(steps[0]).toMatchObject({ event: { type: 'booted' }, before: { phase: 'off' }, after: { phase: 'none' } })
  expect(steps.find(({ event }) => event.type === 'end-asked')).toMatchObject({
    before: { phase: 'active' },
    after: { phase: 'ending' },
    now: ports.clock.wall() - 10,
  })
  steps.slice(1).forEach(({ before }, index) => expect(before).toBe(steps[index]?.after))
})

describe('taking a request back', () => {
  test('sends one call, however often it is pressed', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.cancel(0, {}, { latencyMs: 500 })
    const { engine } = world.openTab()
    await world.advance(100)
    const answers = [engine.cancelWaiting(), engine.cancelWaiting(), engine.cancelWaiting()]
    await world.advance(600)
    await expect(Promise.all(answers)).resolves.toEqual([true, true, true])
    expect(world.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
    expect(engine.getSnapshot().cancelled).toBe(true)
  })

  test('that is not answered within 10 s has failed, and can be tried again', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.cancel(0, {}, { latencyMs: 1e9 })
    world.server.cancel(5000, {})
    const { engine } = world.openTab()
    await world.advance(100)
    const first = engine.cancelWaiting()
    await world.advance(10_000)
    await expect(first).resolves.toBe(false)
    const second = engine.cancelWaiting()
    await world.advance(100)
    await expect(second).resolves.toBe(true)
  })

  test('after another consultation took its place asks for that one, and is answered for that one', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ ...WAITING, id: 1 }))
    world.server.status(2000, inProgress({ ...WAITING, id: 2 }))
    world.server.cancel(0, new Error('409'), { latencyMs: 5000 })
    world.server.cancel(2000, {}, { latencyMs: 5000 })
    const { engine } = world.openTab()
    await world.runTo(1000)
    const first = engine.cancelWaiting()
    await world.runTo(4000)
    expect(engine.getSnapshot().consultation?.id).toBe('2')
    const second = engine.cancelWaiting()
    await world.runTo(10_000)
    await expect(Promise.all([first, second])).resolves.toEqual([false, true])
    expect(world.calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { t: 1000, body: { consultation_id: '1' } },
      { t: 4000, body: { consultation_id: '2' } },
    ])
  })

  test('that the server refuses answers false', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.cancel(0, new Error('409'))
    const { engine } = world.openTab()
    await world.advance(100)
    const answer = engine.cancelWaiting()
    await world.advance(100)
    await expect(answer).resolves.toBe(false)
  })
})

test('what the server tells beyond the engine’s fields comes through untouched, and is the same object while it is the same', async () => {
  const world = createVirtualWorld()
  const partner = { name: 'Asha', rate: 34 }
  world.server.status(0, inProgress({ partner, tags: ['a'] }))
  world.server.status(5000, JSON.parse(JSON.stringify(inProgress({ partner, tags: ['a'] }))))
  world.server.status(10_000, inProgress({ partner: { ...partner, rate: 30 } }))
  const tab = world.openTab()
  await world.advance(100)
  const { details } = tab.engine.getSnapshot()
  expect(details).toMatchObject({ id: 501, partner, tags: ['a'] })
  const before = tab.engine.getSnapshot()
  await world.runTo(9000)
  expect(tab.engine.getSnapshot()).toBe(before)
  await world.runTo(12_000)
  expect(tab.engine.getSnapshot().details).toMatchObject({ partner: { rate: 30 } })
  world.server.status(world.now, new Error('offline'))
  const { engine } = tab.reload()
  expect(engine.getSnapshot().details).toMatchObject({ partner: { name: 'Asha', rate: 30 } })
  engine.signedOut()
  expect(engine.getSnapshot().details).toBe(null)
})

test('wrong options are refused by name', () => {
  const { ports } = createVirtualWorld().openTab({ signedIn: false })
  const create = (config: object) => () => createSessionEngine({ ports, signedIn: false, path: '/', config })
  expect(create({ polMs: 5 })).toThrow('there is no "config.polMs"')
  expect(create({ endRetryMs: ['a'] })).toThrow('"config.endRetryMs" must be a number from 0 up')
  expect(create({ endRetryMs: [-1] })).toThrow('"config.endRetryMs"')
  expect(create({ endRetryForeverMs: 0 })).toThrow('"config.endRetryForeverMs" must be a number from 1 up')
  expect(create({ idleResetOn: ['sending'] })).toThrow('"config.idleResetOn" must be a list of continue, send, typing')
  expect(create({ idleOrderTypes: [3] })).toThrow('"config.idleOrderTypes"')
  expect(create({ pollMs: '5' })).toThrow('"config.pollMs" must be a number')
  expect(create({ chatPath: null })).toThrow('"config.chatPath" must be a string')
  expect(() => createSessionEngine({ ports, signedIn: false, path: '/', inspect: 5 as never })).toThrow(
    '"inspect" must be a function',
  )
  for (const fine of [{}, { endRetryMs: [] }, { pollMs: undefined }, { idleOrderTypes: [] }]) create(fine)().dispose()
})
