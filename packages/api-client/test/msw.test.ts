import fc from 'fast-check'
import { type HttpHandler, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { handlers, handlersFrom } from '../src/msw.ts'
import {
  createClient,
  filterAstrologers,
  getAstrologer,
  getDefaultConfig,
  getMyProfile,
  listAstrologerOptions,
  listConsultationHistory,
  listLanguages,
  rechargeWallet,
  runCalculator,
  safe,
  sendChatMessage,
  sendTip,
  updateProfile,
} from '../src/index.ts'
import { endpointNames, type EndpointName, table } from '../src/table.ts'
import type { Astrologer, Detail, Id } from '../src/types.ts'
import { valid } from './samples.ts'
import { createServer } from './server.ts'

const BASE = 'http://api.tarapath.test'
const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createClient({ baseUrl: BASE, retry: 0 })
const signedIn = createClient({ baseUrl: `${BASE}/proxy`, retry: 0 })
await signedIn.session.signIn({ access: 'access-1', refresh: 'refresh-1' })

/** A valid reply of an endpoint, always the same one. */
const sampleOf = <Name extends EndpointName>(name: Name) =>
  fc.sample(valid(table[name].response), { numRuns: 1, seed: 7 })[0] as z.output<(typeof table)[Name]['response']>
const astrologer: Astrologer = sampleOf('getAstrologer')
const byName: Record<string, (resolver: () => undefined) => HttpHandler> = handlers

describe('handlers', () => {
  test('reply with the status of the endpoint', async () => {
    server.use(handlers.rechargeWallet(({ body }) => ({ ...sampleOf('rechargeWallet'), amount: body.amount })))
    const events: unknown[] = []
    const watched = createClient({ baseUrl: BASE, onCall: ({ name, status }) => events.push([name, status]) })
    await watched.session.signIn({ access: 'access-1' })
    expect((await rechargeWallet(watched, { amount: 500 })).amount).toBe(500)
    expect(events).toEqual([['rechargeWallet', 201]])
  })

  test('parse path and query as the table types them', async () => {
    const received: unknown[] = []
    server.use(
      handlers.getAstrologer(({ params }) => {
        received.push(params)
        return { ...astrologer, id: params.id }
      }),
      handlers.filterAstrologers(({ query }) => {
        received.push(query)
        return { count: 0, next: null, previous: null, results: [] }
      }),
      handlers.listConsultationHistory(({ query }) => {
        received.push(query)
        return { count: 0, next: null, previous: null, results: [] }
      }),
      handlers.runCalculator(({ params, query, body }) => {
        received.push({ ...params, ...query, ...body })
        return sampleOf('runCalculator')
      }),
      handlers.sendTip(({ params, body }) => {
        received.push({ ...params, ...body })
        return sampleOf('sendTip')
      }),
    )
    expect((await getAstrologer(client, { id: 7 })).id).toBe(7)
    await filterAstrologers(client, {
      speciality: [3, 5],
      language: ['hi'],
      is_available_for_chat: false,
      limit: 'all',
      search: '7',
    })
    await listConsultationHistory(signedIn, { order_type: 2, limit: 20 })
    await runCalculator(client, { product: 'love & luck', calculator_type: 'moon sign' }, { name: 'Asha' })
    await sendTip(signedIn, { amount: 51.5 }, { consultant_id: 7 })
    expect(received).toEqual([
      { id: 7 },
      { speciality: [3, 5], language: ['hi'], is_available_for_chat: false, limit: 'all', search: '7' },
      { order_type: 2, limit: 20 },
      { product: 'love & luck', calculator_type: 'moon sign', name: 'Asha' },
      { amount: 51.5, tip_amount: 51.5, consultant_id: 7 },
    ])
  })

  test('a body that holds a file arrives as a form', async () => {
    let form: unknown
    server.use(
      handlers.sendChatMessage(({ body }) => {
        form = body
        return sampleOf('sendChatMessage')
      }),
    )
    const attachment = new File(['portrait'], 'me.png', { type: 'image/png' })
    await sendChatMessage(signedIn, { consultation_id: 12, attachment })
    expect(form).toBeInstanceOf(FormData)
    expect(((form as FormData).get('attachment') as File).name).toBe('me.png')
  })
})

describe('several handlers', () => {
  test('reply with any Response, fail like a network, or pass the request to the next handler', async () => {
    server.use(
      handlers.getAstrologer(() => HttpResponse.json({ detail: 'No such astrologer' }, { status: 404 })),
      handlers.getDefaultConfig(() => HttpResponse.error()),
      handlers.listLanguages(({ query }) =>
        query.offset
          ? undefined
          : { count: 1, next: null, previous: null, results: [{ id: 1, name: 'First', code: 'a' }] },
      ),
      handlers.listLanguages(() => ({
        count: 1,
        next: null,
        previous: null,
        results: [{ id: 2, name: 'Second', code: 'b' }],
      })),
    )
    expect(await safe(getAstrologer(client, { id: 7 }))).toMatchObject({
      error: { kind: 'http', status: 404, body: { detail: 'No such astrologer' } },
    })
    expect(await safe(getDefaultConfig(client))).toMatchObject({ error: { kind: 'network' } })
    expect((await listLanguages(client)).results[0]?.name).toBe('First')
    expect((await listLanguages(client, { offset: 10 })).results[0]?.name).toBe('Second')
  })

  test('a path parameter that is a number matches no text: options are not an astrologer', async () => {
    server.use(
      handlers.getAstrologer(() => astrologer),
      handlers.listAstrologerOptions(() => [{ id: 1, name: 'Meera' }]),
    )
    expect(await listAstrologerOptions(client)).toEqual([{ id: 1, name: 'Meera' }])
  })

  test.each(endpointNames)('%s has one, which matches its own URL and no other', (name) => {
    const { path: pattern, method } = (byName[name] as (typeof byName)[string])(() => undefined).info
    const parameters: Record<string, string> = {
      id: '7',
      amount: '51',
      type: 'chat',
      product: 'love',
      slug: 'red-coral',
    }
    const matching = Object.values(table).filter((row) => {
      const url = row.path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '')
      return row.method === method && (pattern as RegExp).test(url)
    })
    const route = `${table[name].method} ${table[name].path}`
    expect(new Set(matching.map((row) => `${row.method} ${row.path}`))).toEqual(new Set([route]))
  })
})

describe('handlersFrom', () => {
  test('sends every request to a fetch handler, with its headers and bytes, and the refresh too', async () => {
    const backend = createServer()
    server.use(...handlersFrom(backend.fetch))
    const customer = createClient({ baseUrl: BASE })
    await customer.session.signIn({ access: 'access-0', refresh: 'refresh-1' })
    expect(await getMyProfile(customer)).toEqual({ token: 'Bearer access-2' })
    await updateProfile(customer, { id: 7 }, { name: 'Asha' })
    expect(backend.seen.map(({ call }) => call)).toEqual([
      'GET /api/v1/user/profile/get_details/',
      'POST /api/token/refresh/',
      'GET /api/v1/user/profile/get_details/',
      'PATCH /api/v1/user/profile/7/',
    ])
    expect(backend.seen.at(-1)).toMatchObject({ body: '{"name":"Asha"}', token: 'Bearer access-2' })
  })

  test('with a base URL it handles only requests to it', async () => {
    const backend = createServer()
    server.use(
      ...handlersFrom(backend.fetch, { baseUrl: `${BASE}/proxy/` }),
      handlers.getDefaultConfig(() => HttpResponse.json({ detail: 'elsewhere' }, { status: 418 })),
    )
    await getDefaultConfig(signedIn)
    expect(await safe(getDefaultConfig(client))).toMatchObject({ error: { status: 418 } })
    expect(backend.seen.map(({ call }) => call)).toEqual(['GET /proxy/api/v1/services/default-config/small/'])
  })
})

test('types: the input and the reply of a resolver come from the table', () => {
  handlers.getAstrologer(({ params, query, body }) => {
    expectTypeOf(params).toEqualTypeOf<{ id: Id }>()
    expectTypeOf(query).toEqualTypeOf<{}>()
    expectTypeOf(body).toBeUndefined()
    return astrologer
  })
  handlers.rechargeWallet(async ({ body }) => {
    expectTypeOf(body).toEqualTypeOf<{ amount: number; coupon_code?: string | undefined }>()
    return sampleOf('rechargeWallet')
  })
  // @ts-expect-error a reply has the fields of the table
  handlers.logout(() => ({ details: 'Done' }))
  // @ts-expect-error a recharge has no id in its path
  handlers.rechargeWallet(({ params }) => params.id as never)
  expectTypeOf<Awaited<ReturnType<Parameters<typeof handlers.logout>[0]>>>().toEqualTypeOf<
    Detail | Response | undefined
  >()
})
