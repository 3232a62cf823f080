import {
  deleteMyAccount,
  getMyProfile,
  requestLoginOtp,
  sendOtp,
  verifyLoginOtp,
  verifyOtp,
} from '@tarapath/api-client/account'
import { getAstrologer, listAstrologers } from '@tarapath/api-client/astrologers'
import { getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { astrologerPhones } from '@tarapath/backend/astrologers'
import { applicationFiles, applications } from '@tarapath/backend/registration'
import {
  clientOf,
  CONSOLE_SETTINGS,
  type Fixture,
  type FormFields,
  openFixture,
  TEST_ORIGIN,
} from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const APPROVED = { rupees: 25, chats: 'on', calls: 'on', called: 'on' }

const signedIn = async () => (await fixture.newCustomer(1000)).client
const submit = (path: string, fields: FormFields = {}) => fixture.desk.submit(path, fields)

const idOn = async (phone: string) => {
  const [row] = await fixture.backend.database.db.select().from(applications).where(eq(applications.phone, phone))
  return row!
}

test('an application is shown with its answers and pictures, labelled as on the form', async () => {
  const phone = fixture.newPhone()
  const { id } = await fixture.apply(phone, { photo: new File([PNG], 'me.png', { type: 'image/png' }) })
  const text = await fixture.desk.page('applications')
  expect(text).toContain(`src="/console/desk/applications/${id}/photo"`)
  expect(text).toContain('Marriage &amp; matching, Vedic')
  expect(text).toContain('Kannada, English')
  expect(text).toContain('Number not confirmed')
  const picture = await fixture.backend.fetch(`${TEST_ORIGIN}/console/desk/applications/${id}/photo`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  // What is kept of it may be less: cameras write places into pictures.
  expect([...new Uint8Array(await picture.arrayBuffer())].slice(0, 8)).toEqual(Array.from(PNG.slice(0, 8)))
  expect((await fixture.backend.fetch(`${TEST_ORIGIN}/console/desk/applications/${id}/certificate`)).status).toBe(404)
})

test('an approved applicant is listed, signs in as an astrologer, and is called and played by an operator', async () => {
  const phone = fixture.newPhone()
  const { id: application } = await fixture.apply(phone)
  expect(await submit('applications/approve', { application, ...APPROVED, verified: 'on' })).toMatchObject({
    status: 303,
  })
  const { astrologerId } = await idOn(phone)
  const id = astrologerId!
  expect(await getAstrologer(fixture.visitor(), { id })).toMatchObject({
    name: 'Vidya Bhat',
    city: 'Udupi',
    specialities: ['Marriage & matching', 'Vedic'],
    languages: ['Kannada', 'English'],
    price_per_minute: 25,
    availability: 'offline',
    next_available_at: null,
    is_verified: true,
    review_count: 0,
  })
  expect((await listAstrologers(fixture.visitor(), { search: 'vidya udup' })).results.map((one) => one.id)).toEqual([
    id,
  ])
  expect(await fixture.backend.database.db.select().from(astrologerPhones)).toContainEqual({ astrologerId: id, phone })

  const vidya = clientOf(fixture.backend)
  await requestLoginOtp(vidya, { phone_number: phone })
  await verifyLoginOtp(vidya, { phone_number: phone, otp_key: await fixture.backend.codeSentTo(phone) })
  expect(await getMyProfile(vidya)).toMatchObject({ is_consultant: true, name: 'Vidya Bhat' })

  await fixture.console.submit('availability/set', { astrologer: id, availability: 'online' })
  const customer = await signedIn()
  const requested = await requestConsultation(customer, { type: 'chat' }, { consultant_id: id })
  await startChat(customer, { consultation_id: requested.id })
  await fixture.backend.controls.clock.advance(60_000)
  // This astrologer has no script.
  expect((await getOngoingStatus(customer)).ongoing_data).toMatchObject({ astro_pickup_status: false })
  await fixture.console.submit('operator/take-over', { astrologer: id })
  const page = await fixture.console.page('')
  expect(page).toContain('This astrologer has no script')
  await fixture.console.submit('operator/pick-up', { consultation: requested.id })
  expect((await getOngoingStatus(customer)).ongoing_data).toMatchObject({ status: 'in_progress' })
  await fixture.console.submit('operator/end', { consultation: requested.id })
})

test('an applicant who is a customer keeps the account and its name', async () => {
  const customer = await fixture.backend.newCustomer()
  const client = clientOf(fixture.backend, customer)
  expect((await getMyProfile(client)).is_consultant).toBe(false)
  const { id: application } = await fixture.apply(customer.phone)
  await submit('applications/approve', { application, ...APPROVED })
  expect(await getMyProfile(client)).toMatchObject({ id: customer.id, is_consultant: true })
})

test('staff call a number that is not confirmed before approving', async () => {
  const phone = fixture.newPhone()
  const { id: application } = await fixture.apply(phone)
  const refused = await submit('applications/approve', { application, rupees: 40, verified: 'on' })
  expect(refused.status).toBe(409)
  const [row] = new RegExp(`data-application="${application}"[^]*?</article>`).exec(refused.text)!
  expect(row).toContain('value="40"')
  expect(row.match(/name="\w+" checked/g)).toEqual(['name="verified" checked'])
  expect((await idOn(phone)).status).toBe('received')
})

test('a repeated decision changes nothing, and a decision is final', async () => {
  const [taken, turned] = [fixture.newPhone(), fixture.newPhone()]
  const [{ id: one }, { id: other }] = [await fixture.apply(taken), await fixture.apply(turned)]
  await submit('applications/approve', { application: one, ...APPROVED })
  const { astrologerId } = await idOn(taken)
  expect((await submit('applications/approve', { application: one, ...APPROVED })).status).toBe(303)
  expect((await idOn(taken)).astrologerId).toBe(astrologerId)
  expect((await submit('applications/decline', { application: one, reason: 'Changed my mind' })).notice).toBe(
    'This application has already been approved.',
  )
  const reason = 'We look for people with two years of practice.'
  for (const text of [reason, 'Another one'])
    expect((await submit('applications/decline', { application: other, reason: text })).status).toBe(303)
  expect(await idOn(turned)).toMatchObject({ status: 'rejected', reason, astrologerId: null })
  expect((await submit('applications/approve', { application: other, ...APPROVED })).status).toBe(409)
  expect(await fixture.desk.page('applications')).not.toContain(`data-application="${other}"`)
  expect(await fixture.desk.page('applications?past')).toContain(reason)
})

test('deleting the account deletes the pictures and the phone number of the application, and sets the astrologer offline', async () => {
  const customer = await fixture.backend.newCustomer()
  const photo = new File([PNG], 'me.png', { type: 'image/png' })
  const { id: application } = await fixture.apply(customer.phone, { photo })
  await submit('applications/approve', { application, ...APPROVED })
  const { astrologerId } = await idOn(customer.phone)
  const client = clientOf(fixture.backend, customer)
  await sendOtp(client, { phone_number: customer.phone })
  const otp_key = await fixture.backend.codeSentTo(customer.phone)
  const { verification_token } = await verifyOtp(client, { phone_number: customer.phone, otp_key })
  await deleteMyAccount(client, { verification_token })
  const { db } = fixture.backend.database
  expect(await db.$count(applicationFiles, eq(applicationFiles.applicationId, application))).toBe(0)
  expect(await db.$count(astrologerPhones, eq(astrologerPhones.astrologerId, astrologerId!))).toBe(0)
  expect(await fixture.desk.page('applications?past')).not.toContain(customer.phone)
  expect(await getAstrologer(fixture.visitor(), { id: astrologerId! })).toMatchObject({ availability: 'offline' })
})
