import {
  endConsultation,
  getOngoingStatus,
  listConsultationHistory,
  requestConsultation,
} from '@tarapath/api-client/consultations'
import { initiatePhonePePayment, sendTip } from '@tarapath/api-client/payments'
import { getRechargeDetails, rechargeWallet } from '@tarapath/api-client/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeOverAstrologer } from '@tarapath/sandbox'
import { defaultSettings } from '../ports/settings.ts'
import { createClock } from '../ports/clock.ts'
import { pickUpAsAstrologer, sendAsAstrologer } from './astrologer-actions.ts'
import { refundManually } from './refund-manual.ts'
import { startChat } from './customer-actions.ts'
import { balancePaise } from '../ledger/index.ts'
import {
  TEST_ORIGIN,
  TEST_START,
  openFixture,
  refusal,
  type Fixture,
  type SignedInCustomer,
} from '@tarapath/backend-testing'

const BY_CUSTOMER = { auto_end: false, chat_end_reason: 'ended by user' }
const settings = { ...defaultSettings(), publicOrigin: TEST_ORIGIN, rateLimit: null, checkReplies: true }
const clock = createClock(() => TEST_START.getTime())

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ clock, settings })
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const now = () => fixture.backend.controls.clock.now()
const balanceOf = ({ id }: SignedInCustomer) => balancePaise(db(), id)
const statusOf = async ({ client }: SignedInCustomer) => (await getOngoingStatus(client)).ongoing_data!
const receipt = async ({ client }: SignedInCustomer) =>
  (await listConsultationHistory(client, { limit: 1 })).results[0]!
const tip = ({ client }: SignedInCustomer, amount: number, consultant_id: number) =>
  sendTip(client, { amount }, { consultant_id })

/** A chat in which the astrologer has written, so that it is paid. */
async function paidChat(customer: SignedInCustomer) {
  const chat = await fixture.startedChat(customer)
  await takeOverAstrologer(db(), now(), chat.astrologerId)
  await sendAsAstrologer(db(), now(), chat.id, { text: 'Namaste.' })
  return chat
}

async function recharge({ client }: SignedInCustomer, amount: number, coupon_code?: string) {
  const { txn_id } = await rechargeWallet(client, { amount, ...(coupon_code !== undefined && { coupon_code }) })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  const press = async (outcome: 'pay' | 'fail') => {
    await fixture.submitPayPage(redirect_url, outcome)
    // The cache is notified by the database, which a tick waits for.
    await fixture.backend.controls.tick()
  }
  return { txn_id, press }
}

describe('a change of the balance during a chat', () => {
  test('by a tip shortens the chat, which the next poll reports', async () => {
    const customer = await fixture.newCustomer(150)
    const { id, astrologerId } = await paidChat(customer)
    expect(await statusOf(customer)).toMatchObject({ max_call_duration: 600 })
    await fixture.runUntil(customer, 61)
    await tip(customer, 101, astrologerId)
    expect(await balanceOf(customer)).toBe(150_00 - 15_00 - 101_00)
    expect(await statusOf(customer)).toMatchObject({ max_call_duration: 180 })
    await fixture.runUntil(customer, 181)
    expect(await receipt(customer)).toMatchObject({
      id,
      duration_seconds: 180,
      amount_charged: 45,
      status_message: 'Your balance ran out.',
    })
    expect(await balanceOf(customer)).toBe(4_00)
  })

  test('by a tip is refused when the paid time of the chat needs the money', async () => {
    const customer = await fixture.newCustomer(150)
    const { id, astrologerId } = await paidChat(customer)
    await fixture.runUntil(customer, 40)
    expect(await refusal(tip(customer, 145, astrologerId))).toMatchObject({
      status: 402,
      body: { code: 'insufficient_balance', balance: 150, required: 155 },
    })
    await tip(customer, 140, astrologerId)
    await fixture.seconds(1)
    expect(await receipt(customer)).toMatchObject({ id, duration_seconds: 40, amount_charged: 10 })
    expect(await balanceOf(customer)).toBe(0)
  })

  test('by a recharge lengthens the chat, even when the page that started it was closed', async () => {
    const customer = await fixture.newCustomer(30)
    const { id } = await paidChat(customer)
    const { press } = await recharge(customer, 100)
    await fixture.runUntil(customer, 110)
    expect(await statusOf(customer)).toMatchObject({ max_call_duration: 120 })
    await press('pay')
    expect(await statusOf(customer)).toMatchObject({ max_call_duration: 60 + 7 * 60 })
    await fixture.runUntil(customer, 130)
    expect(await statusOf(customer)).toMatchObject({ id, status: 'in_progress' })
  })

  test('by a recharge just after the end does not change the chat', async () => {
    const customer = await fixture.newCustomer(30)
    const { id } = await paidChat(customer)
    const { press } = await recharge(customer, 100)
    await fixture.runUntil(customer, 118)
    clock.turn(3_000)
    await press('pay')
    expect(await statusOf(customer)).toMatchObject({ id, status: 'completed', status_message: 'Your balance ran out.' })
    expect(await receipt(customer)).toMatchObject({ duration_seconds: 120, amount_charged: 30 })
    expect(await balanceOf(customer)).toBe(100_00)
  })

  test('by a refund of an earlier chat lengthens the running one', async () => {
    const customer = await fixture.newCustomer(60)
    const earlier = await paidChat(customer)
    await fixture.runUntil(customer, 60)
    await endConsultation(customer.client, { id: earlier.id }, BY_CUSTOMER)
    await paidChat(customer)
    expect(await statusOf(customer)).toMatchObject({ max_call_duration: 180 })
    await refundManually(db(), now(), earlier.id, { paise: 15_00, reason: 'Sorry.', seenPaise: 0 })
    // The cache is notified by the database, which a tick waits for.
    await fixture.backend.controls.tick()
    expect(await statusOf(customer)).toMatchObject({ max_call_duration: 240 })
  })
})

test('a chat that ends within its first second does not end before its start', async () => {
  const customer = await fixture.newCustomer()
  const astrologerId = await fixture.newAstrologer()
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: astrologerId })
  await takeOverAstrologer(db(), now(), astrologerId)
  const at = new Date(now().getTime() + 300 - (now().getTime() % 1000))
  clock.turn(at.getTime() - now().getTime())
  await startChat(db(), at, { id, customerId: customer.id })
  await pickUpAsAstrologer(db(), at, id)
  clock.turn(200)
  await endConsultation(customer.client, { id }, BY_CUSTOMER)
  const { started_at, ended_at, duration_seconds, amount_charged } = await receipt(customer)
  expect(Date.parse(ended_at!) - Date.parse(started_at!)).toBe(0)
  expect({ duration_seconds, amount_charged }).toEqual({ duration_seconds: 0, amount_charged: 0 })
  clock.turn(1000 - (now().getTime() % 1000))
})
test('the wallet shows the same amounts as the receipt of a chat', async () => {
  const customer = await fixture.newCustomer(100)
  const { id, astrologerId } = await paidChat(customer)
  await fixture.runUntil(customer, 61)
  await tip(customer, 11, astrologerId)
  await fixture.runUntil(customer, 90)
  await endConsultation(customer.client, { id }, BY_CUSTOMER)
  await refundManually(db(), now(), id, { paise: 1, reason: 'A paisa.', seenPaise: 0 })
  const { amount_charged, refunded, refund_reason } = await receipt(customer)
  const { activity } = await getRechargeDetails(customer.client, { amount: 500, activity_limit: 10 })
  expect({ amount_charged, refunded, refund_reason }).toEqual({
    amount_charged: 22.5,
    refunded: 0.01,
    refund_reason: 'A paisa.',
  })
  expect(activity).toMatchObject([
    { kind: 'refund', amount: 0.01, balance: 66.51 },
    { kind: 'consultation', amount: -22.5, balance: 66.5 },
    { kind: 'tip', amount: -11, balance: 74 },
    { kind: 'recharge', amount: 100, balance: 100 },
  ])
})

test('the wallet shows a movement from just before the clock was set back', async () => {
  const customer = await fixture.newCustomer(100)
  clock.turn(-5_000)
  const { activity } = await getRechargeDetails(customer.client, { amount: 500, activity_limit: 10 })
  expect(activity).toMatchObject([{ kind: 'recharge', amount: 100 }])
  clock.turn(5_000)
})
