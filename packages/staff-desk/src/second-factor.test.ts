import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestConsultation, endConsultation, startChat } from '@tarapath/api-client/consultations'
import { getAstrologer, listAstrologers } from '@tarapath/api-client/astrologers'
import { consultations } from '@tarapath/backend/consultations'
import { eq } from 'drizzle-orm'
import { resealSecondFactors, staffMembers, staffSecondFactors } from '@tarapath/backend/staff'
import { openStaffFixture, openTestBackend, STAFF, type StaffFixture } from '@tarapath/backend-testing'

const [MEERA, RAVI] = STAFF
const HOUR_MS = 60 * 60 * 1000

let fixture: StaffFixture
beforeAll(async () => {
  fixture = await openStaffFixture()
})
afterAll(() => fixture.backend.close())
beforeEach(() => fixture.clock.turn(HOUR_MS))

/** Signed in with the one-time code only. */
async function halfSignedIn(phone: string, backend = fixture.backend) {
  const browser = fixture.newBrowser(backend)
  const code = await fixture.codeFor(phone, browser)
  await browser.request('/desk/sign-in/code', { phone_number: phone, code })
  return browser
}
const recoveryCodesIn = (text: string) =>
  [...text.matchAll(/data-recovery-code[^>]*>([^<]+)</g)].map(([, code]) => code!)
const SECOND = '/desk/second-factor'

test('is set up with a QR code drawn here, and then asked for on each device', async () => {
  const { request } = await halfSignedIn(MEERA)
  expect((await request('/desk/orders')).location).toBe(SECOND)
  expect((await request('/desk/site/downloads', { downloads: 1 })).status).toBe(401)
  const page = await request(SECOND)
  expect(page.text).toMatch(/<svg class="qr"[\s\S]*d="M\d+ \d+h1v1h-1z/)
  expect((await request(SECOND)).text.match(/class="key">[^<]+/)?.[0]).toBe(page.text.match(/class="key">[^<]+/)?.[0])
  fixture.authenticator.scan(MEERA, page.text)
  expect((await request(`${SECOND}/enrol`, { code: '000000' })).notice).toMatch(/^Incorrect code/)
  expect((await request('/desk/orders')).location).toBe(SECOND)
  const codes = recoveryCodesIn(
    (await request(`${SECOND}/enrol`, { code: fixture.authenticator.nextCode(MEERA) })).text,
  )
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  expect((await request('/desk/orders')).status).toBe(200)
  // Neither the key nor a recovery code can be read from the database.
  const [factor] = await fixture.backend.database.db.select().from(staffSecondFactors)
  const key = page.text.match(/class="key">([^<]+)/)![1]!.replaceAll(' ', '')
  expect(JSON.stringify(factor)).not.toContain(key)

  fixture.clock.turn(HOUR_MS)
  const other = await halfSignedIn(MEERA)
  expect((await other.request(SECOND)).text).not.toContain('class="key"')
  const [code] = codes
  expect((await other.request(SECOND, { code: code!.toUpperCase() })).location).toBe('/desk')
  fixture.clock.turn(HOUR_MS)
  const third = await halfSignedIn(MEERA)
  expect((await third.request(SECOND, { code: code! })).notice).toMatch(/^Incorrect code/)
  expect((await third.request(`${SECOND}/enrol`, { code: code! })).status).toBe(409)
  expect((await third.request('/desk/orders')).location).toBe(SECOND)
})

test('recovery codes that were never seen are replaced with a new code of the app, and with nothing else', async () => {
  const first = await fixture.signedInStaff(RAVI)
  fixture.clock.turn(HOUR_MS)
  const { request } = await halfSignedIn(RAVI)
  const page = await request(SECOND)
  expect(page.text).toContain(`formaction="${SECOND}/codes"`)
  const code = fixture.authenticator.nextCode(RAVI)
  const codes = recoveryCodesIn((await request(`${SECOND}/codes`, { code })).text)
  expect(new Set(codes).size).toBe(10)
  expect((await request('/desk/orders')).status).toBe(200)
  // The page that a second press on "Switch on" shows also has the button.
  const pressedTwice = await request(`${SECOND}/enrol`, { code })
  expect(pressedTwice.status).toBe(409)
  expect(pressedTwice.text).toContain(`formaction="${SECOND}/codes"`)
  expect((await request(`${SECOND}/codes`, { code })).notice).toMatch(/^This code was used already/)
  expect((await request(`${SECOND}/codes`, { code: codes[0]! })).notice).toMatch(/^Enter the six digits/)
  fixture.clock.turn(HOUR_MS)
  const again = recoveryCodesIn((await request(`${SECOND}/codes`, { code: fixture.authenticator.nextCode(RAVI) })).text)
  expect(again).not.toContain(codes[0])
  const other = await halfSignedIn(RAVI)
  expect((await other.request(SECOND, { code: codes[0]! })).notice).toMatch(/^Incorrect code/)
  expect((await other.request(SECOND, { code: again[0]! })).location).toBe('/desk')
  expect((await first.request('/desk/activity')).text).toContain('data-activity="second factor/new codes"')
})

test('refuses a code that was used, also at the same time and at another device', async () => {
  await fixture.signedInStaff(RAVI)
  fixture.clock.turn(HOUR_MS)
  const one = await halfSignedIn(RAVI)
  fixture.clock.turn(HOUR_MS)
  const two = await halfSignedIn(RAVI)
  const code = fixture.authenticator.nextCode(RAVI)
  const replies = await Promise.all([one.request(SECOND, { code }), two.request(SECOND, { code })])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([303, 400]))
  fixture.clock.turn(30_000)
  expect((await two.request(SECOND, { code })).notice).toMatch(/^This code was used already/)
})

test('checks no code for five minutes after five wrong ones, and only then again', async () => {
  await fixture.signedInStaff(RAVI)
  fixture.clock.turn(HOUR_MS)
  const { request } = await halfSignedIn(RAVI)
  for (let guess = 0; guess < 5; guess += 1)
    expect((await request(SECOND, { code: `wrong-${guess}` })).status).toBe(400)
  const locked = await request(SECOND, { code: fixture.authenticator.nextCode(RAVI) })
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '300'])
  fixture.clock.turn(300_000)
  expect((await request(SECOND, { code: fixture.authenticator.nextCode(RAVI) })).status).toBe(303)
})

test('opens with a recovery code only under another SECRET, until its key is sealed again', async () => {
  const meera = await fixture.signedInStaff(MEERA)
  await meera.request('/desk/staff/reset', { member: await memberOf(RAVI) })
  fixture.clock.turn(HOUR_MS)
  const browser = await halfSignedIn(RAVI)
  fixture.authenticator.scan(RAVI, (await browser.request(SECOND)).text)
  const enrolled = await browser.request(`${SECOND}/enrol`, { code: fixture.authenticator.nextCode(RAVI) })
  const [code] = recoveryCodesIn(enrolled.text)
  const { database } = fixture.backend
  const NEW = 'another secret, as long as it has to be'
  const settings = { ...fixture.settings, secrets: [NEW] as const }
  const changed = await openTestBackend({ database, settings, clock: fixture.clock })
  fixture.clock.turn(HOUR_MS)
  const { request } = await halfSignedIn(RAVI, changed)
  expect((await request(SECOND, { code: fixture.authenticator.nextCode(RAVI) })).status).toBe(400)
  expect((await request(SECOND, { code: code! })).status).toBe(303)

  // Beside the old secret the new one seals the key again, and is enough afterwards.
  await resealSecondFactors(database.db, [NEW, ...fixture.settings.secrets])
  fixture.clock.turn(120_000)
  const resealed = await halfSignedIn(RAVI, changed)
  expect((await resealed.request(SECOND, { code: fixture.authenticator.nextCode(RAVI) })).status).toBe(303)
  // The other tests have the old secret.
  await resealSecondFactors(database.db, [fixture.settings.secrets[0], NEW])
})

test('of one person does not open for another, and its reset changes nothing of another', async () => {
  const enrolled = async (phone: string) => {
    fixture.clock.turn(HOUR_MS)
    const browser = await halfSignedIn(phone)
    fixture.authenticator.scan(phone, (await browser.request(SECOND)).text)
    const { text } = await browser.request(`${SECOND}/enrol`, { code: fixture.authenticator.nextCode(phone) })
    return { ...browser, recoveryCode: recoveryCodesIn(text)[0]! }
  }
  const ravi = await fixture.signedInStaff(RAVI)
  await ravi.request('/desk/staff/reset', { member: await memberOf(MEERA) })
  const meera = await enrolled(MEERA)
  await meera.request('/desk/staff/reset', { member: await memberOf(RAVI) })
  expect((await meera.request('/desk/orders')).status).toBe(200)
  await enrolled(RAVI)

  fixture.clock.turn(HOUR_MS)
  const half = await halfSignedIn(RAVI)
  expect((await half.request(SECOND, { code: meera.recoveryCode })).notice).toMatch(/^Incorrect code/)
  fixture.clock.turn(HOUR_MS)
  const again = await halfSignedIn(MEERA)
  expect((await again.request(SECOND)).text).not.toContain('class="key"')
  expect((await again.request(SECOND, { code: meera.recoveryCode })).location).toBe('/desk')
})

const memberOf = async (phone: string) =>
  (await fixture.backend.database.db.select().from(staffMembers)).find((member) => member.phone === phone)!.id

test('a refund above the sum of the setting needs a new code, and keeps what was entered', async () => {
  const { client } = await fixture.newCustomer(1000)
  const { results } = await listAstrologers(fixture.visitor(), { is_available_for_chat: true })
  const astrologer = await getAstrologer(client, { id: results[0]!.id })
  const { id } = await requestConsultation(client, { type: 'chat' }, { consultant_id: astrologer.id })
  await startChat(client, { consultation_id: id })
  await fixture.backend.controls.clock.advance(90_000)
  await endConsultation(client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
  const { db } = fixture.backend.database
  const refunded = async () => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]!.refundedPaise

  const { request } = await fixture.signedInStaff(MEERA)
  fixture.clock.turn(HOUR_MS)
  expect((await request('/desk/staff/limit', { rupees: '2.50' })).status).toBe(303)
  const path = `/desk/consultations/refund?consultation=${id}`
  const form = { consultation: `${id}:0`, rupees: 5, reason: 'The “answers” came slowly.' }
  const asked = await request(path, form)
  expect(asked.text).toContain('Confirm ₹5.00')
  expect(asked.text).toContain(`action="${path}"`)
  expect(asked.text).toContain('name="reason" value="The “answers” came slowly."')
  const wrong = await request(path, { ...form, confirm_code: '123' })
  expect([wrong.status, wrong.notice]).toEqual([400, expect.stringMatching(/^Incorrect code/)])
  expect(await refunded()).toBe(0)
  const confirm_code = fixture.authenticator.nextCode(MEERA)
  expect((await request(path, { ...form, confirm_code })).location).toBe(
    `/desk/consultations?done=refund&consultation=${id}`,
  )
  expect(await refunded()).toBe(500)
  const again = await request(path, { ...form, consultation: `${id}:500`, confirm_code })
  expect([again.notice, await refunded()]).toEqual([expect.stringMatching(/used already/), 500])
  expect((await request(path, { consultation: `${id}:500`, rupees: 1, reason: 'A little more.' })).status).toBe(303)
})
