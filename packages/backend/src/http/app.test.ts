import { createSandbox } from '@tarapath/sandbox'
import { table } from '@tarapath/api-client/table'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBackend, DroppedConnection, type LogEntry } from '../index.ts'
import { createClock } from '../ports/clock.ts'
import { pageReply } from '../endpoint/page.ts'
import {
  openTestBackend,
  TEST_ORIGIN,
  TEST_START,
  type TestBackend,
  type TestCustomer,
} from '@tarapath/backend-testing'

const lines: LogEntry[] = []
let backend: TestBackend
let customer: TestCustomer
beforeAll(async () => {
  backend = await openTestBackend({ ports: { log: { write: (entry) => void lines.push(entry) } } })
  customer = await backend.newCustomer({ paise: 1_00 })
})
beforeEach(() => backend.controls.faults.clear())
afterAll(() => backend.close())

const ME = '/api/v1/user/profile/get_details/'
const IP = '/api/v1/user/ip'
const LOGIN = '/api/v1/user/authorize/otp_login/'
const RECHARGE = '/api/v1/user/wallet/recharge/'

test('the health checks answer when the database can be reached', async () => {
  expect(await backend.ask('GET', '/healthz')).toMatchObject({ status: 200 })
  expect(await backend.ask('GET', '/readyz')).toMatchObject({ status: 200, body: { ok: true } })
})

test.each(Object.values(table).map((row) => [row.name, row] as const))('%s has a route', async (_, row) => {
  const examples: Partial<Record<string, string>> = { type: 'chat', product: 'kundli', slug: 'a' }
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, hole: string) => examples[hole] ?? '1')
  const { status, body } = await backend.ask(row.method, path, row.method === 'GET' ? {} : { body: {} })
  // Row 1 of anything may be missing; the route itself may not.
  if (row.auth === 'required') expect(status).toBe(401)
  expect(body).not.toMatchObject({ code: 'method_not_allowed' })
})

test('an unknown path is 404 and a known path with another method is 405, also without the final slash', async () => {
  expect(await backend.ask('GET', '/api/v1/nothing/')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await backend.ask('GET', `${IP}/`)).toMatchObject({ status: 404 })
  const reply = await backend.ask('PUT', IP)
  expect(reply).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  expect(reply.headers.get('allow')).toBe('GET')
})

test('a path parameter with text after it is read from the path', async () => {
  const calculator = '/api/v1/services/kundli-calculator/?calculator_type=moon-sign'
  expect(await backend.ask('POST', calculator, { body: {} })).toMatchObject({ status: 400 })
  expect(await backend.ask('POST', '/api/v1/services/kundli/', { body: {} })).toMatchObject({ status: 404 })
})

test.each([
  ['{"phone_number":', 'application/json', 400, { code: 'parse_error' }],
  ['phone_number=1', 'application/x-www-form-urlencoded', 415, { code: 'unsupported_media_type' }],
  ['{"phone_number":"9876543210"}', 'text/plain', 415, { code: 'unsupported_media_type' }],
  [JSON.stringify({ phone_number: 'x'.repeat(70_000) }), 'application/json', 413, { code: 'too_large' }],
  ['[]', 'application/json', 400, { non_field_errors: ['Send an object.'] }],
  ['{}', 'application/json', 400, { phone_number: ['This field is required.'] }],
  ['', 'application/json', 400, { phone_number: ['This field is required.'] }],
  ['{"phone_number":null}', 'application/json', 400, { phone_number: ['This field may not be null.'] }],
  ['{"phone_number":7}', 'application/json', 400, { phone_number: ['Enter a text.'] }],
])('the body %j of type %s is refused with the matching error', async (body, type, status, error) => {
  expect(await backend.ask('POST', LOGIN, { body, headers: { 'content-type': type } })).toMatchObject({
    status,
    body: error,
  })
})

test('an endless body is refused at the size limit', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) })
  const init = { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': 'application/json' } }
  expect((await backend.fetch(`${TEST_ORIGIN}${LOGIN}`, init as RequestInit)).status).toBe(413)
})

test.each(['/api/media/pictures/%00', '/api/media/drawings/%00', '/simulator/pay/%00', '/simulator/pay/..%2f%00'])(
  'a path with a null character is not found: %s',
  async (path) => expect((await backend.fetch(`${TEST_ORIGIN}${path}`)).status).toBe(404),
)

test('a page has at most a hundred entries, and "all" is allowed where the table allows it', async () => {
  const list = (limit: string) => backend.ask('GET', `/api/v1/user/wallet-reviews/?limit=${limit}`)
  expect(await list('1000000000')).toMatchObject({ status: 200, body: { count: 12 } })
  expect(await list('all')).toMatchObject({ status: 200, body: { count: 12, next: null } })
  expect(await list('99999999999')).toMatchObject({ status: 400, body: { limit: [expect.any(String)] } })
  expect(await list('-1')).toMatchObject({ status: 400 })
  expect(await list('some')).toMatchObject({ status: 400, body: { limit: ['Enter a whole number from 1, or "all".'] } })
})

test('the links of a page with limit=all keep limit=all', () => {
  const url = new URL(`${TEST_ORIGIN}/api/v1/languages/?limit=all&offset=1000`)
  const { previous } = pageReply(url, { limit: 1000, offset: 1000 }, 1500, [])
  expect(new URL(previous ?? '').searchParams.get('limit')).toBe('all')
})

test('a list in a query may be written with brackets', async () => {
  const names = async (query: string) => {
    const { body } = await backend.ask('GET', `/api/v1/astro/consultants/?limit=100&${query}`)
    return (body as { results: { id: number }[] }).results.map(({ id }) => id)
  }
  const plain = await names('language=ta&language=te')
  expect(plain.length).toBeGreaterThan(0)
  expect(plain.length).toBeLessThan((await names('')).length)
  expect(await names('language[]=ta&language[]=te')).toEqual(plain)
  expect(await names('language[]=ta&language=te')).toEqual(plain)
})

test.each([
  ['speciality=1&speciality=x', { speciality: ['Enter a number.'] }],
  ['offset=-1', { offset: ['Use at least 0.'] }],
  [`search=${'a'.repeat(300)}`, { search: [expect.stringMatching(/^Use at most \d+ characters\.$/)] }],
])('an invalid query names the invalid field: %s', async (query, body) => {
  expect(await backend.ask('GET', `/api/v1/astro/consultants/?${query}`)).toMatchObject({ status: 400, body })
})

test('an impossible date is refused with an example of the format', async () => {
  const body = { date_of_birth: '1994-02-30' }
  expect(
    await backend.ask('POST', '/api/v1/services/kundli-calculator/?calculator_type=moon-sign', { body }),
  ).toMatchObject({
    status: 400,
    body: { date_of_birth: ['Write a date as 1994-08-17.'] },
  })
})

test('the icon of a page is an empty reply without an error', async () => {
  expect((await backend.fetch(`${TEST_ORIGIN}/favicon.ico`)).status).toBe(204)
})

test.each(['', 'Bearer', 'Bearer nope', 'Bearer ' + 'a'.repeat(43), 'Basic dXNlcjpwYXNz', 'Token x'])(
  'the header %j does not authenticate',
  async (authorization) => {
    expect(await backend.ask('GET', ME, { headers: { authorization } })).toMatchObject({ status: 401 })
  },
)

test('an invalid token is refused where sign-in is optional, and ignored where no sign-in is used', async () => {
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` }
  expect(await backend.ask('GET', '/api/v1/user/loadamounts/', { headers })).toMatchObject({
    status: 401,
    body: { code: 'token_not_valid' },
  })
  expect((await backend.ask('GET', IP, { headers })).status).toBe(200)
})

test.each(Object.values(table).filter(({ role }) => role === 'consultant'))(
  '$name is refused to customers',
  async ({ method, path }) => {
    const address = path.replaceAll(/\{\w+\}/g, '1')
    expect(await backend.ask(method, address, { as: customer, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'permission_denied' },
    })
  },
)

test('too many requests of one caller are 429 with the seconds to wait, and other callers are not affected', async () => {
  const { database } = backend
  const clock = createClock(() => TEST_START.getTime())
  const limited = createBackend({
    database,
    clock,
    settings: { rateLimit: { burst: 3, perSecond: 1 } },
    extensions: [createSandbox()],
  })
  const ask = (ip: string) => limited.fetch(`${TEST_ORIGIN}${IP}`, undefined, { ip })
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await ask('192.0.2.1')).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect((await ask('192.0.2.1')).headers.get('retry-after')).toBe('1')
  expect((await ask('192.0.2.2')).status).toBe(200)
  clock.turn(2000)
  expect((await ask('192.0.2.1')).status).toBe(200)
})

test('an unexpected error is one plain sentence in the reply, and a log entry without personal data', async () => {
  const { db } = backend.database
  await db.execute(sql`alter table wallet_reviews rename to hidden`)
  lines.length = 0
  const reply = await backend.ask('GET', '/api/v1/user/wallet-reviews/')
  await db.execute(sql`alter table hidden rename to wallet_reviews`)
  expect(reply).toMatchObject({ status: 500, body: { code: 'server_error' } })
  expect(JSON.stringify(reply.body)).not.toMatch(/wallet_reviews|select/i)
  const [line] = lines.filter(({ level }) => level === 'error')
  expect(line).toMatchObject({ event: 'call', call: 'listWalletReviews', status: 500, code: '42P01' })
  expect(line?.['requestId']).toBe(reply.headers.get('x-request-id'))
})

test('the log contains no phone number, code or token', async () => {
  lines.length = 0
  const phone = '+919800000001'
  await backend.ask('POST', LOGIN, { body: { phone_number: phone } })
  const otp_key = await backend.codeSentTo(phone)
  const { body } = await backend.ask('POST', '/api/v1/user/authorize/otp_verify/', {
    body: { phone_number: phone, otp_key },
  })
  const { access, refresh } = body as { access: string; refresh: string }
  const log = JSON.stringify(lines)
  for (const secret of [phone, phone.slice(3), otp_key, access, refresh]) expect(log).not.toContain(secret)
})

test('a fault is injected into the named endpoint the requested number of times', async () => {
  const { faults } = backend.controls
  faults.add({ call: 'getMyIp', kind: 'fail', status: 502, times: 1 })
  expect((await backend.ask('GET', IP)).status).toBe(502)
  expect((await backend.ask('GET', IP)).status).toBe(200)
  faults.add({ call: 'getMyIp', kind: 'drop-request' })
  await expect(backend.ask('GET', IP)).rejects.toBeInstanceOf(DroppedConnection)
  expect((await backend.ask('GET', ME, { as: customer })).status).toBe(200)
})

test('a request whose reply was lost is answered again under the same idempotency key', async () => {
  const send = () =>
    backend.ask('POST', RECHARGE, { as: customer, body: { amount: 500 }, headers: { 'idempotency-key': 'lost' } })
  backend.controls.faults.add({ call: 'rechargeWallet', kind: 'drop-reply', times: 1 })
  await expect(send()).rejects.toBeInstanceOf(DroppedConnection)
  const second = await send()
  expect(second.status).toBe(201)
  expect((await send()).body).toEqual(second.body)
})

test('an error stores no reply under the idempotency key', async () => {
  const send = (amount: number) =>
    backend.ask('POST', RECHARGE, { as: customer, body: { amount }, headers: { 'idempotency-key': 'second thoughts' } })
  expect((await send(1)).status).toBe(400)
  expect((await send(100)).status).toBe(201)
})
