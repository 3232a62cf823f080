import { describe, expect, test } from 'vitest'
import { createVirtualWorld, inProgress, noneInProgress } from '../src/testing.ts'

const WAITING = { astro_pickup_status: false }
const reads = (calls: readonly { method: string }[]): number => calls.filter(({ method }) => method === 'GET').length
const ends = (calls: readonly { method: string }[]) => calls.filter(({ method }) => method === 'POST')

describe('from request to pick-up', () => {
  test('without a consultation one read is made, and no more', async () => {
    const world = createVirtualWorld()
    const { engine } = world.openTab()
    await world.advance(60_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'none', confirmed: true, modal: null, widget: null })
    expect(reads(world.calls)).toBe(1)
  })

  test('for a visitor nothing is read, and what an earlier customer left is cleared', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const first = world.openTab()
    await world.advance(100)
    first.close()
    expect(world.storage.size).toBe(5)
    const before = reads(world.calls)
    const { engine } = world.openTab({ signedIn: false })
    await world.advance(10_000)
    expect(engine.getSnapshot().phase).toBe('off')
    expect(reads(world.calls)).toBe(before)
    expect([...world.storage]).toEqual([])
  })

  test('after a request the new consultation is looked for every 1.5 s, for 30 s at most', async () => {
    const world = createVirtualWorld()
    const { engine } = world.openTab()
    await world.advance(5000)
    engine.consultationInitiated()
    await world.advance(60_000)
    expect(reads(world.calls)).toBe(1 + 20)
  })

  test('a waiting consultation becomes active when both have picked up', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.status(4000, inProgress())
    const { engine } = world.openTab()
    await world.advance(3900)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'waiting', idleEndsAt: null, maxEndsAt: null })
    await world.advance(1000)
    expect(engine.getSnapshot().phase).toBe('active')
    expect(engine.getCountdown()).toEqual({ idleSeconds: 180, remainingSeconds: 900 })
  })

  test('idle time stands still while one side has hung up, the longest duration does not', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(10_000, inProgress(WAITING))
    world.server.status(40_000, inProgress())
    const { engine } = world.openTab()
    await world.runTo(10_600)
    expect(engine.getSnapshot().phase).toBe('waiting')
    const paused = engine.getCountdown().idleSeconds
    await world.runTo(39_900)
    expect(engine.getCountdown()).toEqual({ idleSeconds: paused, remainingSeconds: 861 })
    await world.runTo(50_000)
    expect(engine.getSnapshot().phase).toBe('active')
    expect(engine.getCountdown().idleSeconds).toBeLessThan(paused ?? 0)
  })

  test('a waiting request that is taken back is marked as cancelled, until a check fails', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.status(5000, new Error('offline'))
    const { engine } = world.openTab()
    await world.advance(1000)
    await expect(Promise.all([engine.cancelWaiting(), world.advance(10)])).resolves.toEqual([true, undefined])
    expect(world.calls).toContainEqual(expect.objectContaining({ method: 'PATCH', body: { consultation_id: '501' } }))
    expect(engine.getSnapshot().cancelled).toBe(true)
    await world.runTo(7000)
    expect(engine.getSnapshot().cancelled).toBe(false)
    expect(engine.getSnapshot().phase).toBe('waiting')
  })
})

describe('the end', () => {
  test.each([
    [{}, { order_type: 1 }, 'Chat Ended'],
    [{}, { order_type: '2' }, 'Call Ended'],
    [{}, { order_type: null }, 'Session Ended'],
    [{ status_message: '  ' }, { order_type: 2 }, 'Call Ended'],
    [{ status_message: 'Your balance <b>ran out</b>.' }, { order_type: 1 }, 'Your balance <b>ran out</b>.'],
    [{ status_message: 7 }, { order_type: 1, status_message: 'said while in progress' }, 'Chat Ended'],
    [{ order_type: 2 }, { order_type: 1 }, 'Call Ended'],
    [{ order_type: 9 }, { order_type: 1 }, 'Session Ended'],
  ])('a server that ends with %o a session of %o is shown as "%s"', async (reply, stored, message) => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(stored))
    world.server.status(3000, noneInProgress(reply))
    const { engine } = world.openTab()
    await world.advance(5000)
    expect(engine.getSnapshot()).toMatchObject({
      phase: 'ended',
      modal: 'sessionEnded',
      ended: { message, by: 'server' },
    })
    expect([...world.storage]).toEqual([])
    expect(ends(world.calls)).toEqual([])
  })

  test('a request the astrologer turned down is shown as rejected', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.status(3000, noneInProgress({ sub_status: 'astro_rejected' }))
    const { engine } = world.openTab({ path: '/wallet' })
    await world.advance(5000)
    expect(engine.getSnapshot().ended?.variant).toBe('rejected')
  })

  test('without a review the closed modal loads the page again', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.status(3000, noneInProgress())
    const { engine, navigations } = world.openTab()
    await world.advance(5000)
    expect(navigations).toEqual([])
    engine.closeEnded()
    expect(navigations).toEqual(['reload'])
    expect(engine.getSnapshot()).toMatchObject({ phase: 'done', modal: null })
    await world.advance(60_000)
    expect(reads(world.calls)).toBe(3)
  })

  test('with a review the modal leads to it, and the review to a new page', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ show_review_popup: false }))
    world.server.status(3000, noneInProgress({ show_review_popup: true }))
    const { engine, navigations } = world.openTab()
    await world.advance(5000)
    engine.closeEnded()
    expect(engine.getSnapshot()).toMatchObject({ phase: 'review', modal: 'review', ended: { id: '501' } })
    expect(navigations).toEqual([])
    engine.reviewDone()
    expect(navigations).toEqual(['reload'])
  })

  test('the customer ends: one call, and the message of its reply is shown', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, { status_message: 'Thank you, come again.', show_review_popup: true }, { latencyMs: 400 })
    const { engine } = world.openTab()
    await world.advance(5000)
    const ending = engine.end()
    expect(engine.getSnapshot().phase).toBe('ending')
    await expect(engine.end()).resolves.toEqual({ ok: false, reason: 'already-ending' })
    await world.advance(500)
    await expect(ending).resolves.toEqual({ ok: true })
    expect(engine.getSnapshot().ended).toEqual({
      id: '501',
      order_type: 1,
      message: 'Thank you, come again.',
      variant: 'normal',
      review: true,
      by: 'user',
      confirmed: true,
    })
    expect(ends(world.calls)).toHaveLength(1)
    expect(ends(world.calls)[0]).toMatchObject({ body: { auto_end: false, chat_end_reason: 'ended by user' } })
    await expect(engine.end()).resolves.toEqual({ ok: false, reason: 'no-session' })
  })

  test('a status reply that overtakes the end cannot bring the session back', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(), { latencyMs: 700 })
    world.server.end(0, {}, { latencyMs: 100 })
    const { engine } = world.openTab()
    await world.advance(1600)
    void engine.end()
    await world.advance(5000)
    engine.refresh()
    await world.advance(5000)
    expect(engine.getSnapshot().phase).toBe('ended')
  })
})
