import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { getMyProfile, requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import {
  endConsultation,
  getOngoingStatus,
  listConsultationMessages,
  placeAstrologerPickupCall,
  requestConsultation,
  startChat,
} from '@tarapath/api-client/consultations'
import { getLiveStreamToken, listLiveStreams } from '@tarapath/api-client/live'
import { getPhonePeStatus, initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { astrologers } from '@tarapath/backend/astrologers'
import { DroppedConnection } from '@tarapath/backend'
import { balancePaise } from '@tarapath/backend/ledger'
import {
  openTestBackend,
  TEST_ORIGIN,
  TEST_START,
  type TestBackend,
  type TestCustomer,
} from '@tarapath/backend-testing'

let backend: TestBackend
let lastAstrologer = 30_000

beforeAll(async () => {
  backend = await openTestBackend({ settings: { console: true, publicOrigin: TEST_ORIGIN } })
})
afterEach(() => backend.controls.faults.clear())
afterAll(() => backend.close())

interface Person extends TestCustomer {
  client: Client
}

const clientOf = (storage = memoryStorage()) =>
  createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 })

async function newCustomer(rupees: number): Promise<Person> {
  const customer = await backend.newCustomer({ paise: rupees * 100 })
  const storage = memoryStorage({ access: customer.access, refresh: customer.refresh })
  return { ...customer, client: clientOf(storage) }
}

/** Somebody at ₹15 a minute whom no other test talks to. */
async function newAstrologer(): Promise<number> {
  const id = (lastAstrologer += 1)
  await backend.database.db.insert(astrologers).values({
    id,
    name: 'Acharya <Meera>',
    gender: 'female',
    about: 'For tests.',
    experienceYears: 12,
    pricePerMinutePaise: 1500,
    availability: 'online',
    persona: 'quick',
    replyLanguage: 'english',
  })
  return id
}

const page = async (path = '/console') => {
  const response = await backend.fetch(`${TEST_ORIGIN}${path}`)
  return { status: response.status, text: await response.text(), headers: response.headers }
}

/** Posts a form as the page itself does, and reads where it leads. */
async function press(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await backend.fetch(`${TEST_ORIGIN}/console/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
    redirect: 'manual',
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

const noticeIn = (text: string) => /<p class="notice" data-notice="(\w+)"[^>]*>([^<]*)</.exec(text)?.slice(1)

describe('codes', () => {
  test('a code is on the page, and it is the one that signs in', async () => {
    const client = clientOf()
    const phone = '+919812345678'
    await requestLoginOtp(client, { phone_number: phone })
    const { text } = await page()
    const row = new RegExp(`data-phone="\\${phone}"[\\s\\S]*?<output data-code[^>]*>(\\d{6})</output>`)
    const code = row.exec(text)?.[1]
    expect(code).toBe(await backend.codeSentTo(phone))
    expect(text).toContain('<b>5678</b>')
    expect(await verifyLoginOtp(client, { phone_number: phone, otp_key: code! })).toMatchObject({ is_new_user: true })
  })
})

describe('the seat', () => {
  test('a pick-up and a message reach the customer, and the script says nothing', async () => {
    const customer = await newCustomer(500)
    const astrologer = await newAstrologer()
    await press('seat/sit-down', { astrologer: String(astrologer) })
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: astrologer })
    const consultation = String(id)
    await startChat(customer.client, { consultation_id: id })
    await backend.controls.clock.advance(20_000)
    expect((await page()).text).toMatch(new RegExp(`data-consultation="${id}"\\s+data-status="requested"`))

    expect(await press('seat/pick-up', { consultation })).toMatchObject({
      status: 303,
      location: '/console?done=seat/pick-up#seat',
    })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ id, status: 'in_progress' })
    await press('seat/say', { consultation, text: 'Namaste <b>Asha</b>' })
    const messages = await listConsultationMessages(customer.client, { id })
    expect(messages.map(({ text }) => text)).toEqual(['Namaste <b>Asha</b>'])
    const { text } = await page()
    expect(text).toContain('Namaste &lt;b&gt;Asha&lt;/b&gt;')
    expect(text).toContain('Say as Acharya &lt;Meera&gt;')

    await press('seat/end', { consultation })
    expect((await getOngoingStatus(customer.client)).is_consultation_inprogress).toBe(false)
    expect((await page()).text).not.toContain(`data-consultation="${id}"`)
  })

  test('a request can be turned down, and what is over cannot be picked up', async () => {
    const customer = await newCustomer(500)
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await press('seat/reject', { consultation: String(id) })
    expect(await balancePaise(backend.database.db, customer.id)).toBe(50_000)
    const late = await press('seat/pick-up', { consultation: String(id) })
    expect(late.status).toBe(409)
    expect(noticeIn(late.text)).toEqual(['refused', 'This consultation has already ended.'])
  })

  test('the script goes on when the chair is handed back', async () => {
    const customer = await newCustomer(500)
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await press('seat/go-quiet', { consultation: String(id) })
    await backend.controls.clock.advance(20_000)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ astro_pickup_status: false })
    await press('seat/hand-back', { astrologer: String(consultant_id) })
    await backend.controls.clock.advance(20_000)
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ astro_pickup_status: true })
  })
})

describe('consultations', () => {
  test('a part of what one cost is given back with a reason, once for two clicks, and no more than is kept', async () => {
    const customer = await newCustomer(500)
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await press('seat/pick-up', { consultation: String(id) })
    await startChat(customer.client, { consultation_id: id })
    await press('clock/turn', { seconds: '2' })
    await press('seat/say', { consultation: String(id), text: 'Namaste.' })
    await press('clock/turn', { seconds: '10' })
    expect((await page()).text).not.toContain(`id="refund-${id}"`)
    await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    const charged = 50_000 - (await balancePaise(backend.database.db, customer.id))

    const form = { consultation: `${id}:0`, rupees: '1.50', reason: 'You <waited> long.' }
    for (const _click of [1, 2])
      expect(await press('consultations/refund', form)).toMatchObject({
        status: 303,
        location: '/console?done=consultations/refund#consultations',
      })
    expect(await balancePaise(backend.database.db, customer.id)).toBe(50_000 - charged + 150)
    const { text } = await page()
    expect(text).toContain(`data-charged-paise="${charged}"\n    data-refunded-paise="150"`)
    expect(text).toContain('₹1.50 given back: You &lt;waited&gt; long.')
    expect(text).toContain(`value="${id}:150"`)
    for (const [refused, sentence] of [
      [{ ...form, rupees: '3' }, 'The refund has changed: ₹1.50 is refunded now. Check the amount and send it again.'],
      [{ ...form, consultation: `${id}:150`, rupees: '500' }, /^You can refund at most ₹/],
      [{ ...form, consultation: `${id}:150`, rupees: '0' }, 'Enter at least ₹0.01.'],
      [{ ...form, consultation: 'all', reason: ' ' }, 'Choose a consultation. The reason is empty.'],
      [{ ...form, consultation: '999999:0' }, 'Consultation not found.'],
    ] as const)
      expect(noticeIn((await press('consultations/refund', refused)).text)).toEqual([
        'refused',
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      ])
  })
})

describe('the clock', () => {
  test('turning it ends a consultation at its maximum and takes what it cost', async () => {
    const customer = await newCustomer(30)
    const consultant_id = await newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await press('seat/pick-up', { consultation: String(id) })
    await startChat(customer.client, { consultation_id: id })
    await press('clock/turn', { seconds: '2' })
    await press('seat/say', { consultation: String(id), text: 'Namaste.' })
    await press('clock/turn', { seconds: '300' })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ status: 'completed' })
    expect(await balancePaise(backend.database.db, customer.id)).toBe(0)
  })

  test('it says how far it is ahead, and goes back to real time', async () => {
    await press('clock/turn', { seconds: '90061' })
    expect((await page()).text).toContain('1 d')
    await press('clock/real')
    const { text } = await page()
    expect(text).toContain(`data-now="${TEST_START.toISOString()}"`)
    expect(text).toContain('data-offset-seconds="0"')
  })
})

describe('faults', () => {
  test('a fault strikes as often as it should and is gone', async () => {
    const customer = await newCustomer(50)
    await press('faults/add', { call: 'getMyProfile', kind: 'fail', ms: '', status: '503', times: '1' })
    expect((await page()).text).toContain('fails with 503 · 1 more time')
    await expect(getMyProfile(customer.client)).rejects.toMatchObject({ status: 503 })
    expect(await getMyProfile(customer.client)).toMatchObject({ balance: 50 })
  })

  test('one is removed, the others stay; then all are cleared', async () => {
    const customer = await newCustomer(50)
    await press('faults/add', { call: 'getMyProfile', kind: 'drop-request' })
    await press('faults/add', { call: 'sendTip', kind: 'drop-reply' })
    const ask = () => backend.ask('GET', '/api/v1/user/profile/get_details/', { as: customer })
    await expect(ask()).rejects.toThrow(DroppedConnection)
    const [first] = backend.controls.faults.list()
    await press('faults/remove', { fault: String(first!.id) })
    expect(await ask()).toMatchObject({ status: 200 })
    expect(backend.controls.faults.list()).toMatchObject([{ call: 'sendTip', kind: 'drop-reply' }])
    await press('faults/clear')
    expect(backend.controls.faults.list()).toEqual([])
  })
})

describe('payments', () => {
  const order = async (customer: Person) => {
    const { txn_id } = await rechargeWallet(customer.client, { amount: 500 })
    await initiatePhonePePayment(customer.client, { txn_id })
    return txn_id
  }
  const stands = (customer: Person, txn_id: string) => getPhonePeStatus(customer.client, { txn_id })

  test('a completed payment fills the wallet once, however often the callback comes', async () => {
    const customer = await newCustomer(0)
    const txn = await order(customer)
    await press('payments/pend', { order: txn })
    expect(await stands(customer, txn)).toMatchObject({ status: 'pending' })
    await press('payments/complete', { order: txn })
    await press('payments/call-back', { order: txn })
    expect(await stands(customer, txn)).toMatchObject({ status: 'success' })
    expect(await balancePaise(backend.database.db, customer.id)).toBe(55_000)
    expect((await press('payments/fail', { order: txn })).status).toBe(409)
  })

  test.each(['fail', 'wrong-amount', 'expire'])('%s: nothing reaches the wallet', async (outcome) => {
    const customer = await newCustomer(0)
    const txn = await order(customer)
    expect(await press(`payments/${outcome}`, { order: txn })).toMatchObject({ status: 303 })
    await backend.controls.clock.advance(60_000)
    expect(await stands(customer, txn)).toMatchObject({ status: 'failed' })
    expect(await balancePaise(backend.database.db, customer.id)).toBe(0)
  })

  test('a refund is made, or returned by the bank, when a person says so', async () => {
    const refunded = async () => {
      const customer = await newCustomer(0)
      const txn = await order(customer)
      await press('payments/wrong-amount', { order: txn })
      return { customer, txn, refund: `${txn}-R1` }
    }
    const made = await refunded()
    expect((await page()).text).toContain(`data-refund="${made.refund}" data-state="PENDING"`)
    expect(await press('payments/refund-made', { refund: made.refund })).toMatchObject({ status: 303 })
    expect((await page()).text).toContain(`data-refund="${made.refund}" data-state="COMPLETED"`)
    expect(await stands(made.customer, made.txn)).toMatchObject({ status: 'refunded' })
    expect((await press('payments/refund-failed', { refund: made.refund })).status).toBe(409)

    const returned = await refunded()
    await press('payments/refund-failed', { refund: returned.refund })
    expect(await stands(returned.customer, returned.txn)).toMatchObject({ status: 'failed' })
    expect((await press('payments/refund-made', { refund: 'nobody' })).status).toBe(404)
  })
})

describe('handsets', () => {
  async function ringing() {
    const customer = await newCustomer(500)
    const astrologer = await newAstrologer()
    await press('seat/sit-down', { astrologer: String(astrologer) })
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id: astrologer })
    await placeAstrologerPickupCall(customer.client, { id })
    const { text } = await page()
    const call = new RegExp(`data-handset-call="([^"]+)"\\s+data-of-consultation="${id}"`).exec(text)?.[1] ?? ''
    return { customer, id, call }
  }

  test('both are answered on the page, and the call runs until one is put down', async () => {
    const { customer, call } = await ringing()
    expect(await press('handsets/answer', { call, side: 'customer' })).toMatchObject({ status: 409 })
    for (const side of ['astrologer', 'customer'])
      expect(await press('handsets/answer', { call, side })).toMatchObject({ status: 303 })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ status: 'in_progress' })
    await press('handsets/put-down', { call, side: 'astrologer' })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({
      status: 'completed',
      status_message: 'Acharya <Meera> ended the call.',
    })
    expect((await page()).text).not.toContain(call)
  })

  test('each has a page of its own that says how it stands', async () => {
    const { call } = await ringing()
    const telephone = await page(`/console/handset/${call}/astrologer`)
    expect(telephone.text).toContain('Acharya &lt;Meera&gt; <small>telephone</small>')
    expect(telephone.headers.get('content-security-policy')).toContain("script-src 'self'")
    for (const [side, state] of [
      ['astrologer', 'ringing'],
      ['customer', 'silent'],
    ])
      expect((await page(`/console/handset/${call}/${side}/state`)).text).toBe(JSON.stringify({ state }))
    expect((await page(`/console/handset/${call}/nobody`)).status).toBe(404)
    expect((await page('/console/handset/call_unknown/customer')).status).toBe(404)
    const offer = await press(`handset/${call}/astrologer/whip`)
    expect(offer.status).toBe(501)
  })
})

describe('the live studio', () => {
  test('somebody goes live, connects an account, shuts a viewer out, and ends', async () => {
    const astrologer = await newAstrologer()
    const [host, viewer] = [await newCustomer(0), await newCustomer(0)]
    await press('studio/account', { phone_number: host.phone.slice(3), astrologer: String(astrologer) })
    expect((await getMyProfile(host.client)).is_consultant).toBe(true)
    await press('studio/go-live', { astrologer: String(astrologer), title: 'Ask <me>' })
    const { results } = await listLiveStreams(viewer.client, { status: 'live', limit: 50 })
    const show = results.find(({ consultant }) => consultant.id === astrologer)!
    const studio = await page(`/console/studio/${show.id}`)
    expect([studio.status, studio.text.includes('Ask &lt;me&gt;')]).toEqual([200, true])
    expect((await press(`studio/${show.id}/whip`)).status).toBe(501)

    const given = { show: String(show.id), viewer: String(viewer.id) }
    expect(await press('studio/shut-out', given)).toMatchObject({ status: 303 })
    await expect(getLiveStreamToken(viewer.client, { id: show.id })).rejects.toMatchObject({ status: 403 })
    expect((await getLiveStreamToken(host.client, { id: show.id })).uid).toBe(host.id)
    await press('studio/end', { show: String(show.id) })
    expect((await page()).text).not.toContain(`data-show="${show.id}"`)
    expect(await press('studio/end', { show: String(show.id) })).toMatchObject({ status: 409 })
  })
})

describe('people', () => {
  test('a wallet is set to an amount, up and down', async () => {
    const customer = await newCustomer(500)
    for (const rupees of ['12.50', '0', '900']) {
      expect(await press('people/wallet', { phone_number: customer.phone.slice(3), rupees })).toMatchObject({
        status: 303,
      })
      expect(await balancePaise(backend.database.db, customer.id)).toBe(Number(rupees) * 100)
    }
  })

  test('an astrologer who is switched to offline is refused to customers', async () => {
    const customer = await newCustomer(500)
    const consultant_id = await newAstrologer()
    await press('people/presence', { astrologer: String(consultant_id), availability: 'offline' })
    const asked = requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await expect(asked).rejects.toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
  })
})
