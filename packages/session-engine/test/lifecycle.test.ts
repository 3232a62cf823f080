import { describe, expect, test } from 'vitest'
import { createSessionEngine, type SessionEngine } from '../src/index.ts'
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

describe('the pages around it', () => {
  test('the widget of a chat hides on the chat page, that of a call nowhere until it is completed', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ order_type: 1 }))
    const chat = world.openTab({ path: '/chat?from=home' })
    await world.advance(10)
    expect(chat.engine.getSnapshot().widget).toBe(null)
    chat.engine.routeChanged('/wallet')
    expect(chat.engine.getSnapshot().widget).toBe('chat')
    chat.close()
    world.server.status(10, inProgress({ order_type: 2 }))
    world.server.status(3000, inProgress({ order_type: 2, status: 'COMPLETED' }))
    const call = world.openTab({ path: '/chat' })
    await world.advance(10)
    expect(call.engine.getSnapshot().widget).toBe('call')
    await world.runTo(5000)
    expect(call.engine.getSnapshot()).toMatchObject({ phase: 'active', widget: null })
  })

  test('while a new consultation is expected, and while its end is shown, the chat page stays', async () => {
    const world = createVirtualWorld()
    world.server.status(10_000, inProgress())
    world.server.status(20_000, noneInProgress())
    const { engine, navigations } = world.openTab()
    await world.advance(1000)
    engine.consultationInitiated()
    engine.routeChanged('/chat')
    await world.runTo(60_000)
    expect(engine.getSnapshot().phase).toBe('ended')
    expect(navigations).toEqual([])
  })

  test('an expected consultation that never comes lets the chat page go after 30 s', async () => {
    const world = createVirtualWorld()
    const { engine, navigations } = world.openTab()
    await world.advance(1000)
    engine.consultationInitiated()
    engine.routeChanged('/chat')
    await world.runTo(30_900)
    expect(navigations).toEqual([])
    await world.runTo(31_100)
    expect(navigations).toEqual(['/'])
  })

  test('user details without a consultation only start a read; when that read fails too, the session is cleared silently', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.advance(100)
    engine.userDetailsLoaded({ ongoing_consultation: null })
    await world.advance(100)
    expect(engine.getSnapshot().phase).toBe('active')
    world.server.status(200, new Error('offline'))
    engine.userDetailsLoaded({ ongoing_consultation: null })
    await world.advance(100)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'none', modal: null, ended: null })
    expect([...world.storage]).toEqual([])
  })

  test('in the embedded view nothing pops up: the end is a notice, and the page stays', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 30 }))
    const { engine, navigations } = world.openTab({ config: { popups: false } })
    await world.advance(29_000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', modal: null, widget: null })
    await world.advance(5000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'none', modal: null, ended: null })
    expect(ends(world.calls)).toHaveLength(1)
    expect(navigations).toEqual([])
  })

  test('signing out forgets the session without a modal', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine } = world.openTab()
    await world.advance(100)
    engine.signedOut()
    expect(engine.getSnapshot()).toMatchObject({ phase: 'off', modal: null, consultation: null })
    expect([...world.storage]).toEqual([])
    await world.advance(10_000)
    expect(reads(world.calls)).toBe(1)
    engine.signedIn()
    await world.advance(100)
    expect(engine.getSnapshot().phase).toBe('active')
  })
})

describe('signing out during a consultation', () => {
  test('asks first; confirmed, it ends and then signs out, without the ended modal', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, {}, { latencyMs: 1000 })
    const { engine, navigations } = world.openTab()
    await world.advance(100)
    expect(engine.requestLogout()).toBe('confirm-needed')
    expect(engine.getSnapshot().modal).toBe('endWarningLogout')
    const leaving = engine.confirmLogout()
    await world.advance(900)
    expect(navigations).toEqual([])
    await world.advance(200)
    await leaving
    expect(navigations).toEqual(['logout'])
    expect(engine.getSnapshot()).toMatchObject({ phase: 'done', modal: null })
    expect(ends(world.calls)[0]).toMatchObject({ body: { auto_end: false, chat_end_reason: 'ended by logout' } })
    expect([...world.storage]).toEqual([])
  })

  test('an end that fails or is slow does not hold the customer for more than 3 s', async () => {
    for (const [reply, latencyMs, waitMs] of [
      [new Error('500'), 100, 200],
      [{}, 60_000, 3100],
    ] as const) {
      const world = createVirtualWorld()
      world.server.status(0, inProgress())
      world.server.end(0, reply, { latencyMs })
      const { engine, navigations } = world.openTab()
      await world.advance(100)
      engine.requestLogout()
      void engine.confirmLogout()
      await world.advance(waitMs)
      expect(navigations).toEqual(['logout'])
    }
  })

  test('a sign-out elsewhere meanwhile does not leave the customer waiting', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, {}, { latencyMs: 2000 })
    const { engine } = world.openTab()
    await world.advance(100)
    engine.requestLogout()
    const leaving = engine.confirmLogout()
    engine.signedOut()
    await expect(leaving).resolves.toBe(undefined)
    expect(engine.getSnapshot().phase).toBe('off')
  })

  test('a request taken back at the moment it is picked up is not taken back', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress(WAITING))
    world.server.status(1000, inProgress())
    const tab = world.openTab({ signedIn: false })
    tab.engine.dispose()
    const answers: Promise<boolean>[] = []
    const engine: SessionEngine = createSessionEngine({
      ports: {
        ...tab.ports,
        onNotice: ({ type }) => void (type === 'picked-up' && answers.push(engine.cancelWaiting())),
      },
      signedIn: true,
      path: '/',
    })
    await world.runTo(5000)
    await expect(Promise.all(answers)).resolves.toEqual([false])
    expect(world.calls.some(({ method }) => method === 'PATCH')).toBe(false)
  })

  test('changing one’s mind changes nothing', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { engine, navigations } = world.openTab()
    await world.advance(100)
    engine.requestLogout()
    engine.cancelLogout()
    await engine.confirmLogout()
    await world.advance(5000)
    expect(engine.getSnapshot()).toMatchObject({ phase: 'active', modal: null })
    expect(navigations).toEqual([])
  })

  test('without a consultation nothing is asked', async () => {
    const world = createVirtualWorld()
    const { engine, navigations } = world.openTab()
    await world.advance(100)
    expect(engine.requestLogout()).toBe('done')
    expect(navigations).toEqual(['logout'])
  })
})
