import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import { createClock } from '../ports/clock.ts'
import { deleteExpiredSignIns, renewAccessToken, signIn } from './sign-in.ts'
import { accessTokens, signIns } from './tables.ts'

const clock = createClock(() => TEST_START.getTime())

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ clock })
})
afterAll(() => backend.close())

const LOGIN = '/api/v1/user/authorize/otp_login/'
const VERIFY = '/api/v1/user/authorize/otp_verify/'
const REFRESH = '/api/token/refresh/'
const ME = '/api/v1/user/profile/get_details/'

let next = 9_100_000_000
const newPhone = () => `+91${next++}`
let address = 1
/** Each test uses its own addresses, so that the rate limits of one test do not affect another. */
const newIp = () => `203.0.113.${address++}`

const requestCode = (phone: string, ip = newIp()) => backend.ask('POST', LOGIN, { body: { phone_number: phone }, ip })
const enterCode = (phone: string, code: string) =>
  backend.ask('POST', VERIFY, { body: { phone_number: phone, otp_key: code } })
const me = (access: string) => backend.ask('GET', ME, { headers: { authorization: `Bearer ${access}` } })
const refresh = (token: string) => backend.ask('POST', REFRESH, { body: { refresh: token } })

async function logIn(phone = newPhone()) {
  await requestCode(phone)
  const { body } = await enterCode(phone, await backend.codeSentTo(phone))
  return body as { access: string; refresh: string; is_new_user: boolean; user: { id: number } }
}

test('an access token lasts ten minutes', async () => {
  const { access } = await logIn()
  await backend.controls.clock.advance(599_000)
  expect((await me(access)).status).toBe(200)
  await backend.controls.clock.advance(2_000)
  expect(await me(access)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
})

test('concurrent requests with one refresh token get the same new tokens', async () => {
  const { refresh: first } = await logIn()
  const replies = await Promise.all([refresh(first), refresh(first), refresh(first)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const [{ access }] = replies.map(({ body }) => body as { access: string }) as [{ access: string }]
  expect((await me(access)).status).toBe(200)
})

test('a refresh token that is reused later ends the whole session', async () => {
  const { refresh: first } = await logIn()
  const second = (await refresh(first)).body as { access: string; refresh: string }
  await backend.controls.clock.advance(31_000)
  expect(await refresh(first)).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
  expect((await me(second.access)).status).toBe(401)
  expect((await refresh(second.refresh)).status).toBe(401)
})

test('the grace period covers the previous refresh token only', async () => {
  const { refresh: first } = await logIn()
  const second = (await refresh(first)).body as { refresh: string }
  const third = (await refresh(second.refresh)).body as { refresh: string }
  expect((await refresh(first)).status).toBe(401)
  expect((await refresh(third.refresh)).status).toBe(401)
})

test('a session ends after 14 idle days, and after 30 days even if it is used', async () => {
  const idle = await logIn()
  let busy = (await logIn()).refresh
  for (let day = 6; day < 30; day += 6) {
    clock.turn(6 * 24 * 3600_000)
    busy = ((await refresh(busy)).body as { refresh: string }).refresh
  }
  expect((await refresh(idle.refresh)).status).toBe(401)
  clock.turn(7 * 24 * 3600_000)
  expect((await refresh(busy)).status).toBe(401)
})

test('a token that is renewed just before the session ends goes with the session', async () => {
  const { db } = backend.database
  const start = clock.now()
  const after = (days: number, minutes = 0) => new Date(start.getTime() + (days * 24 * 60 + minutes) * 60_000)
  const { id: customerId } = await backend.newCustomer()
  const ofCustomer = eq(signIns.customerId, customerId)
  const { refresh: token } = await signIn(db, start, { customerId, audience: 'customer' })
  for (const now of [after(10), after(20), after(30, -5)])
    expect(await renewAccessToken(db, now, token)).toMatchObject({ access: expect.any(String) })
  const left = db
    .select()
    .from(signIns)
    .innerJoin(accessTokens, eq(accessTokens.signInId, signIns.id))
    .where(ofCustomer)
  await deleteExpiredSignIns(db, after(30, -1))
  expect(await left).toHaveLength(1)
  await deleteExpiredSignIns(db, after(30, 1))
  expect(await db.$count(signIns, ofCustomer)).toBe(0)
})

test('logging out invalidates both tokens and accepts an unknown token', async () => {
  const { access, refresh: token } = await logIn()
  const logout = (body: object) => backend.ask('PATCH', '/api/v1/user/authorize/logout/', { body })
  const reply = await logout({ refresh: token })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('clear-site-data')).toBe('"cookies", "storage"')
  expect((await me(access)).status).toBe(401)
  expect((await refresh(token)).status).toBe(401)
  expect((await logout({ refresh: 'nothing' })).status).toBe(200)
})

test('a cookie does not authenticate', async () => {
  const { access } = await logIn()
  const reply = await backend.ask('GET', ME, { headers: { cookie: `access_token=${access}` } })
  expect(reply).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
})
