import { getMyProfile, memoryStorage, createClient } from '@tarapath/api-client'
import { deleteMyAccount, requestLoginOtp, sendOtp, verifyLoginOtp, verifyOtp } from '@tarapath/api-client/account'
import { getAstrologer, listAstrologers } from '@tarapath/api-client/astrologers'
import { getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { createLandingPageLead, getDownloadCount, submitUserQuery } from '@tarapath/api-client/content'
import { listOrders } from '@tarapath/api-client/store'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationFiles, applications } from '@tarapath/backend/registration'
import { astrologerPhones } from '@tarapath/backend/astrologers'
import { productVariants } from '@tarapath/backend/store'
import { TEST_ORIGIN } from '@tarapath/backend-testing'
import { deskLists } from './lists.ts'
import { openDeskWorld, type DeskWorld } from '@tarapath/backend-testing'

let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
afterAll(() => world.backend.close())

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const press = (path: string, fields: Record<string, string | number> = {}) => world.press(path, fields)
const APPROVED = { rupees: 25, chats: 'on', calls: 'on', called: 'on' }

describe('orders', () => {
  const SENT = { carrier: 'Delhivery', number: 'DL-4711-22', link: 'https://parcels.example/DL-4711-22' }

  test('one that is paid is packed, sent and delivered, and the customer sees each step', async () => {
    const client = await world.signedIn()
    const { redirect_url } = await world.orderOne(client)
    await world.payOn(redirect_url, 'pay')
    const mine = async () => (await listOrders(client)).results[0]!
    const { id: order } = await mine()
    expect(await world.read('orders')).toMatch(
      new RegExp(`data-order="${order}"\\s+data-status="placed"\\s+data-payment="success"[\\s\\S]*Asha &lt;Rao&gt;`),
    )

    expect(await press('orders/pack', { order })).toMatchObject({
      status: 303,
      location: '/console/desk/orders?done=pack',
    })
    expect(await mine()).toMatchObject({ status: 'packed', tracking_url: null, tracking_number: null })
    expect(await world.read('orders?done=pack')).toContain('Packed.')
    await press('orders/ship', { order, ...SENT })
    expect(await mine()).toMatchObject({
      status: 'shipped',
      carrier: 'Delhivery',
      tracking_number: 'DL-4711-22',
      tracking_url: SENT.link,
    })
    expect(await world.read('orders')).toContain('href="https://parcels.example/DL-4711-22"')
    for (let times = 0; times < 2; times += 1) expect((await press('orders/deliver', { order })).status).toBe(303)
    expect(await mine()).toMatchObject({ status: 'delivered', tracking_number: 'DL-4711-22' })
    expect(await world.read('orders')).not.toContain(`data-order="${order}"`)
    expect(await world.read('orders?past')).toContain(`data-order="${order}"`)
  })

  test('nobody packs what is not paid, and no step is left out', async () => {
    const client = await world.signedIn()
    const { redirect_url } = await world.orderOne(client)
    const { id: order } = (await listOrders(client)).results[0]!
    expect(await press('orders/pack', { order })).toMatchObject({ status: 409, said: 'This order has not been paid.' })
    expect(await world.read('orders')).not.toContain(`data-order="${order}"`)
    await world.payOn(redirect_url, 'pay')
    expect(await press('orders/deliver', { order })).toMatchObject({
      status: 409,
      said: 'An order that is placed cannot become delivered.',
    })
    expect((await press('orders/ship', { order, ...SENT })).status).toBe(409)
  })

  test('one that is cancelled goes back on the shelf, and the money back to the customer', async () => {
    const stock = async () =>
      (await world.backend.database.db.select().from(productVariants).orderBy(productVariants.id)).map(
        (one) => one.stock,
      )
    const before = await stock()
    const client = await world.signedIn()
    const { redirect_url } = await world.orderOne(client)
    await world.payOn(redirect_url, 'pay')
    const { id: order } = (await listOrders(client)).results[0]!
    await press('orders/pack', { order })
    const reason = 'The bell has a crack.'
    expect((await press('orders/cancel', { order, reason })).status).toBe(303)
    expect(await stock()).toEqual(before)
    expect((await listOrders(client)).results[0]).toMatchObject({ status: 'cancelled' })
    expect(await world.read('orders?past')).toContain(
      `${reason} ₹520.00 will be refunded to your original payment method.`,
    )
    expect((await press('orders/cancel', { order, reason })).status).toBe(409)
    expect((await press('orders/ship', { order, ...SENT })).status).toBe(409)
  })

  test('a parcel that comes back is on the shelf again, and its money goes back, once', async () => {
    const stock = async () =>
      (await world.backend.database.db.select().from(productVariants).orderBy(productVariants.id)).map(
        (one) => one.stock,
      )
    const before = await stock()
    const client = await world.signedIn()
    const { redirect_url } = await world.orderOne(client)
    await world.payOn(redirect_url, 'pay')
    const { id: order } = (await listOrders(client)).results[0]!
    const back = { order, reason: 'Nobody was at home.' }
    expect((await press('orders/return', back)).status).toBe(409)
    await press('orders/pack', { order })
    await press('orders/ship', { order, ...SENT })
    expect((await press('orders/return', back)).status).toBe(303)
    expect((await press('orders/return', back)).status).toBe(409)
    expect(await stock()).toEqual(before)
    expect((await listOrders(client)).results[0]).toMatchObject({ status: 'returned' })
    expect(await world.read('orders?past')).toContain('Nobody was at home. ₹520.00 will be refunded')
  })

  test('a number that was mistyped is corrected', async () => {
    const client = await world.signedIn()
    const { redirect_url } = await world.orderOne(client)
    await world.payOn(redirect_url, 'pay')
    const { id: order } = (await listOrders(client)).results[0]!
    await press('orders/pack', { order })
    await press('orders/ship', { order, ...SENT, link: '' })
    await press('orders/ship', { order, ...SENT, number: 'DL-4711-23', link: '' })
    expect((await listOrders(client)).results[0]).toMatchObject({ tracking_number: 'DL-4711-23', tracking_url: null })
  })

  test.each([
    ['number', 'x y'],
    ['number', '<b>'],
    ['carrier', ' '],
    ['link', 'http://parcels.example/1'],
    ['link', 'javascript:alert(1)'],
  ])('a parcel whose %s is %j is not sent', async (field, value) => {
    expect((await press('orders/ship', { order: 40_001, ...SENT, [field]: value })).status).toBe(400)
  })
})

describe('applications', () => {
  const idOn = async (phone: string) => {
    const [row] = await world.backend.database.db.select().from(applications).where(eq(applications.phone, phone))
    return row!
  }

  test('an application is read with its answers and pictures, in the words of the form', async () => {
    const phone = world.newPhone()
    const { id } = await world.apply(phone, { photo: new File([PNG], 'me.png', { type: 'image/png' }) })
    const text = await world.read('applications')
    expect(text).toContain(`src="/console/desk/applications/${id}/photo"`)
    expect(text).toContain('Marriage &amp; matching, Vedic')
    expect(text).toContain('Kannada, English')
    expect(text).toContain('Number not confirmed')
    const picture = await world.backend.fetch(`${TEST_ORIGIN}/console/desk/applications/${id}/photo`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    // What is kept of it may be less: cameras write places into pictures.
    expect([...new Uint8Array(await picture.arrayBuffer())].slice(0, 8)).toEqual(Array.from(PNG.slice(0, 8)))
    expect((await world.backend.fetch(`${TEST_ORIGIN}/console/desk/applications/${id}/certificate`)).status).toBe(404)
  })

  test('whoever is taken on is found, signs in as an astrologer, is called on their number and answers by hand', async () => {
    const phone = world.newPhone()
    const { id: application } = await world.apply(phone)
    expect(await press('applications/approve', { application, ...APPROVED, verified: 'on' })).toMatchObject({
      status: 303,
    })
    const { astrologerId } = await idOn(phone)
    const id = astrologerId!
    expect(await getAstrologer(world.visitor(), { id })).toMatchObject({
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
    expect((await listAstrologers(world.visitor(), { search: 'vidya udup' })).results.map((one) => one.id)).toEqual([
      id,
    ])
    expect(await world.backend.database.db.select().from(astrologerPhones)).toContainEqual({ astrologerId: id, phone })

    const storage = memoryStorage()
    const vidya = createClient({ baseUrl: TEST_ORIGIN, fetch: world.backend.fetch, storage, retry: 0 })
    await requestLoginOtp(vidya, { phone_number: phone })
    await verifyLoginOtp(vidya, { phone_number: phone, otp_key: await world.backend.codeSentTo(phone) })
    expect(await getMyProfile(vidya)).toMatchObject({ is_consultant: true, name: 'Vidya Bhat' })

    const form = (path: string, fields: Record<string, string>) =>
      world.backend.fetch(`${TEST_ORIGIN}/console/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
    await form('people/presence', { astrologer: String(id), availability: 'online' })
    const customer = await world.signedIn()
    const asked = await requestConsultation(customer, { type: 'chat' }, { consultant_id: id })
    await startChat(customer, { consultation_id: asked.id })
    await world.backend.controls.clock.advance(60_000)
    // No script picks up for a person.
    expect((await getOngoingStatus(customer)).ongoing_data).toMatchObject({ astro_pickup_status: false })
    await form('seat/sit-down', { astrologer: String(id) })
    const page = await (await world.backend.fetch(`${TEST_ORIGIN}/console`)).text()
    expect(page).toContain('No script plays this astrologer')
    await form('seat/pick-up', { consultation: String(asked.id) })
    expect((await getOngoingStatus(customer)).ongoing_data).toMatchObject({ status: 'in_progress' })
    await form('seat/end', { consultation: String(asked.id) })
  })

  test('somebody who is a customer already keeps the account and the name in it', async () => {
    const customer = await world.backend.newCustomer()
    const storage = memoryStorage(customer)
    const client = createClient({ baseUrl: TEST_ORIGIN, fetch: world.backend.fetch, storage, retry: 0 })
    expect((await getMyProfile(client)).is_consultant).toBe(false)
    const { id: application } = await world.apply(customer.phone)
    await press('applications/approve', { application, ...APPROVED })
    expect(await getMyProfile(client)).toMatchObject({ id: customer.id, is_consultant: true })
  })

  test('a number that nobody confirmed is called first', async () => {
    const phone = world.newPhone()
    const { id: application } = await world.apply(phone)
    const { called: _, ...terms } = APPROVED
    expect(await press('applications/approve', { application, ...terms })).toMatchObject({ status: 409 })
    expect((await idOn(phone)).status).toBe('received')
  })

  test('twice is once, and what is decided stays decided', async () => {
    const [taken, turned] = [world.newPhone(), world.newPhone()]
    const [{ id: one }, { id: other }] = [await world.apply(taken), await world.apply(turned)]
    await press('applications/approve', { application: one, ...APPROVED })
    const { astrologerId } = await idOn(taken)
    expect((await press('applications/approve', { application: one, ...APPROVED })).status).toBe(303)
    expect((await idOn(taken)).astrologerId).toBe(astrologerId)
    expect((await press('applications/decline', { application: one, reason: 'Changed my mind' })).said).toBe(
      'This application has already been approved.',
    )
    const reason = 'We look for people with two years of practice.'
    for (const said of [reason, 'Another one'])
      expect((await press('applications/decline', { application: other, reason: said })).status).toBe(303)
    expect(await idOn(turned)).toMatchObject({ status: 'rejected', reason, astrologerId: null })
    expect((await press('applications/approve', { application: other, ...APPROVED })).status).toBe(409)
    expect(await world.read('applications')).not.toContain(`data-application="${other}"`)
    expect(await world.read('applications?past')).toContain(reason)
  })

  test('who deletes the account leaves the desk as well: papers, number and line are gone', async () => {
    const customer = await world.backend.newCustomer()
    const photo = new File([PNG], 'me.png', { type: 'image/png' })
    const { id: application } = await world.apply(customer.phone, { photo })
    await press('applications/approve', { application, ...APPROVED })
    const { astrologerId } = await idOn(customer.phone)
    const client = createClient({
      baseUrl: TEST_ORIGIN,
      fetch: world.backend.fetch,
      storage: memoryStorage(customer),
      retry: 0,
    })
    await sendOtp(client, { phone_number: customer.phone })
    const otp_key = await world.backend.codeSentTo(customer.phone)
    const { verification_token } = await verifyOtp(client, { phone_number: customer.phone, otp_key })
    await deleteMyAccount(client, { verification_token })
    const { db } = world.backend.database
    expect(await db.$count(applicationFiles, eq(applicationFiles.applicationId, application))).toBe(0)
    expect(await db.$count(astrologerPhones, eq(astrologerPhones.astrologerId, astrologerId!))).toBe(0)
    expect(await world.read('applications?past')).not.toContain(customer.phone)
    expect(await getAstrologer(world.visitor(), { id: astrologerId! })).toMatchObject({ availability: 'offline' })
  })
})

describe('enquiries', () => {
  test('a question is answered once, with a note, and is out of sight', async () => {
    const { id: enquiry } = await submitUserQuery(world.visitor(), {
      name: 'Asha <Rao>',
      email: 'asha@example.in',
      message: 'Where is my receipt?\n<script>',
    })
    const waiting = await world.read('questions')
    expect(waiting).toContain('Where is my receipt?\n&lt;script&gt;')
    expect(waiting).toContain(`href="mailto:asha%40example.in?subject=Your%20question%20${enquiry}"`)
    expect((await press('questions/answer', { enquiry, note: 'Sent it again by mail.' })).status).toBe(303)
    expect((await press('questions/answer', { enquiry, note: 'Me too.' })).said).toBe('This has already been answered.')
    expect(await world.read('questions')).not.toContain(`data-enquiry="${enquiry}"`)
    expect(await world.read('questions?past')).toContain('Sent it again by mail.')
  })

  test('a lead is called once', async () => {
    const { id: enquiry } = await createLandingPageLead(world.visitor(), {
      name: 'Ravi',
      phone_number: '98765 43210',
      source: 'navratri',
    })
    expect(await world.read('leads')).toContain('href="tel:+919876543210"')
    await press('leads/answer', { enquiry, note: 'Wants a course in spring.' })
    expect(await world.read('leads')).not.toContain('navratri')
    expect((await press('leads/answer', { enquiry: 999_999, note: 'Nobody' })).status).toBe(404)
  })

  test('more than a page of them is read page by page', async () => {
    for (let at = 0; at < 21; at += 1)
      await submitUserQuery(world.visitor(), { name: `Number ${at}`, message: 'Hello' })
    const first = await world.read('questions')
    expect(first.match(/data-enquiry=/g)).toHaveLength(20)
    expect(first).toContain('href="/console/desk/questions?page=2"')
    expect(await world.read('questions?page=2')).toContain('Number 20')
  })
})

describe('the site', () => {
  test('downloads are what somebody entered, and when', async () => {
    expect(await world.read('site')).toContain('nobody has entered a number yet')
    expect((await press('site/downloads', { downloads: '12480' })).status).toBe(303)
    expect(await getDownloadCount(world.visitor())).toEqual({ downloads: 12_480, display: '12,000+' })
    expect(await world.read('site')).toContain('as entered')
    expect((await press('site/downloads', { downloads: 'lots' })).status).toBe(400)
  })
})

test('the console says how much waits, and a list that is not there is not there', async () => {
  const console = await (await world.backend.fetch(`${TEST_ORIGIN}/console`)).text()
  const waiting = /href="\/console\/desk\/questions" data-waiting="(\d+)"/.exec(console)?.[1]
  expect(Number(waiting)).toBeGreaterThan(20)
  for (const path of ['nothing', 'constructor', 'orders/toString'])
    expect((await press(path.includes('/') ? path : `${path}/pack`)).status).toBe(404)
})

test.each(deskLists.flatMap(({ id, acts }) => Object.keys(acts).map((act) => `${id}/${act}`)))(
  'junk in %s is answered with a sentence, and a stranger with nothing',
  async (path) => {
    const fields = ['order', 'carrier', 'number', 'reason', 'application', 'rupees', 'enquiry', 'note', 'downloads']
    for (const junk of ['', '-1', '1e9', '999999999999', '\0', '<img>', "'; --", '😀'.repeat(600)]) {
      const { status, said } = await press(path, Object.fromEntries(fields.map((field) => [field, junk])))
      expect([status, said]).toEqual([expect.toBeOneOf([400, 404, 409, 413]), expect.stringMatching(/\w.*\.$/)])
    }
    const reply = await world.backend.fetch(`${TEST_ORIGIN}/console/desk/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ order: '40001' }),
      headers: { origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(reply.status).toBe(403)
    expect(await reply.text()).not.toContain('data-order')
  },
)
