import { describe, expect, test } from 'vitest'
import {
  createClient,
  getAstrologer,
  getDefaultConfig,
  memoryStorage,
  placeAstrologerPickupCall,
  rechargeWallet,
  requestLoginOtp,
  updateOngoingStatus,
} from '../src/index.ts'
import { createServer, errorOf, gate, serverWith } from './server.ts'

describe('retries', () => {
  const failing = (times: number, failure: () => Response) => {
    let left = times
    return serverWith(() => (left-- > 0 ? failure() : Response.json({ ok: true })))
  }
  const offline = () => {
    throw new Error('connection lost')
  }

  test.each([408, 429, 500, 502, 503, 504])('a read is retried after %d', async (status) => {
    const { client, server } = failing(2, () => new Response('', { status }))
    expect(await getAstrologer(client, { id: 7 })).toEqual({ ok: true })
    expect(server.seen).toHaveLength(3)
  })

  test('a read is retried after a network failure, and the final error has its cause', async () => {
    const { client } = failing(2, offline)
    expect(await getAstrologer(client, { id: 7 })).toEqual({ ok: true })
    const dead = serverWith(offline)
    const error = await errorOf(getAstrologer(dead.client, { id: 7 }))
    expect(error).toMatchObject({ kind: 'network', attempts: 3, cause: { message: 'connection lost' } })
  })

  test('a read is retried when its reply broke off, a payment is not', async () => {
    const broken = () => begun((body) => body.error(new Error('connection lost')))
    const { client } = failing(1, broken)
    expect(await getAstrologer(client, { id: 7 })).toEqual({ ok: true })
    const payment = failing(1, broken)
    const error = await errorOf(rechargeWallet(payment.client, { amount: 500 }))
    expect(error).toMatchObject({ kind: 'network', attempts: 1, cause: { message: 'connection lost' } })
  })

  test('the error describes the last attempt only', async () => {
    let attempt = 0
    const { client } = serverWith(() => (attempt++ ? offline() : new Response('', { status: 503 })))
    const error = await errorOf(getAstrologer(client, { id: 7 }))
    expect(error).toMatchObject({ kind: 'network', attempts: 3, status: undefined })
  })

  test.each([400, 404, 409, 422])('nothing is retried after %d', async (status) => {
    const { client, server } = failing(1, () => new Response('', { status }))
    expect(await errorOf(getAstrologer(client, { id: 7 }))).toMatchObject({ status, attempts: 1 })
    expect(server.seen).toHaveLength(1)
  })

  test('a text message is never retried', async () => {
    const { client, server } = failing(1, offline)
    expect((await errorOf(requestLoginOtp(client, { phone_number: '9876543210' }, { retry: 5 }))).kind).toBe('network')
    expect(server.seen).toHaveLength(1)
  })

  test('a GET that rings a phone is never retried', async () => {
    const { client, server } = failing(1, () => new Response('', { status: 503 }))
    await errorOf(placeAstrologerPickupCall(client, { id: 7 }, { retry: 5, idempotencyKey: 'mine' }))
    expect(server.seen).toHaveLength(1)
  })

  test.each([
    ['a network failure', offline],
    ['503', () => new Response('', { status: 503 })],
    ['429', () => new Response('', { status: 429, headers: { 'retry-after': '0' } })],
  ])('a payment is not retried after %s, also not under its key', async (_, failure) => {
    const { client, server } = failing(2, failure)
    await errorOf(rechargeWallet(client, { amount: 500 }, { retry: 5 }))
    await errorOf(rechargeWallet(client, { amount: 500 }, { idempotencyKey: 'mine' }))
    expect(server.seen.map(({ key }) => key)).toEqual([expect.stringMatching(/^\d+(-\d+){3}$/), 'mine'])
  })

  test('each payment has its own key, and a 401 keeps it', async () => {
    const server = createServer()
    const { client } = server.client({ access: 'access-0', refresh: 'refresh-1' })
    await rechargeWallet(client, { amount: 500 })
    await rechargeWallet(client, { amount: 500 })
    const [first, replayed, second] = server.calls().map(({ key }) => key)
    expect(replayed).toBe(first)
    expect(second).not.toBe(first)
  })

  test('a write whose second try changes nothing more is retried', async () => {
    const { client, server } = failing(2, offline)
    await updateOngoingStatus(client, { consultation_id: 12 })
    expect(server.seen).toHaveLength(3)
  })

  test('retry: 0 retries nothing', async () => {
    const { client, server } = failing(1, () => new Response('', { status: 503 }))
    await errorOf(getAstrologer(client, { id: 7 }, { retry: 0 }))
    expect(server.seen).toHaveLength(1)
  })

  test('backoff gets the number of the failed attempt', async () => {
    const attempts: number[] = []
    const server = createServer()
    server.state.onCall = () => new Response('', { status: 503 })
    const { client } = server.client({}, { backoff: (attempt) => attempts.push(attempt) && 0 })
    await errorOf(getDefaultConfig(client))
    expect(attempts).toEqual([1, 2])
  })

  test('Retry-After is honoured', async () => {
    const { client } = failing(1, () => new Response('', { status: 503, headers: { 'retry-after': '1' } }))
    const before = performance.now()
    await getAstrologer(client, { id: 7 })
    expect(performance.now() - before).toBeGreaterThan(950)
  })

  test('Retry-After beyond the total timeout rejects at once', async () => {
    const { client } = failing(1, () => new Response('', { status: 503, headers: { 'retry-after': '60' } }))
    expect(await errorOf(getAstrologer(client, { id: 7 }))).toMatchObject({ status: 503, retryAfter: 60, attempts: 1 })
  })
})

/** A response whose body begins, and then goes on as `more` says. */
const begun = (more: (body: ReadableStreamDefaultController) => void) =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"na')),
      pull: (body) => more(body),
    }),
  )

describe('timeouts and signals', () => {
  const unresponsive = () => serverWith(() => new Promise(() => {}))
  const stalled = () => serverWith(() => begun(() => {}))

  test('an attempt times out', async () => {
    const { client } = unresponsive()
    expect((await errorOf(getAstrologer(client, { id: 7 }, { timeout: 20 }))).kind).toBe('timeout')
  })

  test('all attempts together time out', async () => {
    const { client } = unresponsive()
    const call = getAstrologer(client, { id: 7 }, { timeout: false, totalTimeout: 20 })
    expect((await errorOf(call)).kind).toBe('timeout')
  })

  test('an attempt times out whose reply begins and never ends', async () => {
    const { client } = stalled()
    const inTime = { timeout: 20 }
    expect(await errorOf(getAstrologer(client, { id: 7 }, inTime))).toMatchObject({ kind: 'timeout', status: 200 })
    const inTotal = { timeout: false, totalTimeout: 20 } as const
    expect((await errorOf(getAstrologer(client, { id: 7 }, inTotal))).kind).toBe('timeout')
  })

  test('a signal aborts a request whose reply begins and never ends', async () => {
    const { client, server } = stalled()
    const controller = new AbortController()
    const call = errorOf(getAstrologer(client, { id: 7 }, { signal: controller.signal }))
    await expect.poll(() => server.seen).toHaveLength(1)
    controller.abort()
    expect((await call).kind).toBe('aborted')
  })

  test('a signal aborts a request before and after it is sent', async () => {
    const { client, server } = unresponsive()
    const reason = new Error('left the page')
    const early = await errorOf(getAstrologer(client, { id: 7 }, { signal: AbortSignal.abort(reason) }))
    expect(early).toMatchObject({ kind: 'aborted', cause: reason, attempts: 0 })
    const controller = new AbortController()
    const call = errorOf(getAstrologer(client, { id: 7 }, { signal: controller.signal }))
    setTimeout(() => controller.abort(), 10)
    expect((await call).kind).toBe('aborted')
    expect(server.seen.length).toBeLessThanOrEqual(1)
  })

  test('an aborted signal prevents any request, a refresh too', async () => {
    const sent: unknown[] = []
    const fetch = (request: unknown) => (sent.push(request), Promise.resolve(Response.json({})))
    const client = createClient({
      baseUrl: 'http://tarapath.test',
      fetch,
      storage: memoryStorage({ refresh: 'refresh-1' }),
    })
    const error = await errorOf(getAstrologer(client, { id: 7 }, { signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ kind: 'aborted', attempts: 0 })
    expect(sent).toEqual([])
  })

  test('a signal aborts the pause between attempts', async () => {
    const server = createServer()
    const failed = gate()
    server.state.onCall = () => {
      failed.resolve()
      return new Response('', { status: 503 })
    }
    const { client } = server.client({}, { backoff: () => 10_000 })
    const controller = new AbortController()
    const call = errorOf(getDefaultConfig(client, { signal: controller.signal }))
    await failed.promise
    setTimeout(() => controller.abort(), 10)
    expect((await call).kind).toBe('aborted')
  })
})
