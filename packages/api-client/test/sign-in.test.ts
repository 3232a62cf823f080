import { describe, expect, test } from 'vitest'
import {
  getDefaultConfig,
  getMyProfile,
  isApiError,
  listAstrologers,
  logout,
  rechargeWallet,
  safe,
  saveDiagnosticLog,
  verifyLoginOtp,
  verifyOtp,
} from '../src/index.ts'
import { createServer } from './server.ts'

const FRESH = { access: 'access-1', refresh: 'refresh-1', log: 'device' }
const STALE = { access: 'access-0', refresh: 'refresh-1', log: 'device' }

describe('with nothing stored', () => {
  test('a call that takes no token, or takes one if there is one, goes out without', async () => {
    const server = createServer()
    const { client } = server.client()
    await getDefaultConfig(client)
    await listAstrologers(client)
    expect(server.seen.map(({ token }) => token)).toEqual([null, null])
  })

  test('a 401 of such a call goes to the caller and refreshes nothing', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ detail: 'no' }, { status: 401 })
    const { client, lost } = server.client()
    await expect(listAstrologers(client)).rejects.toMatchObject({ kind: 'http', status: 401, body: { detail: 'no' } })
    expect(server.state.refreshes).toBe(0)
    expect(lost).toEqual([])
  })

  test('a call that needs a session fails without touching the network', async () => {
    const server = createServer()
    const { client, lost } = server.client()
    await expect(getMyProfile(client)).rejects.toMatchObject({
      kind: 'signed-out',
      endpoint: 'getMyProfile',
      attempts: 0,
    })
    expect(server.seen).toEqual([])
    expect(lost).toEqual([])
  })
})

describe('with a refresh token only', () => {
  test('a call that takes no token goes out without', async () => {
    const server = createServer()
    const { client } = server.client({ refresh: 'refresh-1' })
    await getDefaultConfig(client)
    expect(server.seen.map(({ call, token }) => [call, token])).toEqual([
      ['GET /api/v1/services/default-config/small/', null],
    ])
  })

  test.each([
    ['optional', listAstrologers],
    ['required', getMyProfile],
  ] as const)('a call whose token is %s waits for the one refresh, then goes out', async (_, call) => {
    const server = createServer()
    const { client, storage } = server.client({ refresh: 'refresh-1', log: 'device' })
    await Promise.all([call(client), call(client), call(client)])
    expect(server.state.refreshes).toBe(1)
    expect(server.seen[0]).toMatchObject({
      call: 'POST /api/token/refresh/',
      token: null,
      body: '{"refresh":"refresh-1"}',
    })
    expect(server.calls().map(({ token }) => token)).toEqual(Array(3).fill('Bearer access-2'))
    expect(storage.get()).toEqual({ access: 'access-2', refresh: 'refresh-1', log: 'device' })
  })

  test.each([
    ['verifyOtp', verifyOtp],
    ['saveDiagnosticLog', saveDiagnosticLog],
  ] as const)('%s never refreshes', async (_, call) => {
    const server = createServer()
    server.state.onCall = () => Response.json({})
    const { client } = server.client({ refresh: 'refresh-1' })
    await call(client, { phone_number: '9876543210', otp_key: '123456', log: 'odd' })
    expect(server.state.refreshes).toBe(0)
    expect(server.seen.map(({ token }) => token)).toEqual([null])
  })
})

describe('with an access token', () => {
  test('a call that takes no token goes out without, the others carry it', async () => {
    const server = createServer()
    const { client } = server.client(FRESH)
    await getDefaultConfig(client)
    await listAstrologers(client)
    await getMyProfile(client)
    expect(server.seen.map(({ token }) => token)).toEqual([null, 'Bearer access-1', 'Bearer access-1'])
  })

  test('a refused token is renewed once and the call sent again', async () => {
    const server = createServer()
    const { client, storage, lost } = server.client(STALE)
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-2' })
    expect(server.seen.map(({ call, token }) => [call.split(' ')[1], token])).toEqual([
      ['/api/v1/user/profile/get_details/', 'Bearer access-0'],
      ['/api/token/refresh/', null],
      ['/api/v1/user/profile/get_details/', 'Bearer access-2'],
    ])
    expect(storage.get()).toMatchObject({ access: 'access-2', refresh: 'refresh-1' })
    expect(lost).toEqual([])
  })

  test('a token somebody stored meanwhile is used without a refresh', async () => {
    const server = createServer()
    const { client, storage } = server.client(STALE)
    server.state.onCall = (request) => {
      if (request.headers.get('authorization') === 'Bearer access-0') void storage.set(FRESH)
      return undefined
    }
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
    expect(server.state.refreshes).toBe(0)
  })

  test('a second 401 goes to the caller', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ detail: 'no' }, { status: 401 })
    const { client, lost } = server.client(FRESH)
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'http', status: 401, attempts: 2 })
    expect(server.state.refreshes).toBe(1)
    expect(lost).toEqual([])
  })

  test('the repetition carries the same bytes and the same idempotency key', async () => {
    const server = createServer()
    const { client } = server.client(STALE)
    await rechargeWallet(client, { amount: 500 })
    const [first, second] = server.calls()
    expect(first?.key).toMatch(/^(\d+-){3}\d+$/)
    expect(second).toMatchObject({ key: first?.key, body: '{"amount":500}', token: 'Bearer access-2' })
  })

  test('a call that may have the repetition though it may not be retried: retry 0', async () => {
    const server = createServer()
    const { client } = server.client(STALE)
    expect(await getMyProfile(client, { retry: 0 })).toEqual({ token: 'Bearer access-2' })
  })
})

describe('when the server refuses the refresh token', () => {
  test.each([400, 401, 403])('with %d, the tokens go and the app is told once', async (status) => {
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

  test.each(['refresh-1', 'refresh-2'])(
    'a newer token of another tab, with %s, is taken over instead',
    async (refresh) => {
      const server = createServer()
      const { client, storage, lost } = server.client(STALE)
      server.state.onRefresh = () => {
        void storage.set({ access: 'access-1', refresh })
        return Response.json({}, { status: 401 })
      }
      expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
      expect(storage.get()).toEqual({ access: 'access-1', refresh })
      expect(lost).toEqual([])
    },
  )

  test('without any refresh token a refused access token ends the session', async () => {
    const server = createServer()
    const { client, storage, lost } = server.client({ access: 'access-0' })
    expect(await listAstrologers(client)).toEqual({ token: null })
    expect(storage.get()).toEqual({})
    expect(lost).toEqual(['rejected'])
    expect(server.state.refreshes).toBe(0)
  })

  test('tokens that cannot be removed are never used again, until somebody signs in', async () => {
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

describe('when the refresh cannot be judged', () => {
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
    ['an empty token', () => Response.json({ access: '' })],
  ]
  test.each(answers)('%s: tried three times, then the call fails and the refresh token stays', async (_, answer) => {
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

  test('a refresh that never answers has its own time limit', async () => {
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

describe('signing in and out', () => {
  test('verifyLoginOtp signs in with the tokens of its reply', async () => {
    const server = createServer()
    server.state.onCall = (request) =>
      request.url.includes('otp_verify')
        ? Response.json({ access: 'access-1', refresh: 'refresh-1', log_token: 'device' })
        : undefined
    const { client, storage } = server.client()
    await verifyLoginOtp(client, { phone_number: '9876543210', otp_key: '012345' })
    expect(storage.get()).toEqual(FRESH)
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
  })

  test('a wrong code keeps an old session as it is', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ otp_key: ['Wrong code'] }, { status: 401 })
    const { client, storage } = server.client(FRESH)
    await expect(verifyLoginOtp(client, { phone_number: '9876543210', otp_key: '000000' })).rejects.toMatchObject({
      status: 401,
    })
    expect(server.state.refreshes).toBe(0)
    expect(storage.get()).toEqual(FRESH)
  })

  test('logout carries the token, clears whatever the answer is and refreshes nothing', async () => {
    const server = createServer()
    server.state.onCall = () => new Response('', { status: 503 })
    const { client, storage, lost } = server.client(FRESH)
    await safe(logout(client, { refresh: 'refresh-1' }))
    expect(server.seen).toMatchObject([{ token: 'Bearer access-1', body: '{"refresh":"refresh-1"}' }])
    expect(storage.get()).toEqual({})
    expect(lost).toEqual([])
  })

  test('logout with an expired token is sent once more without', async () => {
    const server = createServer()
    const { client, storage } = server.client(STALE)
    await logout(client, { refresh: 'refresh-1' })
    expect(server.seen.map(({ token, body }) => [token, body])).toEqual([
      ['Bearer access-0', '{"refresh":"refresh-1"}'],
      [null, '{"refresh":"refresh-1"}'],
    ])
    expect(server.state.refreshes).toBe(0)
    expect(storage.get()).toEqual({})
  })

  test('saveDiagnosticLog never rejects', async () => {
    const server = createServer()
    server.state.onCall = () => new Response('', { status: 500 })
    const { client } = server.client(STALE)
    expect(await saveDiagnosticLog(client, { log: 'odd state' })).toBeUndefined()
  })
})

describe('on a server that renders a page', () => {
  test('an expired token of an optional call is dropped, a refresh token is not spent', async () => {
    const server = createServer()
    const { client, storage } = server.client(STALE, { refresh: 'never' })
    expect(await listAstrologers(client)).toEqual({ token: null })
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'http', status: 401 })
    expect(server.state.refreshes).toBe(0)
    expect(storage.get()).toEqual(STALE)
  })

  test('a session with a refresh token only is there, though not usable', async () => {
    const server = createServer()
    const { client } = server.client({ refresh: 'refresh-1' }, { refresh: 'never' })
    const { error } = (await safe(getMyProfile(client))) as { error: unknown }
    expect(isApiError(error) && error.kind).toBe('session-unavailable')
    expect(server.seen).toEqual([])
  })
})
