import { describe, expect, test } from 'vitest'
import { getMyProfile, listAstrologers, safe } from '../src/index.ts'
import { createServer } from './server.ts'

const HTML = { 'content-type': 'text/html' }
const JSON_TYPE = { 'content-type': 'application/json' }
const STALE = { access: 'access-0', refresh: 'refresh-1', log: 'device' }

describe('when the server rejects the refresh token', () => {
  test.each([400, 401, 403])('with %d, the tokens are removed and the app is notified once', async (status) => {
    const server = createServer()
    server.state.onRefresh = () => Response.json({}, { status })
    const { client, storage, lost } = server.client(STALE)
    const outcomes = await Promise.all([
      safe(getMyProfile(client)),
      safe(getMyProfile(client)),
      safe(listAstrologers(client)),
    ])
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, false, true])
    expect(outcomes[0]).toMatchObject({ error: { kind: 'http', status: 401 } })
    expect(server.seen.at(-1)?.token).toBeNull()
    expect(storage.get()).toEqual({})
    expect(lost).toEqual(['rejected'])
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(lost).toEqual(['rejected'])
    expect(server.state.refreshes).toBe(1)
  })

  test.each(['text/plain', ''])('JSON is a rejection also under the content type "%s"', async (type) => {
    const server = createServer()
    server.state.onRefresh = () => {
      const response = new Response('{"detail":"Token is invalid"}', { status: 401 })
      response.headers.delete('content-type')
      if (type) response.headers.set('content-type', type)
      return response
    }
    const { client, storage, lost } = server.client(STALE)
    expect(await listAstrologers(client)).toEqual({ token: null })
    expect(storage.get()).toEqual({})
    expect(lost).toEqual(['rejected'])
    expect(server.state.refreshes).toBe(1)
  })

  test.each(['refresh-1', 'refresh-2'])('a newer token of another tab, with %s, is used instead', async (refresh) => {
    const server = createServer()
    const { client, storage, lost } = server.client(STALE)
    server.state.onRefresh = () => {
      void storage.set({ access: 'access-1', refresh })
      return Response.json({}, { status: 401 })
    }
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
    expect(storage.get()).toEqual({ access: 'access-1', refresh })
    expect(lost).toEqual([])
  })

  test('without a refresh token, a 401 ends the session', async () => {
    const server = createServer()
    const { client, storage, lost } = server.client({ access: 'access-0' })
    expect(await listAstrologers(client)).toEqual({ token: null })
    expect(storage.get()).toEqual({})
    expect(lost).toEqual(['rejected'])
    expect(server.state.refreshes).toBe(0)
  })

  test('tokens that cannot be removed are never used again, until the next sign-in', async () => {
    const server = createServer()
    server.state.onRefresh = () => Response.json({}, { status: 401 })
    let stored = STALE
    const storage = { get: () => stored, set: (next: object) => void (stored = next as typeof stored), clear: () => {} }
    const { client, lost } = server.client({}, { storage })
    await safe(getMyProfile(client))
    stored = STALE
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'signed-out' })
    expect(await listAstrologers(client)).toEqual({ token: null })
    expect(server.state.refreshes).toBe(1)
    expect(lost).toEqual(['rejected'])
    server.state.onRefresh = undefined
    await client.session.signIn(STALE)
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-3' })
  })
})

describe('when the refresh gives no verdict', () => {
  const answers: [string, () => Response][] = [
    [
      'a network failure',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
    ['429', () => new Response('', { status: 429 })],
    ['503', () => new Response('', { status: 503 })],
    ['HTML', () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })],
    ['403 with the HTML of a firewall', () => new Response('<h1>Blocked</h1>', { status: 403, headers: HTML })],
    ['401 without a body', () => new Response(null, { status: 401 })],
    ['400 with JSON that is cut off', () => new Response('{"detail', { status: 400, headers: JSON_TYPE })],
    ['an empty token', () => Response.json({ access: '' })],
  ]
  test.each(answers)('%s: three attempts, then the request fails and the refresh token stays', async (_, answer) => {
    const server = createServer()
    server.state.onRefresh = answer
    const { client, storage, lost } = server.client(STALE)
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'session-unavailable' })
    expect(server.state.refreshes).toBe(3)
    expect(storage.get()).toMatchObject({ refresh: 'refresh-1' })
    expect(lost).toEqual([])
    server.state.onRefresh = undefined
    expect(await getMyProfile(client)).toMatchObject({ token: expect.stringMatching(/Bearer/) })
  })

  test('a refresh without a response times out', async () => {
    const server = createServer()
    server.state.onRefresh = () => new Promise(() => {})
    const { client, storage } = server.client(STALE, { timeout: 20, retry: 0 })
    await expect(getMyProfile(client, { timeout: false })).rejects.toMatchObject({ kind: 'session-unavailable' })
    expect(storage.get()).toMatchObject({ refresh: 'refresh-1' })
  })

  test('strict: any failure ends the session', async () => {
    const server = createServer()
    server.state.onRefresh = () => new Response('', { status: 503 })
    const { client, storage, lost } = server.client(STALE, { refreshFailure: 'strict' })
    await safe(getMyProfile(client))
    expect(storage.get()).toEqual({})
    expect(lost).toEqual(['rejected'])
  })
})
