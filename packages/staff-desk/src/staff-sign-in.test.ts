import { submitUserQuery } from '@tarapath/api-client/content'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { userQueries } from '@tarapath/backend/enquiries'
import { issueCode } from '@tarapath/backend/identity'
import { smsOutbox } from '@tarapath/backend/ports'
import { staffSessions } from '@tarapath/backend/staff'
import { openStaffFixture, openTestBackend, STAFF, type StaffFixture, TEST_ORIGIN } from '@tarapath/backend-testing'

const [MEERA, RAVI] = STAFF
const STRANGER = '+919812300009'
const HOUR_MS = 60 * 60 * 1000

let fixture: StaffFixture
beforeAll(async () => {
  fixture = await openStaffFixture()
})
afterAll(() => fixture.backend.close())
// The waits between codes to one number grow for an hour.
beforeEach(() => fixture.clock.turn(HOUR_MS))

const submitQuestion = async () => {
  const { id } = await submitUserQuery(fixture.visitor(), { name: 'Asha Rao', message: 'Where is my receipt?' })
  return id
}
const isAnswered = async (id: number) =>
  (await fixture.backend.database.db.select().from(userQueries).where(eq(userQueries.id, id)))[0]?.answeredAt !== null

describe('the desk refuses', () => {
  const signInPage = { status: 303, location: '/desk/sign-in' }

  test('a number that is not staff: same reply, no message, and no code works', async () => {
    const { db } = fixture.backend.database
    const messages = await db.$count(smsOutbox)
    const [stranger, member] = [fixture.newBrowser(), fixture.newBrowser()]
    const forStranger = await stranger.request('/desk/sign-in', { phone_number: STRANGER })
    const forStaff = await member.request('/desk/sign-in', { phone_number: MEERA })
    await expect.poll(() => db.$count(smsOutbox)).toBeGreaterThan(messages)
    expect(await db.$count(smsOutbox, eq(smsOutbox.phone, STRANGER))).toBe(0)
    const plain = (text: string, phone: string) => text.replace(/nonce="[^"]*"/, '').replaceAll(phone, '')
    expect([forStranger.status, plain(forStranger.text, STRANGER)]).toEqual([
      forStaff.status,
      plain(forStaff.text, MEERA),
    ])

    for (const left of ['4 tries', '3 tries']) {
      const wrong = [await stranger.request(...guess(STRANGER)), await member.request(...guess(MEERA))]
      for (const { status, notice } of wrong) expect([status, notice]).toEqual([400, `Incorrect OTP. ${left} left.`])
    }
    const soon = [
      stranger.request('/desk/sign-in', { phone_number: STRANGER }),
      member.request('/desk/sign-in', { phone_number: MEERA }),
    ]
    for (const { status, headers } of await Promise.all(soon))
      expect([status, headers.get('retry-after')]).toEqual([429, '30'])

    fixture.clock.turn(HOUR_MS)
    const issued = await issueCode(db, fixture.clock.now(), {
      phone: STRANGER,
      ip: '192.0.2.1',
      purpose: 'desk',
      secrets: fixture.settings.secrets,
      maxPerHour: 100,
    })
    const guessed = await stranger.request('/desk/sign-in/code', { phone_number: STRANGER, ...issued } as never)
    expect([guessed.status, guessed.set]).toEqual([303, null])
    expect(await stranger.request('/desk/orders')).toMatchObject(signInPage)
    expect(await db.$count(staffSessions, eq(staffSessions.phone, STRANGER))).toBe(0)
  })

  const guess = (phone: string) => ['/desk/sign-in/code', { phone_number: phone, code: '000000' }] as const

  test('without revealing staff by its timing: the reply does not wait for the message or its failure', async () => {
    const sms = { send: () => new Promise<void>(() => {}) }
    const broken = { send: () => Promise.reject(new Error(`no way to ${MEERA}`)) }
    for (const port of [sms, broken]) {
      fixture.clock.turn(31_000)
      const backend = await openTestBackend({
        database: fixture.backend.database,
        settings: fixture.settings,
        clock: fixture.clock,
        ports: { sms: port, log: { write: (entry) => void fixture.logLines.push(entry) } },
      })
      expect((await fixture.newBrowser(backend).request('/desk/sign-in', { phone_number: MEERA })).status).toBe(200)
    }
    await expect.poll(() => fixture.logLines.some(({ event }) => event === 'message not sent')).toBe(true)
  })

  test('a code of the website, as the website refuses a code of the desk', async () => {
    const login = '/api/v1/user/authorize'
    await fixture.backend.ask('POST', `${login}/otp_login/`, { body: { phone_number: RAVI } })
    const websiteCode = await fixture.backend.codeSentTo(RAVI)
    const browser = fixture.newBrowser()
    expect(await browser.request('/desk/sign-in/code', { phone_number: RAVI, code: websiteCode })).toMatchObject({
      status: 400,
      set: null,
    })
    fixture.clock.turn(31_000)
    const deskCode = await fixture.codeFor(RAVI, browser)
    const body = { phone_number: RAVI, otp_key: deskCode === websiteCode ? '000000' : deskCode }
    expect((await fixture.backend.ask('POST', `${login}/otp_verify/`, { body })).status).toBe(400)
  })

  test('guesses after the fifth, from any address', async () => {
    const code = await fixture.codeFor(RAVI, fixture.newBrowser())
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        (await fixture.newBrowser().request('/desk/sign-in/code', { phone_number: RAVI, code: wrong })).status,
      ).toBe(400)
    expect(await fixture.newBrowser().request('/desk/sign-in/code', { phone_number: RAVI, code })).toMatchObject({
      status: 429,
      notice: 'Too many incorrect attempts. Request a new OTP.',
    })
  })

  test.each([
    [{}, 'The number is missing.'],
    [{ phone_number: '' }, 'The number is empty.'],
    [{ phone_number: '12' }, 'Enter a valid mobile number.'],
    [{ phone_number: '9'.repeat(60) }, 'The number may have 40 characters.'],
  ])('a phone number that is not valid: %j', async (fields, notice) => {
    for (const path of ['/desk/sign-in', '/desk/sign-in/code'])
      expect(await fixture.newBrowser().request(path, fields as never)).toMatchObject({
        status: 400,
        notice,
        set: null,
      })
  })

  test('a customer with the token of the API or the cookies of the website', async () => {
    const enquiry = await submitQuestion()
    const { access, refresh } = await fixture.backend.newCustomer()
    const cookie = `access_token=${access}; refresh_token=${refresh}; tarapath-desk=${access}`
    for (const headers of [{ authorization: `Bearer ${access}` }, { cookie }]) {
      expect(await fixture.newBrowser().request('/desk/orders', undefined, headers as never)).toMatchObject(signInPage)
      const answer = await fixture
        .newBrowser()
        .request('/desk/questions/answer', { enquiry, note: 'Me.' }, headers as never)
      expect(answer.status).toBe(401)
    }
    expect(await isAnswered(enquiry)).toBe(false)
  })

  test('a copied cookie after its owner has signed out', async () => {
    const enquiry = await submitQuestion()
    const meera = await fixture.signedInStaff()
    const thief = fixture.newBrowser()
    thief.setCookie(meera.cookie())
    expect((await thief.request('/desk/orders')).status).toBe(200)
    expect(await meera.request('/desk/sign-out', {})).toMatchObject(signInPage)
    expect(meera.cookie()).toBeNull()
    expect(await thief.request('/desk/orders')).toMatchObject(signInPage)
    const answer = await thief.request('/desk/questions/answer', { enquiry, note: 'A long <answer>.' })
    expect(answer.status).toBe(401)
    expect(answer.text).toContain('You are not signed in. Nothing was changed.')
    expect(answer.text).toContain('A long &lt;answer&gt;.')
    expect(await isAnswered(enquiry)).toBe(false)
  })

  test('a form of another origin that carries the cookie', async () => {
    const enquiry = await submitQuestion()
    const meera = await fixture.signedInStaff()
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://other.tarapath.test' },
      { 'sec-fetch-site': 'none', origin: TEST_ORIGIN },
    ])
      for (const path of ['/desk/questions/answer', '/desk/sign-in', '/desk/sign-out'])
        expect((await meera.request(path, { enquiry, note: 'Forged.', phone_number: RAVI }, headers)).status).toBe(403)
    expect(await isAnswered(enquiry)).toBe(false)
    expect((await meera.request('/desk/orders')).status).toBe(200)
    const { fetch } = fixture.backend
    const rebound = await fetch('http://rebound.example/desk', { headers: { cookie: meera.cookie()! } })
    expect(rebound.status).toBe(403)
  })

  test('a session after twelve hours, even an active one', async () => {
    const { request, cookie } = await fixture.signedInStaff()
    fixture.clock.turn(12 * HOUR_MS - 1000)
    expect((await request('/desk/orders')).status).toBe(200)
    fixture.clock.turn(1000)
    expect(await request('/desk/orders')).toMatchObject(signInPage)
    expect(cookie()).not.toBeNull()
    fixture.clock.turn(HOUR_MS)
    await fixture.backend.controls.tick()
    expect(await fixture.backend.database.db.$count(staffSessions)).toBe(0)
  })

  test('a number that was removed from the setting, at once and in every session', async () => {
    const meera = await fixture.signedInStaff()
    const { database } = fixture.backend
    const without = await openTestBackend({
      database,
      settings: { ...fixture.settings, staff: [RAVI] },
      clock: fixture.clock,
    })
    const left = fixture.newBrowser(without)
    left.setCookie(meera.cookie())
    expect(await left.request('/desk/orders')).toMatchObject(signInPage)
    expect((await meera.request('/desk/orders')).status).toBe(200)
  })
})
