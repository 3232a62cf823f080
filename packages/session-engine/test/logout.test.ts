import { describe, expect, test } from 'vitest'
import { createSessionEngine, type SessionEngine } from '../src/index.ts'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

const WAITING = { astro_pickup_status: false }
const ends = (calls: readonly { method: string }[]) => calls.filter(({ method }) => method === 'POST')

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
