import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, type TestBackend } from '../testing.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

test('is alive and reaches its database', async () => {
  expect(await backend.ask('GET', '/healthz')).toMatchObject({ status: 200 })
  expect(await backend.ask('GET', '/readyz')).toMatchObject({ status: 200, body: { ok: true } })
})

test('a path nobody knows is 404, a known path with another method is 405', async () => {
  expect(await backend.ask('GET', '/api/v1/nothing/')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  const reply = await backend.ask('PUT', '/api/v1/user/ip')
  expect(reply).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  expect(reply.headers.get('allow')).toBe('GET')
})

test('a call that is not built says so', async () => {
  expect(await backend.ask('GET', '/api/v1/kun_store/orders')).toMatchObject({
    status: 501,
    body: { code: 'not_built' },
  })
  expect(await backend.ask('POST', '/api/v1/services/kundli-calculator/', { body: {} })).toMatchObject({ status: 501 })
})

test('a signed-in call without a token is 401', async () => {
  const reply = await backend.ask('GET', '/api/v1/user/profile/get_details/')
  expect(reply.status).toBeOneOf([401, 501])
})
