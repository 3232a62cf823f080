import { describe, expect, test } from 'vitest'
import { getMyProfile, safe, type TokenStorage } from '../src/index.ts'
import { createServer, gate } from './server.ts'

const STALE = { access: 'access-0', refresh: 'refresh-1' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a storage with slow writes', () => {
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

  test('a request right after signing in waits for the new token', async () => {
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

test('a refresh that waits for the lock does not use the token of a customer who signs in meanwhile', async () => {
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
    let notify = () => {}
    storage.onSignOut = (listener) => (notify = listener)
    return { ...server.client({}, { storage }), server, storage, notify: () => notify() }
  }

  test('is reported once', async () => {
    const { client, storage, notify, lost } = tabs()
    await getMyProfile(client)
    await storage.clear()
    notify()
    notify()
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(lost).toEqual(['rejected'])
  })

  test('is not reported after signing out here, or without a session', async () => {
    const { client, notify, lost } = tabs()
    await getMyProfile(client)
    await client.session.signOut()
    notify()
    await pause(1)
    expect(lost).toEqual([])
  })

  test('fails the requests that wait for a new token', async () => {
    const { client, storage, server, notify } = tabs()
    await storage.set(STALE)
    const started = gate()
    server.state.onRefresh = () => {
      started.resolve()
      return new Promise(() => {})
    }
    const waiting = safe(getMyProfile(client))
    await started.promise
    notify()
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
