import { createClient, type Client } from '@tarapath/api-client'
import { createLandingPageLead, getDownloadCount, submitUserQuery } from '@tarapath/api-client/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads, userQueries } from '../enquiries/index.ts'
import { siteSettings } from './tables.ts'
import { rateLimitHits } from '../rate-limit/tables.ts'
import { formatDownloads } from './format-downloads.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

let lastAddress = 0
/** A visitor with an IP address of their own. */
const visitor = (ip = `10.0.0.${++lastAddress}`): Client =>
  createClient({
    baseUrl: TEST_ORIGIN,
    fetch: (input, init) => backend.fetch(input as Request, init, { ip }),
    retry: 0,
  })

test('a question is stored with its contact details, and the reply has its number', async () => {
  const receipt = await submitUserQuery(visitor(), {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone_number: '98111 22233',
    message: 'Where is my receipt of Monday?',
  })
  expect(receipt.detail).toContain(`number is ${receipt.id}`)
  const stored = (await backend.database.db.select().from(userQueries)).find(({ id }) => id === receipt.id)
  expect(stored).toMatchObject({ name: 'Asha Rao', email: 'asha@example.in', phone: '+919811122233', customerId: null })
})

test('a question without contact details is stored, and the reply says so', async () => {
  const { detail } = await submitUserQuery(visitor(), { name: 'Asha', message: 'Hello?' })
  expect(detail).toMatch('neither an e-mail address nor a phone number')
})

test('an invalid question is rejected with a message for each field', async () => {
  const invalid = { name: ' ', email: 'asha', phone_number: '12', message: '' }
  await expect(submitUserQuery(visitor(), invalid)).rejects.toMatchObject({
    status: 400,
    body: { name: ['Enter a name.'], email: ['Enter an e-mail address.'], message: ['Write a message.'] },
  })
  await expect(
    submitUserQuery(visitor(), { name: 'Asha', message: 'Hello', phone_number: '12' }),
  ).rejects.toMatchObject({ status: 400, body: { phone_number: ['Enter a valid mobile number.'] } })
})

test('a visitor may send five questions an hour, and other visitors are not affected', async () => {
  const [asker, other] = [visitor(), visitor()]
  for (let at = 0; at < 5; at++) await submitUserQuery(asker, { name: 'Asha', message: `Question ${at}` })
  await expect(submitUserQuery(asker, { name: 'Asha', message: 'And another' })).rejects.toMatchObject({
    status: 429,
    retryAfter: 3600,
  })
  await submitUserQuery(other, { name: 'Bina', message: 'Mine goes through' })
  await backend.controls.clock.advance(60 * 60 * 1000)
  await submitUserQuery(asker, { name: 'Asha', message: 'Now it does' })
})

test('a visitor may leave five numbers to be called an hour', async () => {
  const asker = visitor()
  const leave = (at: number) => createLandingPageLead(asker, { name: 'Asha', phone_number: `98222 0000${at}` })
  for (let at = 0; at < 5; at++) await leave(at)
  await expect(leave(5)).rejects.toMatchObject({ status: 429 })
})

test('rate limit hits are deleted and contain no IP address', async () => {
  const { db } = backend.database
  await submitUserQuery(visitor('203.0.113.9'), { name: 'Asha', message: 'Hello' })
  const hits = await db.select().from(rateLimitHits)
  expect(hits.length).toBeGreaterThan(0)
  expect(JSON.stringify(hits)).not.toContain('203.0.113')
  await backend.controls.clock.advance(25 * 60 * 60 * 1000)
  expect(await db.$count(rateLimitHits)).toBe(0)
})

test('a phone number submitted twice is one lead with the latest name', async () => {
  const lead = { name: 'Ravi', phone_number: '98765 43210', source: 'navratri' }
  const first = await createLandingPageLead(visitor(), lead)
  const again = await createLandingPageLead(visitor(), { ...lead, phone_number: '+91 9876543210', name: 'Ravi Kumar' })
  expect(again.id).toBe(first.id)
  expect([first.detail, again.detail]).toEqual([
    'Thank you. We will call you once.',
    'Thank you. We have your number already.',
  ])
  expect(await backend.database.db.select().from(leads).where(eq(leads.phone, '+919876543210'))).toMatchObject([
    { name: 'Ravi Kumar', source: 'navratri' },
  ])
})

test('the download count is 0 until staff enter it', async () => {
  expect(await getDownloadCount(visitor())).toEqual({ downloads: 0, display: '0' })
  await backend.database.db.update(siteSettings).set({ appDownloads: 12_480 })
  expect(await getDownloadCount(visitor())).toEqual({ downloads: 12_480, display: '12,000+' })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000+'],
  [99_999, '99,000+'],
  [100_000, '1 lakh+'],
  [1_290_000, '12.9 lakh+'],
  [25_500_000, '2.5 crore+'],
])('%d downloads are shown as %s', (downloads, words) => {
  expect(formatDownloads(downloads)).toBe(words)
})
