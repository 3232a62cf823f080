import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

const ends = (calls: ReturnType<typeof createVirtualWorld>['calls']) => calls.filter(({ method }) => method === 'POST')

describe('an end call that does not come through', () => {
  test('the customer sees the end at once; the same call is repeated after 1, 2, 4, 8 and 16 s, then given up', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('502'))
    const { engine } = world.openTab()
    await world.runTo(10_000)
    const ending = engine.end()
    await world.advance(10)
    await expect(ending).resolves.toEqual({ ok: false, reason: 'request-failed' })
    expect(engine.getSnapshot()).toMatchObject({ phase: 'ended', ended: { message: 'Chat Ended', by: 'user' } })
    await world.runTo(120_000)
    expect(ends(world.calls).map(({ t }) => t)).toEqual([10_000, 11_000, 13_000, 17_000, 25_000, 41_000])
    expect(
      new Set(ends(world.calls).map(({ body, idempotencyKey }) => JSON.stringify([body, idempotencyKey]))).size,
    ).toBe(1)
    expect(world.logs).toEqual(['session-engine end-gave-up 501'])
    expect(world.storage.has('sessionEngine:pendingEnd')).toBe(false)
  })

  test('a slow one shows the end after 3 s, and its reply may still add the review', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, { show_review_popup: true, status_message: 'too late to be shown' }, { latencyMs: 5000 })
    const { engine } = world.openTab()
    await world.runTo(10_000)
    void engine.end()
    await world.runTo(12_999)
    expect(engine.getSnapshot().phase).toBe('ending')
    await world.runTo(13_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'ended', ended: { message: 'Chat Ended', review: false } })
    await world.runTo(15_000)
    expect(engine.getSnapshot().ended).toMatchObject({ message: 'Chat Ended', review: true })
    expect(ends(world.calls)).toHaveLength(1)
  })

  test('one that is never answered is repeated after 10 s', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, {}, { latencyMs: 1e9 })
    const { engine } = world.openTab()
    await world.runTo(10_000)
    void engine.end()
    await world.runTo(25_000)
    expect(ends(world.calls).map(({ t }) => t)).toEqual([10_000, 21_000])
  })

  test('survives a reload: the id cannot come back, and the same call is repeated after the first read', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 100 })
    world.server.end(0, new Error('offline'))
    const tab = world.openTab()
    await world.runTo(10_000)
    void tab.engine.end()
    await world.runTo(10_500)
    expect(JSON.parse(world.storage.get('sessionEngine:pendingEnd') ?? '')).toEqual({
      id: '501',
      payload: { auto_end: false, chat_end_reason: 'ended by user' },
      at: Date.parse('2026-01-01T00:00:10Z'),
    })
    world.server.end(10_500, {})
    const { engine } = tab.reload()
    await world.runTo(10_590)
    expect(ends(world.calls)).toHaveLength(1)
    await world.runTo(20_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'none', modal: null })
    const [first, second] = ends(world.calls)
    expect(ends(world.calls)).toHaveLength(2)
    expect(second).toMatchObject({ body: first?.body, idempotencyKey: first?.idempotencyKey })
    expect([...world.storage]).toEqual([])
  })

  test('is dropped when the server says that nothing is in progress', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('offline'))
    const tab = world.openTab()
    await world.runTo(10_000)
    void tab.engine.end()
    await world.advance(10)
    world.server.status(10_010, noneInProgress())
    tab.reload()
    await world.runTo(60_000)
    expect(ends(world.calls)).toHaveLength(1)
    expect([...world.storage]).toEqual([])
  })

  test('after two minutes a stored one is forgotten and the server’s word counts again', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('offline'))
    const tab = world.openTab()
    await world.runTo(10_000)
    void tab.engine.end()
    await world.advance(10)
    tab.close()
    await world.runTo(131_000)
    const { engine } = world.openTab()
    await world.advance(10)
    expect(engine.getSnapshot().phase).toBe('active')
    expect(world.storage.has('sessionEngine:pendingEnd')).toBe(false)
  })

  test('given up in a later page life, the session comes back, and its end is still the same call', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 100 }))
    world.server.end(0, new Error('502'))
    const tab = world.openTab()
    await world.runTo(10_000)
    void tab.engine.end()
    await world.runTo(10_500)
    const { engine } = tab.reload()
    await world.runTo(50_000)
    expect(engine.getSnapshot().phase).toBe('active')
    expect(world.logs).toEqual(['session-engine end-gave-up 501'])
    await world.runTo(160_000)
    expect(engine.getSnapshot().phase).toBe('ended')
    expect(
      new Set(ends(world.calls).map(({ body, idempotencyKey }) => JSON.stringify([body, idempotencyKey]))).size,
    ).toBe(1)
  })

  test('a new consultation is not held up by it', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ id: 1 }))
    world.server.end(0, new Error('offline'))
    const { engine } = world.openTab()
    await world.runTo(10_000)
    void engine.end()
    await world.runTo(11_000)
    world.server.status(11_000, inProgress({ id: 2 }))
    engine.refresh()
    await world.runTo(20_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', consultation: { id: '2' }, ended: null })
    expect(ends(world.calls).every(({ path }) => path.endsWith('/1/'))).toBe(true)
  })
})
