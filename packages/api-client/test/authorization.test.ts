import { describe, expect, test } from 'vitest'
import {
  getDefaultConfig,
  getMyProfile,
  listAstrologers,
  rechargeWallet,
  saveDiagnosticLog,
  verifyOtp,
} from '../src/index.ts'
import { createServer } from './server.ts'

const FRESH = { access: 'access-1', refresh: 'refresh-1', log: 'device' }
const STALE = { access: 'access-0', refresh: 'refresh-1', log: 'device' }

describe('without tokens', () => {
  test('a request whose token is unused or optional is sent without one', async () => {
    const server = createServer()
    const { client } = server.client()
    await getDefaultConfig(client)
    await listAstrologers(client)
    expect(server.seen.map(({ token }) => token)).toEqual([null, null])
  })

  test('a 401 to such a request rejects and starts no refresh', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ detail: 'no' }, { status: 401 })
    const { client, lost } = server.client()
    await expect(listAstrologers(client)).rejects.toMatchObject({ kind: 'http', status: 401, body: { detail: 'no' } })
    expect(server.state.refreshes).toBe(0)
    expect(lost).toEqual([])
  })

  test('a request that needs a session fails without using the network', async () => {
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
  test('a request whose token is unused is sent without one', async () => {
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
  ] as const)('a request whose token is %s waits for the one refresh and is then sent', async (_, call) => {
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
    await call(client, { phone_number: '9876543210', otp_key: '123456', log: 'unexpected' })
    expect(server.state.refreshes).toBe(0)
    expect(server.seen.map(({ token }) => token)).toEqual([null])
  })
})

describe('with an access token', () => {
  test('only requests whose token is optional or required send it', async () => {
    const server = createServer()
    const { client } = server.client(FRESH)
    await getDefaultConfig(client)
    await listAstrologers(client)
    await getMyProfile(client)
    expect(server.seen.map(({ token }) => token)).toEqual([null, 'Bearer access-1', 'Bearer access-1'])
  })

  test('after a 401 the token is refreshed once and the request sent again', async () => {
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

  test('a newer stored token is used without a refresh', async () => {
    const server = createServer()
    const { client, storage } = server.client(STALE)
    server.state.onCall = (request) => {
      if (request.headers.get('authorization') === 'Bearer access-0') void storage.set(FRESH)
      return undefined
    }
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
    expect(server.state.refreshes).toBe(0)
  })

  test('a second 401 rejects', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ detail: 'no' }, { status: 401 })
    const { client, lost } = server.client(FRESH)
    await expect(getMyProfile(client)).rejects.toMatchObject({ kind: 'http', status: 401, attempts: 2 })
    expect(server.state.refreshes).toBe(1)
    expect(lost).toEqual([])
  })

  test('the second attempt sends the same bytes and the same idempotency key', async () => {
    const server = createServer()
    const { client } = server.client(STALE)
    await rechargeWallet(client, { amount: 500 })
    const [first, second] = server.calls()
    expect(first?.key).toMatch(/^(\d+-){3}\d+$/)
    expect(second).toMatchObject({ key: first?.key, body: '{"amount":500}', token: 'Bearer access-2' })
  })

  test('with retry 0, a request is still sent again after a refresh', async () => {
    const server = createServer()
    const { client } = server.client(STALE)
    expect(await getMyProfile(client, { retry: 0 })).toEqual({ token: 'Bearer access-2' })
  })
})
