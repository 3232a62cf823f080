import { describe, expect, test } from 'vitest'
import { getMyProfile, listAstrologers, safe, type TokenStorage } from '../src/index.ts'
import { createServer, gate } from './server.ts'

const STALE = { access: 'access-0', refresh: 'refresh-1' }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('1,000 requests with an expired token', () => {
  test('at once: one refresh, no failed request', async () => {
    const server = createServer()
    server.state.delayMs = 5
    const { client } = server.client(STALE)
    const outcomes = await Promise.all(Array.from({ length: 1000 }, () => safe(getMyProfile(client))))
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
    expect(server.state.refreshes).toBe(1)
  })

  test('spread over 60 ms: one refresh, no failed request', async () => {
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

  test('with a slow storage: one refresh, no failed request', async () => {
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

  test('a rejected refresh: the app is notified once', async () => {
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

test('a rotated refresh token replaces the old one', async () => {
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

describe('while a refresh is in flight', () => {
  function pendingRefresh() {
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

  test('aborting one request does not abort the refresh', async () => {
    const { client, started, answer, server } = pendingRefresh()
    const controller = new AbortController()
    const aborted = safe(getMyProfile(client, { signal: controller.signal }))
    const waiting = getMyProfile(client)
    await started
    controller.abort()
    expect(await aborted).toMatchObject({ ok: false, error: { kind: 'aborted' } })
    answer.resolve(success())
    expect(await waiting).toEqual({ token: 'Bearer access-1' })
    expect(server.state.refreshes).toBe(1)
  })

  test('signing out discards its result', async () => {
    const { client, storage, started, answer, lost, server } = pendingRefresh()
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

  test('after another customer signs in, a pending request is never sent with the new token', async () => {
    const { client, storage, started, answer, server } = pendingRefresh()
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

  test('a sign-out in another tab takes precedence', async () => {
    const { client, storage, started, answer } = pendingRefresh()
    const waiting = safe(getMyProfile(client))
    await started
    await storage.clear()
    answer.resolve(success())
    expect(await waiting).toMatchObject({ ok: false, error: { status: 401 } })
    expect(storage.get()).toEqual({})
  })

  test('a rejection after signing out is not reported as a lost session', async () => {
    const { client, started, answer, lost } = pendingRefresh()
    const waiting = safe(getMyProfile(client))
    await started
    await client.session.signOut()
    answer.resolve(Response.json({}, { status: 401 }))
    await waiting
    await pause(5)
    expect(lost).toEqual([])
  })
})

test('a 401 after another customer signed in does not use their refresh token', async () => {
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
