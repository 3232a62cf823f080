import { describe, expect, test } from 'vitest'
import {
  ApiError,
  createClient,
  filterAstrologers,
  getAstrologer,
  getDefaultConfig,
  getMantra,
  getProduct,
  isApiError,
  listAvailableAstrologers,
  listLanguages,
  memoryStorage,
  placeAstrologerPickupCall,
  queryHoroscopes,
  rechargeWallet,
  registerConsultant,
  requestLoginOtp,
  runCalculator,
  safe,
  searchPlaces,
  sendChatMessage,
  sendTip,
  updateProfile,
} from '../src/index.ts'
import { table } from '../src/table.ts'
import { createServer, gate } from './server.ts'

const SESSION = { access: 'access-1', refresh: 'refresh-1' }

/** A server that answers everything the same way. */
function answering(answer: (request: Request) => Response | Promise<Response>) {
  const server = createServer()
  server.state.onCall = answer
  return { server, ...server.client(SESSION) }
}
const ok = () => answering(() => Response.json({}))
const errorOf = async (call: Promise<unknown>) => {
  const outcome = await safe(call)
  if (outcome.ok) throw new Error('The call did not fail')
  return outcome.error
}

describe('addresses', () => {
  test('what a query says', async () => {
    const { client, server } = ok()
    await searchPlaces(client, { term: 'a&b +c #दिल्ली' })
    await filterAstrologers(client, { speciality: [3, 5], is_available_for_call: false, limit: 'all', offset: 0 })
    await queryHoroscopes(client, { sign: 'leo', color: ['red', 'blue'], empty: null, missing: undefined })
    const queries = server.seen.map(({ call }) => new URLSearchParams(call.slice(call.indexOf('?'))))
    expect(queries[0]?.get('term')).toBe('a&b +c #दिल्ली')
    expect(queries[1]?.toString()).toBe('speciality=3&speciality=5&is_available_for_call=false&limit=all&offset=0')
    expect(queries[2]?.toString()).toBe('sign=leo&color=red&color=blue')
  })

  test('what the table says for keys that are left out', async () => {
    const { client, server } = ok()
    await listLanguages(client)
    await listAvailableAstrologers(client, { is_available_for_chat: false })
    await listLanguages(client, { limit: undefined })
    expect(server.seen.map(({ call }) => call.split('?')[1])).toEqual([
      'limit=all',
      'is_available_for_call=true&is_available_for_chat=false',
      undefined,
    ])
  })

  test('numbers are finite', async () => {
    const { client, server } = ok()
    const error = await errorOf(listLanguages(client, { offset: NaN }))
    expect(error).toMatchObject({ kind: 'input', attempts: 0 })
    expect(error.message).toContain('GET /api/v1/astro/language/ needs "offset"')
    expect(server.seen).toEqual([])
  })

  test('holes of a path are encoded', async () => {
    const { client, server } = ok()
    await getProduct(client, { slug: 'a/b?c#d %2e' })
    await runCalculator(client, { product: 'love', calculator_type: 'moon sign' }, { name: 'Asha' })
    expect(server.seen.map(({ call }) => call)).toEqual([
      'GET /api/v1/kun_store/products/a%2Fb%3Fc%23d%20%252e/',
      'POST /api/v1/services/love-calculator/?calculator_type=moon+sign',
    ])
  })

  test.each(['', '.', '..', undefined, null, Infinity, {}, []])('a hole is never %j', async (slug) => {
    const { client, server } = ok()
    const error = await errorOf(getProduct(client, { slug: slug as string }))
    expect(error.kind).toBe('input')
    expect(error.message).toMatch(/GET \/api\/v1\/kun_store\/products\/\{slug\}\/ needs "slug"/)
    expect(server.seen).toEqual([])
  })

  test('a base url may have a path and slashes at its end', async () => {
    const server = createServer()
    const { client } = server.client({}, { baseUrl: 'http://tarapath.test/proxy//' })
    await getDefaultConfig(client)
    expect(server.seen[0]?.call).toBe('GET /proxy/api/v1/services/default-config/small/')
  })
})

describe('headers', () => {
  test('a public GET carries nothing that asks for a preflight', async () => {
    let headers: string[] = []
    const { client } = answering((request) => {
      headers = [...request.headers.keys()]
      return Response.json({})
    })
    await getDefaultConfig(client)
    expect(headers.toSorted()).toEqual(['accept', 'accept-language'])
  })

  test('Accept-Language is en, or what the client says', async () => {
    const { client, server } = ok()
    await getMantra(client, { slug: 'gayatri', language: 'hi' })
    await getDefaultConfig(server.client({}, { language: 'hi' }).client)
    expect(server.seen.map(({ language }) => language)).toEqual(['en', 'hi'])
  })

  test("a call's headers beat the client's", async () => {
    const seen: (string | null)[] = []
    const server = createServer()
    server.state.onCall = (request) => {
      seen.push(request.headers.get('x-app'))
      return Response.json({})
    }
    const { client } = server.client({}, { headers: { 'x-app': 'web' } })
    await getDefaultConfig(client)
    await getDefaultConfig(client, { headers: { 'x-app': 'embed' } })
    expect(seen).toEqual(['web', 'embed'])
  })
})

describe('bodies', () => {
  test('undefined is left out, null is sent', async () => {
    const { client, server } = ok()
    await updateProfile(client, { id: 7 }, { email: null, name: undefined, gender: 'other' })
    expect(server.seen[0]).toMatchObject({
      call: 'PATCH /api/v1/user/profile/7/',
      body: '{"email":null,"gender":"other"}',
    })
  })

  test('a tip says its amount once', async () => {
    const { client, server } = ok()
    await sendTip(client, { amount: 51 }, { consultant_id: 7 })
    await sendTip(client, { amount: 51 })
    expect(server.seen.map(({ call, body }) => [call, JSON.parse(body) as unknown])).toEqual([
      ['POST /api/v1/payments/tip-amount/51/send-tip-amount/', { tip_amount: 51, consultant_id: 7 }],
      ['POST /api/v1/payments/tip-amount/51/send-tip-amount/', { tip_amount: 51 }],
    ])
  })

  test('a file makes the body a form', async () => {
    const forms: FormData[] = []
    const { client } = answering(async (request) => {
      forms.push(await request.formData())
      return Response.json({})
    })
    const file = new File(['portrait'], 'me.png', { type: 'image/png' })
    await updateProfile(client, { id: 7 }, { avatar: file, email: null, name: 'Asha' })
    await sendChatMessage(client, { consultation_id: 12, attachment: file })
    await registerConsultant(client, { values: { name: 'Meera', languages: ['hi', 'en'], photo: file, agreed: true } })
    const [profile, message, registration] = forms as [FormData, FormData, FormData]
    expect([profile.get('email'), profile.get('name')]).toEqual(['', 'Asha'])
    expect(await (profile.get('avatar') as File).text()).toBe('portrait')
    expect(message.get('consultation_id')).toBe('12')
    expect(registration.getAll('languages')).toEqual(['hi', 'en'])
    expect([registration.get('name'), registration.get('agreed')]).toEqual(['Meera', 'true'])
    expect((registration.get('photo') as File).name).toBe('me.png')
  })

  test('a form that meets a 401 is sent again byte for byte', async () => {
    const server = createServer()
    const { client } = server.client({ ...SESSION, access: 'access-0' })
    await sendChatMessage(client, { consultation_id: 12, attachment: new File(['x'.repeat(70_000)], 'long.txt') })
    const [first, second] = server.calls()
    expect(first?.body.length).toBeGreaterThan(70_000)
    expect(second?.body).toBe(first?.body)
    expect(second?.key).toBe(first?.key)
  })
})

describe('answers', () => {
  test('204 and an empty body are undefined', async () => {
    const { client } = answering((request) =>
      request.url.includes('default') ? new Response(null, { status: 204 }) : new Response(''),
    )
    expect(await getDefaultConfig(client)).toBeUndefined()
    expect(await listLanguages(client)).toBeUndefined()
  })

  test('HTML with 200 is a parse error', async () => {
    const { client } = answering(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    expect(await errorOf(getDefaultConfig(client))).toMatchObject({ kind: 'parse', status: 200 })
  })

  test('a refusal brings status, body, request id and the wait', async () => {
    const { client, server } = answering(() =>
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

  test('an error tells nothing that must not be logged', async () => {
    const { client } = answering(() => Response.json({ detail: 'no' }, { status: 400 }))
    const error = await errorOf(rechargeWallet(client, { amount: 500, coupon_code: 'SECRETCOUPON' }))
    const { inspect } = await import('node:util')
    const text = inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error)
    expect(text).not.toMatch(/access-1|tarapath\.test|SECRETCOUPON|authorization/i)
    expect(isApiError(error) && error instanceof ApiError).toBe(true)
  })

  test('nor does one about a request that cannot be made', async () => {
    const { client } = ok()
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

  test('a check sees replies: throw rejects, report only tells', async () => {
    const server = createServer()
    server.state.onCall = () => Response.json({ downloads: 'many' })
    const told: unknown[] = []
    const validation = (mode: 'throw' | 'report') => ({
      mode,
      checks: { getDefaultConfig: table.getDefaultConfig.response },
      onIssues: (endpoint: string, issues: readonly unknown[]) => told.push([endpoint, issues.length > 0]),
    })
    const strict = server.client({}, { validation: validation('throw') })
    const lenient = server.client({}, { validation: validation('report') })
    expect((await errorOf(getDefaultConfig(strict.client))).kind).toBe('validation')
    expect(await getDefaultConfig(lenient.client)).toEqual({ downloads: 'many' })
    expect(told).toEqual([
      ['getDefaultConfig', true],
      ['getDefaultConfig', true],
    ])
  })
})

describe('repetitions', () => {
  const failing = (times: number, failure: () => Response) => {
    let left = times
    return answering(() => (left-- > 0 ? failure() : Response.json({ ok: true })))
  }
  const offline = () => {
    throw new Error('wire cut')
  }

  test.each([408, 429, 500, 502, 503, 504])('a read is repeated after %d', async (status) => {
    const { client, server } = failing(2, () => new Response('', { status }))
    expect(await getAstrologer(client, { id: 7 })).toEqual({ ok: true })
    expect(server.seen).toHaveLength(3)
  })

  test('a read is repeated when no answer comes; then the failure has a cause', async () => {
    const { client } = failing(2, offline)
    expect(await getAstrologer(client, { id: 7 })).toEqual({ ok: true })
    const dead = answering(offline)
    const error = await errorOf(getAstrologer(dead.client, { id: 7 }))
    expect(error).toMatchObject({ kind: 'network', attempts: 3, cause: { message: 'wire cut' } })
  })

  test('the error speaks of the last attempt only', async () => {
    let attempt = 0
    const { client } = answering(() => (attempt++ ? offline() : new Response('', { status: 503 })))
    const error = await errorOf(getAstrologer(client, { id: 7 }))
    expect(error).toMatchObject({ kind: 'network', attempts: 3, status: undefined })
  })

  test.each([400, 404, 409, 422])('nothing is repeated after %d', async (status) => {
    const { client, server } = failing(1, () => new Response('', { status }))
    expect(await errorOf(getAstrologer(client, { id: 7 }))).toMatchObject({ status, attempts: 1 })
    expect(server.seen).toHaveLength(1)
  })

  test('a text message is never repeated', async () => {
    const { client, server } = failing(1, offline)
    expect((await errorOf(requestLoginOtp(client, { phone_number: '9876543210' }, { retry: 5 }))).kind).toBe('network')
    expect(server.seen).toHaveLength(1)
  })

  test('a GET that rings a phone is never repeated', async () => {
    const { client, server } = failing(1, () => new Response('', { status: 503 }))
    await errorOf(placeAstrologerPickupCall(client, { id: 7 }, { retry: 5, idempotencyKey: 'mine' }))
    expect(server.seen).toHaveLength(1)
  })

  test('money is repeated under one key; another call has another key', async () => {
    const { client, server } = failing(2, () => new Response('', { status: 503 }))
    await rechargeWallet(client, { amount: 500 })
    await rechargeWallet(client, { amount: 500 })
    await rechargeWallet(client, { amount: 500 }, { idempotencyKey: 'mine' })
    const keys = server.seen.map(({ key }) => key)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(new Set(keys).size).toBe(3)
    expect(keys.at(-1)).toBe('mine')
  })

  test('retry: 0 repeats nothing', async () => {
    const { client, server } = failing(1, () => new Response('', { status: 503 }))
    await errorOf(getAstrologer(client, { id: 7 }, { retry: 0 }))
    expect(server.seen).toHaveLength(1)
  })

  test('backoff is asked with the number of the attempt that failed', async () => {
    const attempts: number[] = []
    const server = createServer()
    server.state.onCall = () => new Response('', { status: 503 })
    const { client } = server.client({}, { backoff: (attempt) => attempts.push(attempt) && 0 })
    await errorOf(getDefaultConfig(client))
    expect(attempts).toEqual([1, 2])
  })

  test('Retry-After is waited for', async () => {
    const { client } = failing(1, () => new Response('', { status: 503, headers: { 'retry-after': '1' } }))
    const before = performance.now()
    await getAstrologer(client, { id: 7 })
    expect(performance.now() - before).toBeGreaterThan(950)
  })

  test('Retry-After beyond the budget is answered at once', async () => {
    const { client } = failing(1, () => new Response('', { status: 503, headers: { 'retry-after': '60' } }))
    expect(await errorOf(getAstrologer(client, { id: 7 }))).toMatchObject({ status: 503, retryAfter: 60, attempts: 1 })
  })
})

describe('time', () => {
  const silent = () => answering(() => new Promise(() => {}))

  test('an attempt has a limit', async () => {
    const { client } = silent()
    expect((await errorOf(getAstrologer(client, { id: 7 }, { timeout: 20 }))).kind).toBe('timeout')
  })

  test('a call has a limit over all its attempts', async () => {
    const { client } = silent()
    const call = getAstrologer(client, { id: 7 }, { timeout: false, totalTimeout: 20 })
    expect((await errorOf(call)).kind).toBe('timeout')
  })

  test('a signal ends a call, before it goes out and after', async () => {
    const { client, server } = silent()
    const reason = new Error('left the page')
    const early = await errorOf(getAstrologer(client, { id: 7 }, { signal: AbortSignal.abort(reason) }))
    expect(early).toMatchObject({ kind: 'aborted', cause: reason, attempts: 0 })
    const controller = new AbortController()
    const call = errorOf(getAstrologer(client, { id: 7 }, { signal: controller.signal }))
    setTimeout(() => controller.abort(), 10)
    expect((await call).kind).toBe('aborted')
    expect(server.seen.length).toBeLessThanOrEqual(1)
  })

  test('nothing leaves under a signal that has been given already', async () => {
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

  test('a signal ends the pause between attempts', async () => {
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

test('onCall tells name, status, attempts and refreshes', async () => {
  const events: object[] = []
  const server = createServer()
  const { client } = server.client({ ...SESSION, access: 'access-0' }, { onCall: (event) => events.push(event) })
  await getAstrologer(client, { id: 7 })
  server.state.onCall = () => new Response('', { status: 404 })
  await errorOf(getAstrologer(client, { id: 8 }))
  await errorOf(getProduct(client, { slug: '' }))
  expect(events).toMatchObject([
    { name: 'getAstrologer', status: 200, attempts: 2, refreshed: true },
    { name: 'getAstrologer', status: 404, attempts: 1, refreshed: false },
    { name: 'getProduct', attempts: 0, refreshed: false },
  ])
})

test('safe hands on what is no ApiError', async () => {
  await expect(safe(Promise.reject(new RangeError('mistake')))).rejects.toThrow(RangeError)
})
