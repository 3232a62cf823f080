import { getMyProfile, requestLoginOtp, verifyLoginOtp } from '@tarapath/api-client/account'
import { endConsultation, getOngoingStatus, requestConsultation, startChat } from '@tarapath/api-client/consultations'
import { getPhonePeStatus, initiatePhonePePayment } from '@tarapath/api-client/payments'
import { rechargeWallet } from '@tarapath/api-client/wallet'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DroppedConnection } from '@tarapath/backend'
import { balancePaise } from '@tarapath/backend/ledger'
import {
  clientOf,
  CONSOLE_SETTINGS,
  type Fixture,
  openFixture,
  type SignedInCustomer,
  TEST_START,
} from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterEach(() => fixture.backend.controls.faults.clear())
afterAll(() => fixture.backend.close())

describe('codes', () => {
  test('a code is on the page, and it signs the customer in', async () => {
    const client = clientOf(fixture.backend)
    const phone = '+919812345678'
    await requestLoginOtp(client, { phone_number: phone })
    const text = await fixture.console.page('')
    const row = new RegExp(`data-phone="\\${phone}"[\\s\\S]*?<output data-code[^>]*>(\\d{6})</output>`)
    const code = row.exec(text)?.[1]
    expect(code).toBe(await fixture.backend.codeSentTo(phone))
    expect(text).toContain('<b>5678</b>')
    expect(await verifyLoginOtp(client, { phone_number: phone, otp_key: code! })).toMatchObject({ is_new_user: true })
  })
})

describe('consultations', () => {
  test('a part of a charge is refunded with a reason, once for a double click, and never more than was charged', async () => {
    const customer = await fixture.newCustomer(500)
    const consultant_id = await fixture.newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await fixture.console.submit('operator/pick-up', { consultation: String(id) })
    await startChat(customer.client, { consultation_id: id })
    await fixture.console.submit('clock/advance', { seconds: '2' })
    await fixture.console.submit('operator/say', { consultation: String(id), text: 'Namaste.' })
    await fixture.console.submit('clock/advance', { seconds: '10' })
    expect(await fixture.console.page('')).not.toContain(`id="refund-${id}"`)
    await endConsultation(customer.client, { id }, { auto_end: false, chat_end_reason: 'ended by user' })
    const charged = 50_000 - (await balancePaise(fixture.backend.database.db, customer.id))

    const form = { consultation: `${id}:0`, rupees: '1.50', reason: 'You <waited> long.' }
    for (const _click of [1, 2])
      expect(await fixture.console.submit('consultations/refund', form)).toMatchObject({
        status: 303,
        location: '/console?done=consultations/refund#consultations',
      })
    expect(await balancePaise(fixture.backend.database.db, customer.id)).toBe(50_000 - charged + 150)
    const text = await fixture.console.page('')
    expect(text).toContain(`data-charged-paise="${charged}"\n    data-refunded-paise="150"`)
    expect(text).toContain('₹1.50 refunded: You &lt;waited&gt; long.')
    expect(text).toContain(`value="${id}:150"`)
    for (const [refused, sentence] of [
      [{ ...form, rupees: '3' }, 'The refund has changed: ₹1.50 is refunded now. Check the amount and send it again.'],
      [{ ...form, consultation: `${id}:150`, rupees: '500' }, /^You can refund at most ₹/],
      [{ ...form, consultation: `${id}:150`, rupees: '0' }, 'Enter at least ₹0.01.'],
      [{ ...form, consultation: 'all', reason: ' ' }, 'Choose a consultation. The reason is empty.'],
      [{ ...form, consultation: '999999:0' }, 'Consultation not found.'],
    ] as const)
      expect((await fixture.console.submit('consultations/refund', refused)).notice).toEqual(
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      )
  })
})

describe('the clock', () => {
  test('advancing it ends a consultation at its maximum and charges for it', async () => {
    const customer = await fixture.newCustomer(30)
    const consultant_id = await fixture.newAstrologer()
    const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await fixture.console.submit('operator/pick-up', { consultation: String(id) })
    await startChat(customer.client, { consultation_id: id })
    await fixture.console.submit('clock/advance', { seconds: '2' })
    await fixture.console.submit('operator/say', { consultation: String(id), text: 'Namaste.' })
    await fixture.console.submit('clock/advance', { seconds: '300' })
    expect((await getOngoingStatus(customer.client)).ongoing_data).toMatchObject({ status: 'completed' })
    expect(await balancePaise(fixture.backend.database.db, customer.id)).toBe(0)
  })

  test('it shows how far it is ahead, and returns to real time', async () => {
    await fixture.console.submit('clock/advance', { seconds: '90061' })
    expect(await fixture.console.page('')).toContain('1 d')
    await fixture.console.submit('clock/real')
    const text = await fixture.console.page('')
    expect(text).toContain(`data-now="${TEST_START.toISOString()}"`)
    expect(text).toContain('data-offset-seconds="0"')
  })
})

describe('faults', () => {
  test('a fault occurs as often as it was set to', async () => {
    const customer = await fixture.newCustomer(50)
    await fixture.console.submit('faults/add', {
      call: 'getMyProfile',
      kind: 'fail',
      ms: '',
      status: '503',
      times: '1',
    })
    expect(await fixture.console.page('')).toContain('fails with 503 · 1 more time')
    await expect(getMyProfile(customer.client)).rejects.toMatchObject({ status: 503 })
    expect(await getMyProfile(customer.client)).toMatchObject({ balance: 50 })
  })

  test('one can be removed without the others, and then all', async () => {
    const customer = await fixture.newCustomer(50)
    await fixture.console.submit('faults/add', { call: 'getMyProfile', kind: 'drop-request' })
    await fixture.console.submit('faults/add', { call: 'sendTip', kind: 'drop-reply' })
    const ask = () => fixture.backend.ask('GET', '/api/v1/user/profile/get_details/', { as: customer })
    await expect(ask()).rejects.toThrow(DroppedConnection)
    const [first] = fixture.backend.controls.faults.list()
    await fixture.console.submit('faults/remove', { fault: String(first!.id) })
    expect(await ask()).toMatchObject({ status: 200 })
    expect(fixture.backend.controls.faults.list()).toMatchObject([{ call: 'sendTip', kind: 'drop-reply' }])
    await fixture.console.submit('faults/clear')
    expect(fixture.backend.controls.faults.list()).toEqual([])
  })
})

describe('payments', () => {
  const order = async (customer: SignedInCustomer) => {
    const { txn_id } = await rechargeWallet(customer.client, { amount: 500 })
    await initiatePhonePePayment(customer.client, { txn_id })
    return txn_id
  }
  const statusOf = (customer: SignedInCustomer, txn_id: string) => getPhonePeStatus(customer.client, { txn_id })

  test('a completed payment is credited once for several callbacks', async () => {
    const customer = await fixture.newCustomer(0)
    const txn = await order(customer)
    await fixture.console.submit('payments/keep-pending', { order: txn })
    expect(await statusOf(customer, txn)).toMatchObject({ status: 'pending' })
    await fixture.console.submit('payments/complete', { order: txn })
    await fixture.console.submit('payments/send-callback', { order: txn })
    expect(await statusOf(customer, txn)).toMatchObject({ status: 'success' })
    expect(await balancePaise(fixture.backend.database.db, customer.id)).toBe(55_000)
    expect((await fixture.console.submit('payments/fail', { order: txn })).status).toBe(409)
  })

  test.each(['fail', 'wrong-amount', 'expire'])('%s: nothing is credited to the wallet', async (outcome) => {
    const customer = await fixture.newCustomer(0)
    const txn = await order(customer)
    expect(await fixture.console.submit(`payments/${outcome}`, { order: txn })).toMatchObject({ status: 303 })
    await fixture.backend.controls.clock.advance(60_000)
    expect(await statusOf(customer, txn)).toMatchObject({ status: 'failed' })
    expect(await balancePaise(fixture.backend.database.db, customer.id)).toBe(0)
  })

  test('a refund is completed or failed on the console', async () => {
    const refunded = async () => {
      const customer = await fixture.newCustomer(0)
      const txn = await order(customer)
      await fixture.console.submit('payments/wrong-amount', { order: txn })
      return { customer, txn, refund: `${txn}-R1` }
    }
    const completed = await refunded()
    expect(await fixture.console.page('')).toContain(`data-refund="${completed.refund}" data-state="PENDING"`)
    expect(await fixture.console.submit('payments/complete-refund', { refund: completed.refund })).toMatchObject({
      status: 303,
    })
    expect(await fixture.console.page('')).toContain(`data-refund="${completed.refund}" data-state="COMPLETED"`)
    expect(await statusOf(completed.customer, completed.txn)).toMatchObject({ status: 'refunded' })
    expect((await fixture.console.submit('payments/fail-refund', { refund: completed.refund })).status).toBe(409)

    const returned = await refunded()
    await fixture.console.submit('payments/fail-refund', { refund: returned.refund })
    expect(await statusOf(returned.customer, returned.txn)).toMatchObject({ status: 'failed' })
    expect((await fixture.console.submit('payments/complete-refund', { refund: 'unknown' })).status).toBe(404)
  })
})

describe('wallets and availability', () => {
  test('a wallet is set to an amount, up and down', async () => {
    const customer = await fixture.newCustomer(500)
    for (const rupees of ['12.50', '0', '900']) {
      expect(
        await fixture.console.submit('wallets/set-balance', { phone_number: customer.phone.slice(3), rupees }),
      ).toMatchObject({
        status: 303,
      })
      expect(await balancePaise(fixture.backend.database.db, customer.id)).toBe(Number(rupees) * 100)
    }
  })

  test('customers cannot send requests to an astrologer who was set offline', async () => {
    const customer = await fixture.newCustomer(500)
    const consultant_id = await fixture.newAstrologer()
    await fixture.console.submit('availability/set', { astrologer: String(consultant_id), availability: 'offline' })
    const request = requestConsultation(customer.client, { type: 'chat' }, { consultant_id })
    await expect(request).rejects.toMatchObject({ status: 409, body: { code: 'astrologer_offline' } })
  })
})
