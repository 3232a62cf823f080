import { describe, expect, test } from 'vitest'
import { getMyProfile, listAstrologers, safe, type TokenStorage } from '../src/index.ts'
import { createServer, gate } from './server.ts'

const STALE = { access: 'access-0', refresh: 'refresh-1' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('1,000 calls with an expired token', () => {
  test('together: one refresh, no failed call', async () => {
    const server = createServer()
    server.state.delayMs = 5
    const { client } = server.client(STALE)
    const outcomes = await Promise.all(Array.from({ length: 1000 }, () => safe(getMyProfile(client))))
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
    expect(server.state.refreshes).toBe(1)
  })

  test('spread over 60 ms: one refresh, no failed call', async () => {
    const server = createServer()
    server.state.delayMs = 5
    const { client } = server.client(STALE)
    const outcomes = await Promise.all(
      Array.from({ length: 1000 }, async (_, index) => {
        await pause((index % 60) + Math.random())
        return safe<unknown>(index % 2 ? getMyProfile(client) : listAstrologers(client))
      }),
    )
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
    expect(server.state.refreshes).toBe(1)
  })

  test('with a storage that answers late: one refresh, no failed call', async () => {
    const server = createServer()
    let tokens: object = STALE
    const storage: TokenStorage = {
      async get() {
        await pause(1)
        return tokens
      },
      async set(next) {
        await pause(2)
        tokens = next
      },
      async clear() {
        await pause(2)
        tokens = {}
      },
    }
    const { client } = server.client({}, { storage })
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => safe(getMyProfile(client))))
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
    expect(server.state.refreshes).toBe(1)
  })

  test('refused: the app is told once', async () => {
    const server = createServer()
    server.state.delayMs = 2
    server.state.onRefresh = () => Response.json({}, { status: 401 })
    const { client, lost } = server.client(STALE)
    await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        await pause(index % 20)
        return safe(getMyProfile(client))
      }),
    )
    expect(lost).toEqual(['rejected'])
    expect(server.state.refreshes).toBe(1)
  })
})

test('a server that replaces the refresh token is followed', async () => {
  const server = createServer()
  server.state.onRefresh = () => {
    server.state.valid = `access-${server.state.refreshes + 1}`
    return Response.json({ access: server.state.valid, refresh: `refresh-${server.state.refreshes + 1}` })
  }
  const { client, storage } = server.client(STALE)
  await getMyProfile(client)
  expect(storage.get()).toEqual({ access: 'access-2', refresh: 'refresh-2' })
  server.state.valid = 'expired'
  await getMyProfile(client)
  expect(server.seen.filter(({ call }) => call.includes('refresh')).map(({ body }) => body)).toEqual([
    '{"refresh":"refresh-1"}',
    '{"refresh":"refresh-2"}',
  ])
})

describe('while a refresh is under way', () => {
  function stalled() {
    const server = createServer()
    const started = gate()
    const answer = gate<Response>()
    server.state.onRefresh = () => {
      started.resolve()
      return answer.promise
    }
    return { server, started: started.promise, answer, ...server.client(STALE) }
  }
  const success = () => Response.json({ access: 'access-1' })

  test('a caller that gives up ends only its own wait', async () => {
    const { client, started, answer, server } = stalled()
    const controller = new AbortController()
    const impatient = safe(getMyProfile(client, { signal: controller.signal }))
    const patient = getMyProfile(client)
    await started
    controller.abort()
    expect(await impatient).toMatchObject({ ok: false, error: { kind: 'aborted' } })
    answer.resolve(success())
    expect(await patient).toEqual({ token: 'Bearer access-1' })
    expect(server.state.refreshes).toBe(1)
  })

  test('signing out throws its answer away', async () => {
    const { client, storage, started, answer, lost, server } = stalled()
    const waiting = safe(getMyProfile(client))
    await started
    await client.session.signOut()
    answer.resolve(success())
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'session-changed' } })
    await pause(5)
    expect(storage.get()).toEqual({})
    expect(lost).toEqual([])
    expect(server.calls()).toHaveLength(1)
  })

  test('signing in as somebody else never sends the old call with the new token', async () => {
    const { client, storage, started, answer, server } = stalled()
    const waiting = safe(getMyProfile(client))
    await started
    await client.session.signIn({ access: 'access-1', refresh: 'refresh-9' })
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'session-changed' } })
    answer.resolve(Response.json({ access: 'stolen' }))
    await pause(5)
    expect(storage.get()).toEqual({ access: 'access-1', refresh: 'refresh-9' })
    expect(server.calls().map(({ token }) => token)).toEqual(['Bearer access-0'])
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
  })

  test('another tab that signs out wins', async () => {
    const { client, storage, started, answer } = stalled()
    const waiting = safe(getMyProfile(client))
    await started
    await storage.clear()
    answer.resolve(success())
    expect(await waiting).toMatchObject({ ok: false, error: { status: 401 } })
    expect(storage.get()).toEqual({})
  })

  test("a refusal that comes after signing out is nobody's loss", async () => {
    const { client, started, answer, lost } = stalled()
    const waiting = safe(getMyProfile(client))
    await started
    await client.session.signOut()
    answer.resolve(Response.json({}, { status: 401 }))
    await waiting
    await pause(5)
    expect(lost).toEqual([])
  })
})

test('a call that meets its 401 after somebody else has signed in spends nothing of theirs', async () => {
  const server = createServer()
  const asked = gate()
  const answer = gate<Response>()
  server.state.onCall = () => {
    asked.resolve()
    return answer.promise
  }
  const { client, storage } = server.client({ access: 'access-0', refresh: 'refresh-0' })
  const old = safe(getMyProfile(client))
  await asked.promise
  await client.session.signIn({ refresh: 'refresh-1' })
  answer.resolve(Response.json({}, { status: 401 }))
  expect(await old).toMatchObject({ ok: false, error: { kind: 'session-changed' } })
  expect(server.state.refreshes).toBe(0)
  expect(storage.get()).toEqual({ refresh: 'refresh-1' })
})

describe('a storage that writes slowly', () => {
  function slow(tokens: object) {
    const server = createServer()
    const writing = gate()
    const storage: TokenStorage = {
      get: () => tokens,
      async set(next) {
        writing.resolve()
        await pause(10)
        tokens = next
      },
      async clear() {
        await pause(1)
        tokens = {}
      },
    }
    return { ...server.client({}, { storage }), server, storage, writing: writing.promise }
  }

  test('a call right after signing in waits for the new token', async () => {
    const { client, storage } = slow({})
    void client.session.signIn({ access: 'access-1', refresh: 'refresh-1' })
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
    expect(storage.get()).toEqual({ access: 'access-1', refresh: 'refresh-1' })
  })

  test('signing out while the new token is being written leaves nothing', async () => {
    const { client, storage, writing, server } = slow({ refresh: 'refresh-1' })
    const waiting = safe(getMyProfile(client))
    await writing
    await client.session.signOut()
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'session-changed' } })
    await pause(20)
    expect(await storage.get()).toEqual({})
    expect(server.state.refreshes).toBe(1)
  })
})

test('who waits for the lock while somebody else signs in does not spend their refresh token', async () => {
  const server = createServer()
  const { storage } = server.client(STALE)
  const free = gate()
  const waited = gate()
  storage.lock = async (_, run) => {
    waited.resolve()
    await free.promise
    return run()
  }
  const { client } = server.client({}, { storage })
  const waiting = safe(getMyProfile(client))
  await waited.promise
  await client.session.signIn({ refresh: 'refresh-9' })
  free.resolve()
  expect(await waiting).toMatchObject({ ok: false, error: { kind: 'session-changed' } })
  expect(server.state.refreshes).toBe(0)
})

describe('signing out in another tab', () => {
  function tabs() {
    const server = createServer()
    const { storage } = server.client({ access: 'access-1', refresh: 'refresh-1' })
    let tell = () => {}
    storage.onSignOut = (listener) => (tell = listener)
    return { ...server.client({}, { storage }), server, storage, tell: () => tell() }
  }

  test('is told once', async () => {
    const { client, storage, tell, lost } = tabs()
    await getMyProfile(client)
    await storage.clear()
    tell()
    tell()
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(lost).toEqual(['rejected'])
  })

  test('is no news for who signed out before, or never had a session', async () => {
    const { client, tell, lost } = tabs()
    await getMyProfile(client)
    await client.session.signOut()
    tell()
    await pause(1)
    expect(lost).toEqual([])
  })

  test('ends the calls that wait for a new token', async () => {
    const { client, storage, server, tell } = tabs()
    await storage.set(STALE)
    const started = gate()
    server.state.onRefresh = () => {
      started.resolve()
      return new Promise(() => {})
    }
    const waiting = safe(getMyProfile(client))
    await started.promise
    tell()
    expect(await waiting).toMatchObject({ ok: false, error: { kind: 'session-changed' } })
  })
})

test('two clients on one storage without a lock end up with one good token', async () => {
  const server = createServer()
  const one = server.client(STALE)
  const two = server.client({}, { storage: one.storage })
  const outcomes = await Promise.all([safe(getMyProfile(one.client)), safe(getMyProfile(two.client))])
  expect(outcomes.map(({ ok }) => ok)).toContain(true)
  expect(await getMyProfile(one.client)).toEqual({ token: `Bearer ${server.state.valid}` })
  expect(await getMyProfile(two.client)).toEqual({ token: `Bearer ${server.state.valid}` })
  expect([...one.lost, ...two.lost]).toEqual([])
})

test('two clients on one storage with a lock refresh once', async () => {
  const server = createServer()
  let last: Promise<unknown> = Promise.resolve()
  const { storage } = server.client(STALE)
  storage.lock = <Result>(_: string, run: () => Promise<Result>) => {
    const mine = last.then(run, run)
    last = mine
    return mine
  }
  const clients = Array.from({ length: 5 }, () => server.client({}, { storage }).client)
  const outcomes = await Promise.all(clients.map((client) => safe(getMyProfile(client))))
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect(server.state.refreshes).toBe(1)
})
