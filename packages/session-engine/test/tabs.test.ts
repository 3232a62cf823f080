import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress, noneInProgress, type Tab } from '../src/testing.ts'

type World = ReturnType<typeof createVirtualWorld>
const reads = (world: World) => world.calls.filter(({ method }) => method === 'GET')
const ends = (world: World) => world.calls.filter(({ method }) => method === 'POST')
const openTabs = (world: World, count: number): Tab[] =>
  Array.from({ length: count }, (_, index) => world.openTab({ visible: index === 0 }))

describe('several tabs of one customer', () => {
  test('share one stream of reads', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 120 })
    openTabs(world, 6)
    await world.runTo(60_000)
    expect(reads(world).length).toBeLessThanOrEqual(42)
    expect(
      new Set(
        reads(world)
          .slice(6)
          .map(({ tab }) => tab),
      ),
    ).toEqual(new Set([1]))
  })

  test('another tab takes the reading over when the reading one is closed', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 120 })
    const [first, second] = openTabs(world, 2)
    await world.runTo(10_100)
    first?.close()
    await world.runTo(20_000)
    expect(reads(world).filter(({ t }) => t > 10_100).length).toBeGreaterThan(4)
    expect(second?.engine.getSnapshot()).toMatchObject({ phase: 'active', connection: 'ok' })
  })

  test('a tab that runs an older version of the package is ignored, and never keeps a newer one from reading', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 120 })
    const [first] = openTabs(world, 1)
    const older = world.openTab({ signedIn: false })
    older.engine.dispose()
    await world.runTo(10_000)
    // It holds the lease for good and broadcasts in its own words.
    void older.ports.peers?.tryExclusive('sessionEngine:poll', () => new Promise(() => {}))
    for (const message of [
      { v: 1, tab: 'old', k: 'status', body: noneInProgress(), at: 1, sentAt: 1 },
      { v: 1, tab: 'old', k: 'ended', ended: { id: '501', message: 'Over.', variant: 'normal', review: true } },
      { v: 1, tab: 'old', type: 'ended', ended: { id: '501', message: 'Over.', variant: 'normal', review: true } },
    ])
      older.ports.peers?.post(message as never)
    await world.runTo(30_000)
    expect(first?.engine.getSnapshot()).toMatchObject({ phase: 'active', connection: 'ok', modal: null })
    expect(reads(world).filter(({ t }) => t > 10_000).length).toBeGreaterThan(5)
  })

  test('"continue" in one closes the warning in all', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const tabs = openTabs(world, 3)
    await world.runTo(130_000)
    expect(tabs.map(({ engine }) => engine.getSnapshot().modal)).toEqual(['idleWarning', 'idleWarning', 'idleWarning'])
    tabs[1]?.engine.continue()
    await world.advance(10)
    expect(tabs.map(({ engine }) => engine.getSnapshot().modal)).toEqual([null, null, null])
    expect(tabs.map(({ engine }) => engine.getCountdown().idleSeconds)).toEqual([180, 180, 180])
  })

  test('reach zero together and end once, with one message', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 30 }))
    world.server.end(0, { status_message: 'It reached the limit you set.' }, { latencyMs: 300 })
    const tabs = openTabs(world, 5)
    await world.runTo(60_000)
    expect(ends(world)).toHaveLength(1)
    expect(tabs.map(({ engine }) => engine.getSnapshot().ended?.message)).toEqual(
      Array<string>(5).fill('It reached the limit you set.'),
    )
  })

  test('show the end that the customer asked for in one of them', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, {}, { latencyMs: 300 })
    const [first, second] = openTabs(world, 2)
    await world.runTo(10_000)
    void first?.engine.end()
    await world.advance(10)
    expect(second?.engine.getSnapshot().phase).toBe('ending')
    await world.advance(400)
    expect(second?.engine.getSnapshot().ended).toMatchObject({ message: 'Chat Ended', by: 'peer' })
    expect(ends(world)).toHaveLength(1)
  })

  test('review once', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(10_000, noneInProgress({ show_review_popup: true }))
    const [first, second] = openTabs(world, 2)
    await world.runTo(12_000)
    first?.engine.closeEnded()
    first?.engine.reviewDone()
    await world.advance(10)
    second?.engine.closeEnded()
    expect(second?.navigations).toEqual(['reload'])
    expect(second?.engine.getSnapshot().phase).toBe('done')
  })

  test('a tab opened while an end is being sent does not bring the session back', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, {}, { latencyMs: 8000 })
    const [first] = openTabs(world, 1)
    await world.runTo(10_000)
    void first?.engine.end()
    await world.runTo(11_000)
    const late = world.openTab()
    await world.runTo(60_000)
    expect(late.engine.getSnapshot().phase).toBe('none')
    expect(ends(world)).toHaveLength(1)
    expect([...world.storage]).toEqual([])
  })

  test('a tab that holds the lock of the end and says nothing cannot keep it from the server for ever', async () => {
    const { createSessionEngine } = await import('../src/index.ts')
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { ports, engine } = world.openTab()
    engine.dispose()
    const peers = { tryExclusive: () => Promise.resolve(false), post() {}, subscribe: () => () => {} }
    const refused = createSessionEngine({ ports: { ...ports, peers }, signedIn: true, path: '/' })
    await world.runTo(5000)
    void refused.end()
    await world.runTo(60_000)
    expect(ends(world)).toHaveLength(1)
    expect(world.storage.has('sessionEngine:pendingEnd')).toBe(false)
  })

  test('locks that throw, or never answer, leave each tab on its own feet', async () => {
    const { createSessionEngine } = await import('../src/index.ts')
    for (const tryExclusive of [
      () => Promise.reject(new Error('SecurityError')),
      () => {
        throw new Error('SecurityError')
      },
      () => new Promise<boolean>(() => {}),
    ]) {
      const world = createVirtualWorld()
      world.server.status(0, inProgress())
      const { ports, engine } = world.openTab()
      engine.dispose()
      const alone = createSessionEngine({
        ports: { ...ports, peers: { tryExclusive, post() {}, subscribe: () => () => {} } },
        signedIn: true,
        path: '/',
      })
      await world.runTo(11_000)
      alone.refresh()
      await world.runTo(13_000)
      expect(alone.getSnapshot().phase).toBe('active')
      void alone.end()
      await world.advance(10)
      expect(ends(world)).toHaveLength(1)
      expect(alone.getSnapshot().phase).toBe('ended')
    }
  })
})
