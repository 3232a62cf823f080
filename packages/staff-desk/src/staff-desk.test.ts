import { getAstrologer, listAstrologers } from '@tarapath/api-client/astrologers'
import {
  endConsultation,
  listConsultationHistory,
  requestConsultation,
  startChat,
} from '@tarapath/api-client/consultations'
import { submitUserQuery } from '@tarapath/api-client/content'
import { listOrders } from '@tarapath/api-client/store'
import { table } from '@tarapath/api-client/table'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userQueries } from '@tarapath/backend/enquiries'
import { customers } from '@tarapath/backend/identity'
import { smsOutbox } from '@tarapath/backend/ports'
import { staffActivity, staffSessions } from '@tarapath/backend/staff'
import { openStaffFixture, openTestBackend, STAFF, type StaffFixture, TEST_ORIGIN } from '@tarapath/backend-testing'
import { deskLists } from './desk-lists.ts'

const [MEERA, RAVI] = STAFF
const HOUR_MS = 60 * 60 * 1000

let fixture: StaffFixture
beforeAll(async () => {
  fixture = await openStaffFixture()
})
afterAll(() => fixture.backend.close())
// Codes to one number are limited to one in 30 seconds and five in an hour.
beforeEach(() => fixture.clock.turn(HOUR_MS))

const submitQuestion = async () => {
  const { id } = await submitUserQuery(fixture.visitor(), { name: 'Asha Rao', message: 'Where is my receipt?' })
  return id
}
const isAnswered = async (id: number) =>
  (await fixture.backend.database.db.select().from(userQueries).where(eq(userQueries.id, id)))[0]?.answeredAt !== null

describe('a member of staff', () => {
  test('signs in with a code, answers a question and ships an order, and the activity log records it', async () => {
    const { db } = fixture.backend.database
    const { client } = await fixture.newCustomer(1000)
    const { redirect_url } = await fixture.placeOrder(client)
    await fixture.submitPayPage(redirect_url, 'pay')
    const { id: order } = (await listOrders(client)).results[0]!
    const enquiry = await submitQuestion()

    const { request, entered } = await fixture.signedInStaff()
    expect([entered.status, entered.location]).toEqual([303, '/desk'])
    expect((await request('/desk')).location).toBe('/desk/overview')
    expect((await request(`/desk/orders?order=${order}`)).text).toMatch(
      /<small>••••• 0001 · admin<\/small>[\s\S]*action="\/desk\/orders\/pack\?/,
    )

    expect(await request('/desk/orders/pack', { order })).toMatchObject({
      status: 303,
      location: `/desk/orders?done=pack&order=${order}`,
    })
    expect((await request('/desk/orders?done=pack')).notice).toBe('Packed.')
    await request('/desk/orders/ship', { order, carrier: 'Delhivery', number: 'DL-4711-22', link: '' })
    expect((await listOrders(client)).results[0]).toMatchObject({ status: 'shipped', tracking_number: 'DL-4711-22' })
    expect((await request('/desk/questions/answer', { enquiry, note: 'Sent it again.' })).status).toBe(303)
    expect(await isAnswered(enquiry)).toBe(true)

    const done = await db.select().from(staffActivity).orderBy(staffActivity.id)
    expect(done.slice(-3)).toMatchObject([
      { phone: MEERA, page: 'orders', action: 'pack', rowId: order },
      { phone: MEERA, page: 'orders', action: 'ship', rowId: order },
      { phone: MEERA, page: 'questions', action: 'answer', rowId: enquiry },
    ])
    const { text } = await request('/desk/activity')
    expect(text).toMatch(new RegExp(`Questions: answer ${enquiry}</b>\\s*<small>••••• 0001`))
    expect(text).not.toContain(MEERA)
    // Signing in at the desk creates no customer.
    expect(await db.$count(customers, eq(customers.phone, MEERA))).toBe(0)
  })

  test('refunds a consultation at the desk', async () => {
    const { client } = await fixture.newCustomer(1000)
    const { results } = await listAstrologers(fixture.visitor(), { is_available_for_chat: true })
    const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: results[0]!.id })
    await startChat(client, { consultation_id: id })
    await fixture.backend.controls.clock.advance(90_000)
    await endConsultation(client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    const { id: question } = await submitUserQuery(client, { name: 'Asha', message: 'Too slow.', consultation_id: id })

    const { request } = await fixture.signedInStaff()
    const page = `/desk/consultations?consultation=${id}`
    expect((await request('/desk/questions')).text).toContain(`href="${page}"`)
    const before = (await request(page)).text
    expect(before).toContain(`href="/desk/questions#enquiry-${question}"`)
    const [, action] = /action="(\/desk\/consultations\/refund\?consultation=\d+)"/.exec(before) ?? []
    const form = { consultation: `${id}:0`, rupees: 5, reason: 'The answers came slowly.' }
    expect(await request(action!, form)).toMatchObject({
      status: 303,
      location: `/desk/consultations?done=refund&consultation=${id}`,
    })
    expect((await request(page)).text).toContain('₹5.00 refunded: The answers came slowly.')
    const [entry] = (await listConsultationHistory(client, { limit: 1 })).results
    expect(entry).toMatchObject({ id, refunded: 5 })
    // The customer reads the reference out, in small letters and without the dashes.
    const spoken = encodeURIComponent(entry!.reference!.replaceAll('-', '').toLowerCase())
    const found = (await request(`/desk/consultations?consultation=${spoken}`)).text
    expect(found).toContain(`data-consultation="${id}"`)
    expect(found).toContain(`href="/desk/questions#enquiry-${question}"`)
    expect((await request('/desk/consultations?consultation=TP-00000-00000')).text).toContain(
      'There is no consultation TP-00000-00000.',
    )
    expect((await request('/desk/consultations?past')).text).toContain(`data-consultation="${id}"`)
    expect((await request('/desk/consultations?consultation=999999')).text).toContain(
      'There is no consultation 999999.',
    )
    // A refused form is not recorded.
    const { db } = fixture.backend.database
    const acts = await db.$count(staffActivity)
    const refused = await request(action!, { ...form, rupees: 9, consultation: `${id}:0` })
    expect([refused.status, refused.notice]).toEqual([409, expect.stringContaining('The refund has changed')])
    expect(await db.$count(staffActivity)).toBe(acts)
  })

  test('sets an astrologer online and offline, but not during a consultation', async () => {
    const { request } = await fixture.signedInStaff()
    const { client } = await fixture.newCustomer(1000)
    const { results } = await listAstrologers(client, { is_available_for_chat: true })
    const astrologer = results[0]!.id
    const availability = async () => (await getAstrologer(client, { id: astrologer })).availability
    for (let twice = 0; twice < 2; twice += 1)
      expect((await request('/desk/astrologers/off', { astrologer })).status).toBe(303)
    expect(await availability()).toBe('offline')
    expect((await request('/desk/astrologers?past')).text).toContain(`data-astrologer="${astrologer}"`)
    await request('/desk/astrologers/on', { astrologer })
    expect(await availability()).toBe('online')
    await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologer })
    expect(await request('/desk/astrologers/off', { astrologer })).toMatchObject({
      status: 409,
      notice: 'The astrologer is in a consultation. Switch them off when it is over.',
    })
    expect((await request('/desk/astrologers/on', { astrologer: 999_999 })).status).toBe(404)
  })

  test('sees every list of the desk, without a link to the console', async () => {
    const { request } = await fixture.signedInStaff()
    for (const { id, title } of deskLists)
      for (const half of ['', '?past']) {
        const { status, text, headers } = await request(`/desk/${id}${half}`)
        expect([status, text.includes(`<h1>${title}</h1>`)]).toEqual([200, true])
        const links = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, link]) => link!)
        expect(links.filter((link) => !/^(\/desk[/?]|\/desk$|tel:|mailto:|https:)/.test(link))).toEqual([])
        expect(text).not.toMatch(/<script|style="| on\w+="/)
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('content-security-policy')).toMatch(
          /default-src 'none';.*form-action 'self'.*frame-ancestors/,
        )
        expect(headers.get('x-frame-options')).toBe('DENY')
      }
    for (const path of ['/desk/clock', '/desk/live', '/desk/reset', '/desk/calls', '/desk/orders/1/2/3'])
      expect((await request(path)).status).toBe(404)
    for (const path of [
      'clock/advance',
      'faults/add',
      'data/reset',
      'operator/end',
      'wallets/set-balance',
      'orders/constructor',
    ])
      expect((await request(`/desk/${path}`, { seconds: 60, sure: 'yes' })).status).toBe(404)
  })
})

describe('the cookie', () => {
  test('is limited to this host and the desk, hidden from scripts, and stored as a hash', async () => {
    const { entered, cookie } = await fixture.signedInStaff()
    const token = cookie()!.split('=')[1]!
    expect(entered.set).toBe(`tarapath-desk=${token}; Max-Age=43200; Path=/desk; HttpOnly; SameSite=Strict`)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await fixture.backend.database.db.select().from(staffSessions))).not.toContain(token)
  })

  test('has the __Host- prefix over https, also behind a proxy that ends it', async () => {
    const publicOrigin = 'https://desk.tarapath.example'
    const { database } = fixture.backend
    const backend = await openTestBackend({
      database,
      settings: { ...fixture.settings, publicOrigin },
      clock: fixture.clock,
    })
    for (const origin of [publicOrigin, 'http://desk.tarapath.example']) {
      const browser = fixture.newBrowser(backend, origin)
      const { request } = browser
      const own = { origin: publicOrigin }
      const code = await fixture.codeFor(RAVI, browser, own)
      const { status, set } = await request('/desk/sign-in/code', { phone_number: RAVI, code }, own)
      expect([status, set]).toEqual([
        303,
        expect.stringMatching(
          /^__Host-tarapath-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        ),
      ])
      expect((await request('/desk/orders')).location).toBe('/desk/second-factor')
      fixture.clock.turn(31_000)
    }
  })

  test('is not accepted by any endpoint of the API', async () => {
    const { cookie } = await fixture.signedInStaff()
    const { db } = fixture.backend.database
    await db.insert(customers).values({ phone: MEERA, createdAt: fixture.clock.now() })
    for (const { auth, method, path } of Object.values(table)) {
      if (auth !== 'required') continue
      const headers = { cookie: cookie()!, origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' }
      const address = path.replaceAll(/\{\w+\}|:\w+/g, '1')
      const reply = await fixture.backend.ask(method, address, { headers, ...(method !== 'GET' && { body: {} }) })
      expect([path, reply.status]).toEqual([path, 401])
    }
    await db.delete(customers).where(eq(customers.phone, MEERA))
  })
})

test('a number in neither the setting nor the list of staff gets no code', async () => {
  const { database } = fixture.backend
  const without = await openTestBackend({
    database,
    settings: { ...fixture.settings, staff: [] },
    clock: fixture.clock,
  })
  const messages = await database.db.$count(smsOutbox)
  const { status } = await fixture.newBrowser(without).request('/desk/sign-in', { phone_number: MEERA })
  expect([status, await database.db.$count(smsOutbox)]).toEqual([200, messages])
})

test('the activity log is append-only', async () => {
  const { request } = await fixture.signedInStaff()
  await request('/desk/site/downloads', { downloads: 1200 })
  const { db } = fixture.backend.database
  expect(await db.$count(staffActivity, eq(staffActivity.page, 'site'))).toBe(1)
  const refusal = { cause: { message: expect.stringContaining('append-only') } }
  await expect(db.update(staffActivity).set({ phone: RAVI })).rejects.toMatchObject(refusal)
  await expect(db.delete(staffActivity)).rejects.toMatchObject(refusal)
})

test('no phone number, code or token is in the log or in a path', async () => {
  const { code, cookie } = await fixture.signedInStaff()
  const written = JSON.stringify(fixture.logLines) + fixture.paths.join('\n')
  expect(fixture.logLines.length).toBeGreaterThan(100)
  for (const secret of [MEERA, RAVI, cookie()!.split('=')[1]!])
    expect(written.includes(secret.replace('+91', ''))).toBe(false)
  // As a separate word, because six digits can also be a part of a duration or of a request id.
  expect(written).not.toMatch(new RegExp(String.raw`(?<![\w.-])${code}(?![\w-])`))
})
