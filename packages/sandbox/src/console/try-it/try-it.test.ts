import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { table } from '@tarapath/api-client/table'
import { sampleFile, openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ settings: { console: true, publicOrigin: TEST_ORIGIN } })
})
afterEach(() => backend.controls.faults.clear())
afterAll(() => backend.close())

const page = async (path: string) => {
  const response = await backend.fetch(`${TEST_ORIGIN}${path}`)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** Submits the form of an endpoint as the page does. */
async function submit(name: string, fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const response = await backend.fetch(`${TEST_ORIGIN}/console/endpoints/${name}`, {
    method: 'POST',
    body: form,
    headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    apiStatus: Number(/data-status="(\d+)"/.exec(text)?.[1]),
    caller: /<option value="(\w+)" selected/.exec(text)?.[1],
    reply: JSON.parse(unescaped(/<pre[^>]*data-reply[^>]*>([\s\S]*?)<\/pre>/.exec(text)?.[1] ?? 'null')) as Record<
      string,
      unknown
    >,
  }
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('the list of endpoints', () => {
  test('contains every endpoint of the table', async () => {
    const { text } = await page('/console/endpoints')
    for (const { name, path } of Object.values(table)) {
      expect(text).toContain(path)
      if (name !== 'filterAstrologers') expect(text).toContain(`href="/console/endpoints/${name}"`)
    }
  })

  test('is searched by name, path and description, without a script', async () => {
    const { text, headers } = await page('/console/endpoints?search=OTP+login')
    expect([...text.matchAll(/href="\/console\/endpoints\/(\w+)"/g)].map(([, name]) => name)).toContain(
      'requestLoginOtp',
    )
    expect(text).not.toContain('listMantras')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await page('/console/endpoints?search=filterAstrologers')).text).toContain('listAvailableAstrologers')
    expect((await page('/console/endpoints?search=%3Cscript%3Enothing')).text).toContain('No endpoints found')
  })

  test.each(Object.keys(table).filter((name) => name !== 'filterAstrologers'))('%s has a form', async (name) => {
    const { status, text } = await page(`/console/endpoints/${name}`)
    expect(status).toBe(200)
    expect(text).toContain(`action="/console/endpoints/${name}#reply"`)
    const fields = [...text.matchAll(/name="(path|query|header|body)\.(\w|-)+"/g)]
    const row = table[name as keyof typeof table]
    const body = row.body === null ? {} : 'shape' in row.body ? row.body.shape : row.body.unwrap().shape
    expect(fields.length).toBeGreaterThanOrEqual(
      Object.keys(row.pathParams.shape).length + Object.keys(row.query.shape).length + Object.keys(body).length,
    )
  })
})

describe('a request', () => {
  test('shows status, headers and reply, and keeps the form values', async () => {
    const { text, apiStatus, reply } = await submit('searchPlaces', { caller: 'visitor', 'query.term': 'Jaip' })
    expect(apiStatus).toBe(200)
    expect(JSON.stringify(reply)).toContain('Jaipur')
    expect(text).toContain('GET /api/v1/user/places-by-term?term=Jaip')
    expect(text).toContain('x-request-id:')
    expect(text).toMatch(/name="query\.term"\s+value="Jaip"/)
  })

  test('is sent as a customer, who is signed out again', async () => {
    const asha = await backend.newCustomer({ paise: 12_300 })
    const { reply, caller } = await submit('getMyProfile', { caller: String(asha.id) })
    expect(reply).toMatchObject({ id: asha.id, balance: 123 })
    expect(caller).toBe(String(asha.id))
    // Her own sign-in is another one.
    expect(await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: asha })).toMatchObject({ status: 200 })
  })

  test('is sent as a new customer with money, who stays selected', async () => {
    const first = await submit('getMyProfile', { caller: 'new' })
    expect(first.reply).toMatchObject({ balance: 500 })
    const again = await submit('getMyProfile', { caller: first.caller! })
    expect(again.reply['id']).toBe(first.reply['id'])
  })

  test('sends numbers, lists and booleans as such, and omits empty fields', async () => {
    const sent = await submit('manageFavouriteAstrologers', {
      caller: 'new',
      'body.action': 'add',
      'body.consultant_ids': '1, 2',
    })
    expect(sent.apiStatus).toBe(200)
    const tip = await submit('sendTip', {
      caller: 'new',
      'path.amount': '51',
      'body.tip_amount': '51',
      'body.consultant_id': '1',
      'body.live_stream_id': '',
    })
    expect(tip.apiStatus).toBeLessThan(300)
    const filtered = await submit('listAstrologers', {
      caller: 'visitor',
      'query.speciality': '1,2',
      'query.limit': '3',
      'query.is_available_for_chat': 'true',
    })
    expect(filtered.text).toContain('speciality=1&amp;speciality=2')
    expect(filtered.reply).toMatchObject({ results: expect.any(Array) })
  })

  test('shows refusals of the API', async () => {
    expect(await submit('getMyProfile', { caller: 'visitor' })).toMatchObject({ status: 200, apiStatus: 401 })
    const { apiStatus, reply } = await submit('rechargeWallet', { caller: 'new', 'body.amount': 'plenty' })
    expect({ apiStatus, reply }).toEqual({ apiStatus: 400, reply: { amount: ['Enter a number.'] } })
  })

  test('sends a picture as a multipart form', async () => {
    const asha = await backend.newCustomer()
    const { reply } = await submit('updateProfile', {
      caller: String(asha.id),
      'path.id': String(asha.id),
      'body.avatar': sampleFile('image/png'),
    })
    expect(reply['avatar']).toMatch(/\/api\/media\/pictures\//)
  })

  test('is subject to injected faults', async () => {
    backend.controls.faults.add({ call: 'getMyIp', kind: 'fail', status: 502, times: 1 })
    expect((await submit('getMyIp', { caller: 'visitor' })).apiStatus).toBe(502)
    backend.controls.faults.add({ call: 'getMyIp', kind: 'drop-reply', times: 1 })
    expect(await submit('getMyIp', { caller: 'visitor' })).toMatchObject({
      status: 409,
      text: expect.stringContaining('was dropped'),
    })
  })

  test('escapes what customers wrote', async () => {
    const asha = await backend.newCustomer()
    const name = '<img src=x onerror=alert(1)>'
    await backend.ask('PATCH', `/api/v1/user/profile/${asha.id}/`, { as: asha, body: { name } })
    const { text, reply } = await submit('getMyProfile', { caller: String(asha.id) })
    expect(reply['name']).toBe(name)
    expect(text).not.toContain('<img')
  })
})

describe('other sites and junk', () => {
  test('a form of another site sends no request', async () => {
    for (const headers of [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-site' },
    ])
      expect((await submit('getMyProfile', { caller: 'new' }, headers)).status).toBe(403)
    expect((await backend.fetch('http://rebound.example/console/endpoints')).status).toBe(403)
  })

  test('no page can be read from another origin', async () => {
    const { headers } = await page('/console/endpoints/getMyIp')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['nothing', { caller: 'visitor' }, 404],
    ['constructor', { caller: 'visitor' }, 404],
    ['getMyProfile', { caller: '999999999' }, 404],
    ['getMyProfile', { caller: '0' }, 404],
    ['getMyProfile', { caller: '__proto__' }, 404],
    ['registerConsultant', { caller: 'visitor', 'body.values': '{' }, 400],
    ['searchPlaces', { caller: 'visitor', 'query.term': 'x'.repeat(700_000) }, 413],
  ])('%s with %j is refused with %i', async (name, fields, status) => {
    expect((await submit(name, fields)).status).toBe(status)
  })

  test('a path parameter cannot change the path', async () => {
    const { text, apiStatus } = await submit('getAstrologer', { caller: 'visitor', 'path.id': '../../user/ip?x=1#' })
    expect(text).toContain('GET /api/v1/astro/consultants/..%2F..%2Fuser%2Fip%3Fx%3D1%23/')
    expect(apiStatus).toBe(404)
  })
})
