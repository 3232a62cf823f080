import { createClient } from '@tarapath/api-client'
import { saveDiagnosticLog } from '@tarapath/api-client/diagnostics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '../ports/clock.ts'
import { diagnosticLogs } from './tables.ts'
import { scrub } from './scrub.ts'
import { openTestBackend, TEST_ORIGIN, TEST_START, type TestBackend } from '@tarapath/backend-testing'

const DAY_MS = 24 * 60 * 60 * 1000
const clock = createClock(() => TEST_START.getTime())

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ clock })
})
afterAll(() => backend.close())

const storedLogs = () => backend.database.db.select().from(diagnosticLogs)

test('a diagnostic log is stored for two weeks', async () => {
  const client = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
  await saveDiagnosticLog(client, { log: 'stored session is not JSON', context: { screen: '/chat', status: '404' } })
  expect(await storedLogs()).toMatchObject([
    { log: 'stored session is not JSON', facts: ['screen: /chat', 'status: 404'] },
  ])
  clock.turn(13 * DAY_MS)
  await backend.controls.tick()
  expect(await storedLogs()).toHaveLength(1)
  clock.turn(2 * DAY_MS)
  await backend.controls.tick()
  expect(await storedLogs()).toEqual([])
})

test('personal data and credentials are not stored', async () => {
  const customer = await backend.newCustomer()
  const log = [
    `Authorization: Bearer ${customer.access}`,
    `{"refresh": "${customer.refresh}"}`,
    'GET /api/v1/user/get-place-details?term=Udupi&phone=9845012345 failed',
    'otp_key=482913 for +91 98450 12345, 98450-12345 or nine eight four five zero one two three four five',
    'mail vidya.bhat@example.in',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
  ].join('\n')
  const context = { access_token: customer.access, cookie: 'a=1; b=2', [`x${'y'.repeat(500)}`]: customer.refresh }
  await backend.ask('POST', '/api/v2/astro/save-log/', { as: customer, body: { log, context } })
  const text = JSON.stringify(await storedLogs())
  for (const secret of [
    customer.access,
    customer.refresh,
    '482913',
    '98450',
    'nine eight',
    'Udupi',
    'vidya',
    'eyJ',
    'a=1',
  ])
    expect(text).not.toContain(secret)
  expect(text).toContain('GET /api/v1/user/get-place-details')
})

test('technical details are stored unchanged', () => {
  const useful = 'TypeError: x is not a function at poll (chat.js:120:14), code ECONNRESET, status 503 after 15000 ms'
  expect(scrub(useful)).toBe(useful)
})

test('half a character is replaced, and a null character in a name is refused with a sentence', async () => {
  const save = (context: object) =>
    backend.ask('POST', '/api/v2/astro/save-log/', { body: { log: 'half \ud83d', context } })
  expect((await save({ text: '\ud83d' })).status).toBe(200)
  expect((await storedLogs()).at(-1)).toMatchObject({ log: 'half \ufffd', facts: ['text: \ufffd'] })
  expect(await save({ 'a\0': 'b' })).toMatchObject({ status: 400 })
})

test('a log that is made to be slow is scrubbed in linear time', () => {
  // Many times as long as a log may be: a pattern that takes the square of the length would not end within this test.
  for (const piece of ['a', 'token=', '?', 'a.', 'a@', '"', 'bearer ', '9', '-'])
    for (const log of [piece.repeat(200_000 / piece.length), `token="${piece.repeat(180_000 / piece.length)}`])
      expect(scrub(log).length).toBeLessThan(2 * log.length)
})

test('one app may send thirty logs an hour', async () => {
  const customer = await backend.newCustomer()
  const save = () => backend.ask('POST', '/api/v2/astro/save-log/', { as: customer, body: { log: 'again' } })
  const replies = await Promise.all(Array.from({ length: 35 }, save))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = replies.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
})
