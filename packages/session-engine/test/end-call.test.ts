import { describe, expect, test } from 'vitest'
import { createSessionEngine } from '../src/index.ts'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

const ends = (calls: ReturnType<typeof createVirtualWorld>['calls']) => calls.filter(({ method }) => method === 'POST')

describe('an end call that fails', () => {
  test('the customer sees the end at once, unconfirmed; the same call is repeated until it is answered', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('502'))
    world.server.end(110_000, { show_review_popup: true })
    const { engine } = world.openTab()
    await world.runTo(10_000)
    const ending = engine.end()
    await world.advance(10)
    await expect(ending).resolves.toEqual({ ok: false, reason: 'request-failed' })
    const ended = { message: 'Chat Ended', by: 'user', review: false, confirmed: false }
    expect(engine.getSnapshot()).toMatchObject({ phase: 'ended', ended })
    await world.runTo(200_000)
    expect(ends(world.calls).map(({ t }) => t)).toEqual([
      10_000, 11_000, 13_000, 17_000, 25_000, 41_000, 71_000, 101_000, 131_000,
    ])
    expect(
      new Set(ends(world.calls).map(({ body, idempotencyKey }) => JSON.stringify([body, idempotencyKey]))).size,
    ).toBe(1)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'ended', ended: { ...ended, review: true, confirmed: true } })
    expect([...world.storage]).toEqual([])
  })

  test('the connection is good again with the answer to the end, when no read follows', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(1000, new Error('503'))
    const { engine } = world.openTab()
    await world.runTo(9000)
    expect(engine.getSnapshot().connection).toBe('failing')
    void engine.end()
    await world.advance(10)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'ended', ended: { confirmed: true }, connection: 'ok' })
  })

  test('sixty seconds offline around the idle end: it is sent when the network is back', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.runTo(150_000)
    world.disconnect()
    await world.runTo(210_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'ended', ended: { confirmed: false } })
    const before = ends(world.calls).length
    world.reconnect()
    await world.advance(10)
    expect(ends(world.calls).slice(before)).toMatchObject([{ body: { chat_end_reason: 'idle expired' } }])
    expect(engine.getSnapshot().ended?.confirmed).toBe(true)
    await world.advance(120_000)
    expect(ends(world.calls)).toHaveLength(before + 1)
  })

  test.each(['show', 'resume'] as const)('one that waits is sent at once on "%s"', async (back) => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('502'))
    world.server.end(62_000, {})
    const tab = world.openTab()
    await world.runTo(10_000)
    void tab.engine.end()
    await world.runTo(50_000)
    if (back === 'show') tab.hide()
    else tab.freeze()
    await world.runTo(65_000)
    tab[back]()
    await world.advance(10)
    expect(ends(world.calls).at(-1)).toMatchObject({ t: 65_000 })
    expect(tab.engine.getSnapshot().ended?.confirmed).toBe(true)
  })

  test.each([404, 409, 410])('a reply of %i says that nothing is left to be ended', async (status) => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, Object.assign(new Error('over'), { status }))
    const { engine } = world.openTab()
    await world.runTo(10_000)
    const ending = engine.end()
    await world.runTo(60_000)
    await expect(ending).resolves.toEqual({ ok: true })
    expect(engine.getSnapshot().ended?.confirmed).toBe(true)
    expect(ends(world.calls)).toHaveLength(1)
  })

  test('a conflict with a request that is still under way is no answer', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, Object.assign(new Error('under way'), { status: 409, body: { code: 'in_flight' } }))
    world.server.end(12_000, {})
    const { engine } = world.openTab()
    await world.runTo(10_000)
    void engine.end()
    await world.advance(10)
    expect(engine.getSnapshot().ended?.confirmed).toBe(false)
    await world.runTo(20_000)
    expect(engine.getSnapshot().ended?.confirmed).toBe(true)
  })

  test('a timeout is no answer, whatever status came before', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, Object.assign(new Error('timeout'), { kind: 'timeout', status: 404 }))
    world.server.end(10_500, {})
    const { engine } = world.openTab()
    await world.runTo(10_000)
    void engine.end()
    await world.advance(10)
    expect(engine.getSnapshot().ended?.confirmed).toBe(false)
    await world.runTo(20_000)
    expect(engine.getSnapshot().ended?.confirmed).toBe(true)
  })

  test('every call is keepalive', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('502'))
    const tab = world.openTab()
    tab.engine.dispose()
    const seen: boolean[] = []
    const api: typeof tab.ports.api = {
      ...tab.ports.api,
      endConsultation(id, body, options) {
        seen.push(options.keepalive)
        return tab.ports.api.endConsultation(id, body, options)
      },
    }
    const engine = createSessionEngine({ ports: { ...tab.ports, api }, signedIn: true, path: '/' })
    await world.runTo(10_000)
    void engine.end()
    await world.runTo(20_000)
    expect(seen.length).toBeGreaterThan(2)
    expect(seen.every(Boolean)).toBe(true)
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

  test('in an embedded view, where the page stays, the host is told when it is confirmed', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('502'))
    const told: boolean[] = []
    world.watch((entry) => {
      if (entry.kind === 'notice' && entry.notice.type === 'ended') told.push(entry.notice.ended.confirmed)
    })
    const { engine } = world.openTab({ config: { popups: false } })
    await world.runTo(10_000)
    void engine.end()
    await world.runTo(40_900)
    engine.refresh()
    await world.advance(10)
    expect(engine.getSnapshot().phase).toBe('none')
    world.server.end(41_500, {})
    await world.runTo(72_000)
    expect(told).toEqual([false, true])
    expect(engine.getSnapshot().phase).toBe('none')
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
