import { describe, expect, test } from 'vitest'
import { createSessionEngine, type Cancel, type Ports } from '../src/index.ts'
import { createVirtualWorld, inProgress } from '../src/testing.ts'

describe('what is stored', () => {
  test('while a chat is live: the five keys of the specification, the details last', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ id: 77 }))
    const order: string[] = []
    const { ports, engine } = world.openTab({ signedIn: false })
    engine.dispose()
    const storage = {
      ...ports.storage,
      set: (k: string, v: string) => (order.push(`+${k}`), ports.storage.set(k, v)),
      remove: (k: string) => (order.push(`-${k}`), ports.storage.remove(k)),
    }
    const watched = createSessionEngine({ ports: { ...ports, storage }, signedIn: true, path: '/' })
    await world.advance(0)
    expect(Object.fromEntries(world.storage)).toMatchObject({
      maxDuration: '900',
      startChatTime: String(Date.parse('2026-01-01T00:00:00Z')),
      chatIdleTime: '180',
      sessionDetails_id: '77',
    })
    expect(JSON.parse(world.storage.get('sessionDetails') ?? '')).toMatchObject({
      is_consultation_inprogress: true,
      id: '77',
      order_type: 1,
      max_call_duration: 900,
    })
    expect(order.at(-1)).toBe('+sessionDetails')
    order.length = 0
    watched.signedOut()
    expect(order[0]).toBe('-sessionDetails')
    expect([...world.storage]).toEqual([])
  })

  test('the idle second is written on each visible tick, and when the page is hidden', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const tab = world.openTab()
    await world.runTo(7000)
    expect(world.storage.get('chatIdleTime')).toBe('173')
    await world.runTo(9300)
    tab.hide()
    expect(world.storage.get('chatIdleTime')).toBe('171')
  })

  test.each([
    ['no JSON', { sessionDetails: '{"id":', sessionDetails_id: '501' }],
    ['an id of another session', { sessionDetails_id: '9' }],
    ['no id', { sessionDetails_id: null }],
    ['details of nothing', { sessionDetails: 'null' }],
  ])('%s is absent, and cleaned', async (_, damage) => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const first = world.openTab()
    await world.runTo(5000)
    first.close()
    for (const [key, value] of Object.entries(damage)) {
      if (value === null) first.ports.storage.remove(key)
      else first.ports.storage.set(key, value)
    }
    world.server.status(5000, new Error('offline'))
    const { engine } = world.openTab()
    expect(engine.getSnapshot().phase).toBe('none')
    expect([...world.storage]).toEqual([])
  })

  test('a prefix keeps two hosts apart', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.openTab({ config: { storagePrefix: 'shop:' } })
    await world.advance(10)
    expect([...world.storage.keys()].every((key) => key.startsWith('shop:'))).toBe(true)
  })
})

describe('storage that fails', () => {
  const broken = (): never => {
    throw new Error('SecurityError')
  }

  test('is reported once, and the session is kept in memory', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress({ max_call_duration: 60 }))
    const { ports, engine } = world.openTab({ signedIn: false })
    engine.dispose()
    const storage: Ports['storage'] = { get: broken, set: broken, remove: broken }
    const alone = createSessionEngine({ ports: { ...ports, storage }, signedIn: true, path: '/' })
    await world.runTo(30_000)
    expect(alone.getCountdown()).toEqual({ idleSeconds: 150, remainingSeconds: 30 })
    await world.runTo(61_000)
    expect(alone.getSnapshot().phase).toBe('ended')
    expect(world.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(world.logs).toEqual(['session-engine storage-failed -'])
  })

  test('without any, the session is kept in memory too', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    const { ports, engine } = world.openTab({ signedIn: false })
    engine.dispose()
    for (const storage of [null, undefined]) {
      const without = { ...ports, storage } as unknown as Ports
      const alone = createSessionEngine({ ports: without, signedIn: true, path: '/' })
      await world.advance(5000)
      expect(alone.getSnapshot().phase).toBe('active')
      expect(alone.getCountdown().idleSeconds).toBe(175)
      alone.dispose()
    }
  })

  test('an end that fails is repeated all the same', async () => {
    const world = createVirtualWorld()
    world.server.status(0, inProgress())
    world.server.end(0, new Error('offline'))
    const { ports, engine } = world.openTab({ signedIn: false })
    engine.dispose()
    const storage: Ports['storage'] = { get: () => null, set() {}, remove() {} }
    const alone = createSessionEngine({ ports: { ...ports, storage }, signedIn: true, path: '/' })
    await world.runTo(1000)
    void alone.end()
    await world.runTo(60_000)
    expect(world.calls.filter(({ method }) => method === 'POST')).toHaveLength(6)
  })
})

describe('wrong arguments', () => {
  test('are the only thing that throws, and are named', () => {
    const { ports } = createVirtualWorld().openTab()
    const create = createSessionEngine as (o: unknown) => unknown
    expect(() => create(undefined)).toThrow(TypeError)
    expect(() => create({ ports, signedIn: 'yes', path: '/' })).toThrow('"signedIn" must be a boolean')
    expect(() => create({ ports: { ...ports, clock: {} }, signedIn: true, path: '/' })).toThrow('"ports.clock.wall"')
    expect(() => create({ ports, signedIn: true, path: '/', config: { pollMs: 0 } })).toThrow('"config.pollMs"')
    expect(() => create({ ports, signedIn: true, path: '/', config: { popups: 'no' } })).toThrow(
      '"config.popups" must be a boolean',
    )
    expect(() => create({ ports, signedIn: true, path: '/', config: { endRetryMs: {} } })).toThrow(
      '"config.endRetryMs" must be an array',
    )
    expect(() => create({ ports, signedIn: true, path: '/', config: 5 })).toThrow('"config" must be an object')
    expect(() => create({ ports, signedIn: true, path: '/', config: { idleWarnMs: undefined } })).not.toThrow()
  })

  test('a timer that cannot be taken back stops nothing', async () => {
    const fail = (): never => {
      throw new Error('no such timer')
    }
    for (const cancel of [undefined, fail]) {
      const world = createVirtualWorld()
      world.server.status(0, inProgress())
      const { ports, engine } = world.openTab({ signedIn: false })
      engine.dispose()
      const after = (ms: number, fn: () => void): Cancel => {
        ports.scheduler.after(ms, fn)
        return cancel as Cancel // as a host without types may
      }
      const clumsy = createSessionEngine({ ports: { ...ports, scheduler: { after } }, signedIn: true, path: '/' })
      await world.runTo(10_000)
      clumsy.activity('send')
      expect(clumsy.getCountdown().idleSeconds).toBe(180)
      clumsy.dispose()
    }
  })

  test('ports that all throw stop nothing', async () => {
    const fail = (): never => {
      throw new Error('no')
    }
    const { ports } = createVirtualWorld().openTab()
    const engine = createSessionEngine({
      signedIn: true,
      path: '/chat',
      ports: {
        api: { getStatus: fail, endConsultation: fail, cancelWaiting: fail, saveLog: fail },
        storage: { get: fail, set: fail, remove: fail, onExternalChange: fail },
        clock: { wall: fail, mono: fail },
        scheduler: { after: fail },
        nav: { reload: fail, replace: fail, logoutFully: fail },
        lifecycle: { subscribe: fail, isVisible: fail },
        peers: { tryExclusive: fail, post: fail, subscribe: fail },
        onNotice: fail,
      } satisfies Ports,
    })
    engine.refresh()
    engine.requestLogout()
    await expect(engine.end()).resolves.toEqual({ ok: false, reason: 'no-session' })
    expect(ports).toBeDefined()
  })
})
