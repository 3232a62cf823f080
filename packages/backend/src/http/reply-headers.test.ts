import { openTestBackend, TEST_ORIGIN, type TestBackend, type TestCustomer } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let backend: TestBackend
let customer: TestCustomer
beforeAll(async () => {
  backend = await openTestBackend()
  customer = await backend.newCustomer({ paise: 1_00 })
})
afterAll(() => backend.close())

const ME = '/api/v1/user/profile/get_details/'
const IP = '/api/v1/user/ip'

test('pages of other origins may show pictures and may not read replies', async () => {
  const policy = async (path: string) =>
    (await backend.fetch(`${TEST_ORIGIN}${path}`)).headers.get('cross-origin-resource-policy')
  expect(await policy('/api/media/drawings/banner-dial.svg')).toBe('cross-origin')
  expect(await policy(IP)).toBe('same-origin')
})

test.each([
  'https://evil.example',
  'null',
  'http://localhost:3000.evil.example',
  'http://localhost:30001',
  'https://localhost:3000',
])('a page of the origin %s may not read replies', async (origin) => {
  const { headers } = await backend.ask('GET', IP, { headers: { origin } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

test('a page of the website may read replies with their date, request id and retry-after header', async () => {
  const origin = 'http://localhost:3000'
  const { headers } = await backend.ask('GET', IP, { headers: { origin } })
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  for (const name of ['Date', 'X-Request-Id', 'Retry-After'])
    expect(headers.get('access-control-expose-headers')).toContain(name)
  const preflight = await backend.ask('OPTIONS', ME, {
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  })
  expect(preflight.status).toBe(204)
  expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600)
})

test('replies have the date of the backend clock, and private replies are not cached', async () => {
  const before = backend.controls.clock.now()
  const mine = await backend.ask('GET', ME, { as: customer })
  expect(mine.headers.get('date')).toBe(before.toUTCString())
  expect(mine.headers.get('cache-control')).toBe('no-store')
  expect(mine.headers.get('x-content-type-options')).toBe('nosniff')
  await backend.controls.clock.advance(90_000)
  const { headers } = await backend.ask('GET', IP)
  expect(Date.parse(headers.get('date') ?? '') - before.getTime()).toBe(90_000)
})
