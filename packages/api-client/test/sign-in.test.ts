import { describe, expect, test } from 'vitest'
import {
  getMyProfile,
  isApiError,
  listAstrologers,
  logout,
  safe,
  saveDiagnosticLog,
  verifyLoginOtp,
} from '../src/index.ts'
import { createServer } from './server.ts'

const FRESH = { access: 'access-1', refresh: 'refresh-1', log: 'device' }
const STALE = { access: 'access-0', refresh: 'refresh-1', log: 'device' }

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

  test('a wrong code does not affect an existing session', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ otp_key: ['Wrong code'] }, { status: 401 })
    const { client, storage } = server.client(FRESH)
    await expect(verifyLoginOtp(client, { phone_number: '9876543210', otp_key: '000000' })).rejects.toMatchObject({
      status: 401,
    })
    expect(server.state.refreshes).toBe(0)
    expect(storage.get()).toEqual(FRESH)
  })

  test('logout sends the token, removes the tokens whatever the response is, and starts no refresh', async () => {
    const server = createServer()
    server.state.onCall = () => new Response('', { status: 503 })
    const { client, storage, lost } = server.client(FRESH)
    await safe(logout(client, { refresh: 'refresh-1' }))
    expect(server.seen).toMatchObject([{ token: 'Bearer access-1', body: '{"refresh":"refresh-1"}' }])
    expect(storage.get()).toEqual({})
    expect(lost).toEqual([])
  })

  test('logout with an expired token is sent again without one', async () => {
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
    expect(await saveDiagnosticLog(client, { log: 'unexpected state' })).toBeUndefined()
  })
})

describe('while rendering a page on a server', () => {
  test('an expired optional token is dropped, and the refresh token is not used', async () => {
    const server = createServer()
    const { client, storage } = server.client(STALE, { refresh: 'never' })
    expect(await listAstrologers(client)).toEqual({ token: null })
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'http', status: 401 })
    expect(server.state.refreshes).toBe(0)
    expect(storage.get()).toEqual(STALE)
  })

  test('a session with only a refresh token is unavailable, not signed out', async () => {
    const server = createServer()
    const { client } = server.client({ refresh: 'refresh-1' }, { refresh: 'never' })
    const { error } = (await safe(getMyProfile(client))) as { error: unknown }
    expect(isApiError(error) && error.kind).toBe('session-unavailable')
    expect(server.seen).toEqual([])
  })
})
