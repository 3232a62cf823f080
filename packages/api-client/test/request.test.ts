import { describe, expect, test } from 'vitest'
import {
  filterAstrologers,
  getDefaultConfig,
  getMantra,
  getProduct,
  listAvailableAstrologers,
  listLanguages,
  queryHoroscopes,
  rechargeWallet,
  registerConsultant,
  runCalculator,
  searchPlaces,
  sendChatMessage,
  sendTip,
  updateProfile,
} from '../src/index.ts'
import { createServer, errorOf, okServer, serverWith, SESSION } from './server.ts'

describe('URLs', () => {
  test('a query encodes its values, repeats lists and leaves out null and undefined', async () => {
    const { client, server } = okServer()
    await searchPlaces(client, { term: 'a&b +c #दिल्ली' })
    await filterAstrologers(client, { speciality: [3, 5], is_available_for_call: false, limit: 'all', offset: 0 })
    await queryHoroscopes(client, { sign: 'leo', color: ['red', 'blue'], empty: null, missing: undefined })
    const queries = server.seen.map(({ call }) => new URLSearchParams(call.slice(call.indexOf('?'))))
    expect(queries[0]?.get('term')).toBe('a&b +c #दिल्ली')
    expect(queries[1]?.toString()).toBe('speciality=3&speciality=5&is_available_for_call=false&limit=all&offset=0')
    expect(queries[2]?.toString()).toBe('sign=leo&color=red&color=blue')
  })

  test('missing keys get the defaults of the table', async () => {
    const { client, server } = okServer()
    await listLanguages(client)
    await listAvailableAstrologers(client, { is_available_for_chat: false })
    await listLanguages(client, { limit: undefined })
    expect(server.seen.map(({ call }) => call.split('?')[1])).toEqual([
      'limit=all',
      'is_available_for_call=true&is_available_for_chat=false',
      undefined,
    ])
  })

  test('a number that is not finite is refused', async () => {
    const { client, server } = okServer()
    const error = await errorOf(listLanguages(client, { offset: NaN }))
    expect(error).toMatchObject({ kind: 'input', attempts: 0 })
    expect(error.message).toContain('GET /api/v1/astro/language/ needs "offset"')
    expect(server.seen).toEqual([])
  })

  test('path parameters are encoded', async () => {
    const { client, server } = okServer()
    await getProduct(client, { slug: 'a/b?c#d %2e' })
    await runCalculator(client, { product: 'love', calculator_type: 'moon sign' }, { name: 'Asha' })
    expect(server.seen.map(({ call }) => call)).toEqual([
      'GET /api/v1/kun_store/products/a%2Fb%3Fc%23d%20%252e/',
      'POST /api/v1/services/love-calculator/?calculator_type=moon+sign',
    ])
  })

  test.each(['', '.', '..', undefined, null, Infinity, {}, []])('a path parameter is never %j', async (slug) => {
    const { client, server } = okServer()
    const error = await errorOf(getProduct(client, { slug: slug as string }))
    expect(error.kind).toBe('input')
    expect(error.message).toMatch(/GET \/api\/v1\/kun_store\/products\/\{slug\}\/ needs "slug"/)
    expect(server.seen).toEqual([])
  })

  test('a base URL may have a path and trailing slashes', async () => {
    const server = createServer()
    const { client } = server.client({}, { baseUrl: 'http://tarapath.test/proxy//' })
    await getDefaultConfig(client)
    expect(server.seen[0]?.call).toBe('GET /proxy/api/v1/services/default-config/small/')
  })
})

describe('headers', () => {
  test('a public GET sends no header that causes a preflight', async () => {
    let headers: string[] = []
    const { client } = serverWith((request) => {
      headers = [...request.headers.keys()]
      return Response.json({})
    })
    await getDefaultConfig(client)
    expect(headers.toSorted()).toEqual(['accept', 'accept-language'])
  })

  test('Accept-Language is en, or the language of the client', async () => {
    const { client, server } = okServer()
    await getMantra(client, { slug: 'gayatri', language: 'hi' })
    await getDefaultConfig(server.client({}, { language: 'hi' }).client)
    expect(server.seen.map(({ language }) => language)).toEqual(['en', 'hi'])
  })

  test('the headers of a request override those of the client', async () => {
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
    const { client, server } = okServer()
    await updateProfile(client, { id: 7 }, { email: null, name: undefined, gender: 'other' })
    expect(server.seen[0]).toMatchObject({
      call: 'PATCH /api/v1/user/profile/7/',
      body: '{"email":null,"gender":"other"}',
    })
  })

  test('the amount of a tip is passed once', async () => {
    const { client, server } = okServer()
    await sendTip(client, { amount: 51 }, { consultant_id: 7 })
    await sendTip(client, { amount: 51 })
    expect(server.seen.map(({ call, body }) => [call, JSON.parse(body) as unknown])).toEqual([
      ['POST /api/v1/payments/tip-amount/51/send-tip-amount/', { tip_amount: 51, consultant_id: 7 }],
      ['POST /api/v1/payments/tip-amount/51/send-tip-amount/', { tip_amount: 51 }],
    ])
  })

  test.each([NaN, Infinity, -Infinity])('the number %d is refused before sending', async (amount) => {
    const { client, server } = okServer()
    const photo = new File(['portrait'], 'me.png')
    for (const [request, field] of [
      [rechargeWallet(client, { amount }), 'amount'],
      [registerConsultant(client, { values: { fee: amount } as never }), 'fee'],
      [registerConsultant(client, { values: { photo, fee: amount } as never }), 'fee'],
    ] as const) {
      const error = await errorOf(request)
      expect(error).toMatchObject({ kind: 'input', attempts: 0 })
      expect(error.message).toContain(`needs "${field}" as text or a finite number`)
    }
    expect(server.seen).toEqual([])
  })

  test('a body that cannot be written as JSON is refused before sending', async () => {
    const { client, server } = okServer()
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    for (const amount of [10n, circular]) {
      expect(await errorOf(rechargeWallet(client, { amount: amount as never }))).toMatchObject({ kind: 'input' })
    }
    expect(server.seen).toEqual([])
  })

  test('a body that holds a file is sent as a form', async () => {
    const forms: FormData[] = []
    const { client } = serverWith(async (request) => {
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

  test('after a 401 a form is sent again byte for byte', async () => {
    const server = createServer()
    const { client } = server.client({ ...SESSION, access: 'access-0' })
    await sendChatMessage(client, { consultation_id: 12, attachment: new File(['x'.repeat(70_000)], 'long.txt') })
    const [first, second] = server.calls()
    expect(first?.body.length).toBeGreaterThan(70_000)
    expect(second?.body).toBe(first?.body)
    expect(second?.key).toBe(first?.key)
  })
})
