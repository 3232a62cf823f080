import { expect, test, vi } from 'vitest'
import {
  type ClientOptions,
  createClient,
  getDefaultConfig,
  getMyProfile,
  items,
  listAstrologers,
  memoryStorage,
  rechargeWallet,
  type TokenStorage,
  verifyLoginOtp,
} from '../src/index.ts'
import { createServer, errorOf, SESSION } from './server.ts'

const boom = new Error('a mistake of the caller')
const failLater = (): unknown => Promise.reject(boom)
const fail = (): never => {
  throw boom
}

/** A server that answers every recharge, and a client whose mistakes are collected. */
function careless(options: Partial<ClientOptions>, tokens: object = SESSION) {
  const server = createServer()
  const reported: unknown[] = []
  return {
    server,
    reported,
    ...server.client(tokens, { onError: (error, where) => reported.push([error, where]), ...options }),
  }
}

test('a throwing onCall does not touch an answered recharge', async () => {
  for (const onCall of [fail, failLater]) {
    const { client, reported, server } = careless({ onCall })
    expect(await rechargeWallet(client, { amount: 500 })).toEqual({ token: 'Bearer access-1' })
    expect(reported).toEqual([[boom, 'onCall']])
    expect(server.calls()).toHaveLength(1)
  }
})

test('a throwing onCall does not replace the error of a failed request', async () => {
  const { client, server } = careless({ onCall: fail })
  server.state.onCall = () => Response.json({}, { status: 404 })
  expect(await errorOf(getMyProfile(client))).toMatchObject({ kind: 'http', status: 404 })
})

test('a throwing onIssues does not touch an answered recharge, and mode throw still rejects as validation', async () => {
  const checks = { rechargeWallet: { '~standard': { validate: () => ({ issues: [{ message: 'wrong' }] }) } } }
  for (const onIssues of [fail, failLater]) {
    const lenient = careless({ validation: { mode: 'report', checks, onIssues } })
    expect(await rechargeWallet(lenient.client, { amount: 500 })).toEqual({ token: 'Bearer access-1' })
    expect(lenient.reported).toEqual([[boom, 'onIssues']])
    const strict = careless({ validation: { mode: 'throw', checks, onIssues } })
    expect((await errorOf(rechargeWallet(strict.client, { amount: 500 }))).kind).toBe('validation')
    expect(strict.reported).toEqual([[boom, 'onIssues']])
  }
})

test('a check that throws does not touch an answered recharge, in either mode', async () => {
  for (const mode of ['report', 'throw'] as const) {
    for (const validate of [fail, async () => fail(), () => null as never]) {
      const checks = { rechargeWallet: { '~standard': { validate } } }
      const { client, reported } = careless({ validation: { mode, checks } })
      expect(await rechargeWallet(client, { amount: 500 })).toEqual({ token: 'Bearer access-1' })
      expect(reported).toEqual([[expect.any(Error), 'checks']])
    }
  }
})

test('a storage that cannot be written keeps the tokens of a refresh in memory', async () => {
  const stored = { access: 'access-0', refresh: 'refresh-1' }
  for (const set of [fail, async () => fail()]) {
    const { client, reported, server, lost } = careless({ storage: { get: () => stored, set, clear: fail } })
    expect(await rechargeWallet(client, { amount: 500 })).toEqual({ token: 'Bearer access-2' })
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-2' })
    expect([server.state.refreshes, lost]).toEqual([1, []])
    expect(reported).toContainEqual([boom, 'storage'])
  }
})

test('a sign-in and a sign-out count although the storage throws', async () => {
  const { client, server } = careless({ storage: { get: () => ({}), set: fail, clear: fail } })
  server.state.onCall = ({ url }) =>
    url.includes('verify') ? Response.json({ access: 'access-1', refresh: 'refresh-1' }) : undefined
  expect(await verifyLoginOtp(client, { phone_number: '9876543210', otp_key: '123456' })).toMatchObject({
    access: 'access-1',
  })
  expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-1' })
  await client.session.signOut()
  expect((await errorOf(getMyProfile(client))).kind).toBe('signed-out')
})

test('a storage that cannot be read is an empty one', async () => {
  const { client, reported } = careless({ storage: { ...memoryStorage(), get: fail } })
  expect(await listAstrologers(client)).toEqual({ token: null })
  expect((await errorOf(getMyProfile(client))).kind).toBe('signed-out')
  expect(reported).toContainEqual([boom, 'storage'])
})

test('a lock that throws, or never runs the work, costs no refresh', async () => {
  const locks: TokenStorage['lock'][] = [
    fail,
    async () => fail(),
    async <Result>(_: string, run: () => Promise<Result>) => {
      await run()
      return fail()
    },
    async () => undefined as never,
  ]
  for (const lock of locks) {
    const storage = {
      ...memoryStorage({ access: 'access-0', refresh: 'refresh-1' }),
      lock: lock as NonNullable<typeof lock>,
    }
    const { client, server } = careless({ storage })
    expect(await getMyProfile(client)).toEqual({ token: 'Bearer access-2' })
    expect(server.state.refreshes).toBe(1)
  }
})

test('a throwing onSessionLost is reported', async () => {
  const { client, reported } = careless({ onSessionLost: fail }, { access: 'access-0', refresh: 'refresh-0' })
  expect((await errorOf(getMyProfile(client))).status).toBe(401)
  expect(reported).toEqual([[boom, 'onSessionLost']])
})

test('a throwing backoff fails the request as an ApiError', async () => {
  const { client, server } = careless({ backoff: fail })
  server.state.onCall = () => new Response('', { status: 503 })
  expect(await errorOf(getDefaultConfig(client))).toMatchObject({ kind: 'network', status: 503, cause: boom })
})

test('without onError, reportError hears of it, where the platform has it', async () => {
  const reportError = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reportError)
  const { client } = createServer().client(SESSION, { onCall: fail })
  await rechargeWallet(client, { amount: 500 })
  vi.stubGlobal('reportError', undefined)
  await rechargeWallet(client, { amount: 500 })
  vi.unstubAllGlobals()
  expect(reportError.mock.calls.map(([error]) => error)).toEqual([boom])
})

test('a throwing onError changes nothing', async () => {
  for (const onError of [fail, failLater]) {
    const { client } = createServer().client(SESSION, { onCall: fail, onError })
    expect(await rechargeWallet(client, { amount: 500 })).toEqual({ token: 'Bearer access-1' })
  }
})

test('a list whose reply is not a page fails as parse', async () => {
  for (const reply of [{}, null, [], { results: 'many' }]) {
    const client = createClient({ baseUrl: 'http://tarapath.test', fetch: async () => Response.json(reply) })
    const collect = async () => {
      for await (const astrologer of items(listAstrologers, client)) void astrologer
    }
    expect(await errorOf(collect())).toMatchObject({ kind: 'parse', endpoint: 'listAstrologers' })
  }
})
