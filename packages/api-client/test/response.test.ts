import { describe, expect, test } from 'vitest'
import {
  ApiError,
  createClient,
  getAstrologer,
  getDefaultConfig,
  isApiError,
  listLanguages,
  memoryStorage,
  rechargeWallet,
  requestLoginOtp,
  safe,
  verifyLoginOtp,
} from '../src/index.ts'
import { table } from '../src/table.ts'
import { createServer, errorOf, okServer, serverWith } from './server.ts'

describe('responses', () => {
  test('204 and an empty body resolve to undefined', async () => {
    const { client } = serverWith((request) =>
      request.url.includes('default') ? new Response(null, { status: 204 }) : new Response(''),
    )
    expect(await getDefaultConfig(client)).toBeUndefined()
    expect(await listLanguages(client)).toBeUndefined()
  })

  test('HTML with 200 is a parse error', async () => {
    const { client } = serverWith(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    expect(await errorOf(getDefaultConfig(client))).toMatchObject({ kind: 'parse', status: 200 })
  })

  test('a reply that is cut off is not quoted, because it may hold tokens', async () => {
    const { client } = serverWith(() => new Response('{"access":"SECRETACCESS","refresh":SECRETREFRESH'))
    const error = await errorOf(verifyLoginOtp(client, { phone_number: '9876543210', otp_key: '123456' }))
    const { inspect } = await import('node:util')
    expect(error.kind).toBe('parse')
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('SECRET')
  })

  test('an error response gives status, body, request id and Retry-After', async () => {
    const { client, server } = serverWith(() =>
      Response.json(
        { detail: 'Slow down', code: 'throttled', wait: 30 },
        { status: 429, headers: { 'retry-after': '30', 'x-request-id': 'r-1' } },
      ),
    )
    const error = await errorOf(requestLoginOtp(client, { phone_number: '9876543210' }))
    expect(error).toMatchObject({
      kind: 'http',
      endpoint: 'requestLoginOtp',
      status: 429,
      retryAfter: 30,
      requestId: 'r-1',
      attempts: 1,
      body: { code: 'throttled' },
    })
    expect(server.seen).toHaveLength(1)
  })

  test('an error is safe to log', async () => {
    const { client } = serverWith(() => Response.json({ detail: 'no' }, { status: 400 }))
    const error = await errorOf(rechargeWallet(client, { amount: 500, coupon_code: 'SECRETCOUPON' }))
    const { inspect } = await import('node:util')
    const text = inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error)
    expect(text).not.toMatch(/access-1|tarapath\.test|SECRETCOUPON|authorization/i)
    expect(isApiError(error) && error instanceof ApiError).toBe(true)
  })

  test('an error about a request that cannot be built is safe to log', async () => {
    const { client } = okServer()
    const nowhere = createClient({ baseUrl: 'http://no host', storage: memoryStorage() })
    const { inspect } = await import('node:util')
    for (const error of [
      await errorOf(getAstrologer(nowhere, { id: 7 })),
      await errorOf(getAstrologer(client, { id: 7 }, { headers: { 'x-device': 'SECRET\r\nDEVICE' } })),
    ]) {
      expect(error).toMatchObject({ kind: 'input', attempts: 0 })
      expect(error.message).toContain('GET /api/v1/astro/consultants/{id}/ cannot be sent')
      expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/no host|consultants\/7|SECRET|DEVICE/)
    }
  })

  test('an invalid reply rejects in mode throw, and is reported in mode report', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ downloads: 'many' })
    const reported: unknown[] = []
    const validation = (mode: 'throw' | 'report') => ({
      mode,
      checks: { getDefaultConfig: table.getDefaultConfig.response },
      onIssues: (endpoint: string, issues: readonly unknown[]) => reported.push([endpoint, issues.length > 0]),
    })
    const strict = server.client({}, { validation: validation('throw') })
    const lenient = server.client({}, { validation: validation('report') })
    expect((await errorOf(getDefaultConfig(strict.client))).kind).toBe('validation')
    expect(await getDefaultConfig(lenient.client)).toEqual({ downloads: 'many' })
    expect(reported).toEqual([
      ['getDefaultConfig', true],
      ['getDefaultConfig', true],
    ])
  })
})

test('safe rethrows errors other than ApiError', async () => {
  await expect(safe(Promise.reject(new RangeError('mistake')))).rejects.toThrow(RangeError)
})
