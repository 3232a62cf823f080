import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, openTestDatabase, TEST_START, type TestBackend } from '@tarapath/backend-testing'
import { createClock } from '../ports/clock.ts'
import type { Secrets } from './secrets.ts'
import { isSignedUrlValid, signUrl } from './signed-url.ts'

const OLD = 'the secret that is replaced, as long as it has to be'
const NEW = 'the secret that replaces it, as long as it has to be'
const clock = createClock(() => TEST_START.getTime())

/** Three processes on one database, each a step of the replacement later. */
let before: TestBackend
let between: TestBackend
let after: TestBackend
beforeAll(async () => {
  const database = await openTestDatabase()
  const start = (secrets: Secrets) => openTestBackend({ database, clock, settings: { secrets } })
  before = await start([OLD])
  between = await start([NEW, OLD])
  after = await start([NEW])
})
afterAll(() => before.close())

const sendCode = (backend: TestBackend, phone: string) =>
  backend.ask('POST', '/api/v1/user/authorize/otp_login/', { body: { phone_number: phone } })

async function enterCode(backend: TestBackend, phone: string) {
  const body = { phone_number: phone, otp_key: await before.codeSentTo(phone) }
  return backend.ask('POST', '/api/v1/user/authorize/otp_verify/', { body })
}

test('a code that was sent before is accepted until the old secret is taken away', async () => {
  await sendCode(before, '+919100000001')
  expect((await enterCode(after, '+919100000001')).status).toBe(400)
  expect((await enterCode(between, '+919100000001')).status).toBe(200)
})

test('a refresh that is repeated at the next process gets the tokens of the first one', async () => {
  await sendCode(before, '+919100000002')
  const { refresh } = (await enterCode(before, '+919100000002')).body as { refresh: string }
  const rotate = (backend: TestBackend) => backend.ask('POST', '/api/token/refresh/', { body: { refresh } })
  const first = await rotate(before)
  expect(first.status).toBe(200)
  expect((await rotate(between)).body).toEqual(first.body)
  // Without the old secret the answer is lost, and the session is not: its newest token still works.
  expect((await rotate(after)).status).toBe(401)
  const next = { refresh: (first.body as { refresh: string }).refresh }
  expect((await after.ask('POST', '/api/token/refresh/', { body: next })).status).toBe(200)
})

test('a link that was signed before is valid until the old secret is taken away', async () => {
  const link = new URL(await signUrl({ secrets: [OLD] }, '/a', new Date(2000)), 'https://tarapath.example')
  const { until = '', seal = '' } = Object.fromEntries(link.searchParams)
  const isValid = (secrets: Secrets, path = '/a', now = new Date(1000)) =>
    isSignedUrlValid({ secrets }, now, path, { until, seal })
  expect(await isValid([NEW, OLD])).toBe(true)
  expect(await isValid([NEW])).toBe(false)
  expect(await isValid([NEW, OLD], '/b')).toBe(false)
  expect(await isValid([NEW, OLD], '/a', new Date(2000))).toBe(false)
})
