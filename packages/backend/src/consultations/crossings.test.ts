import {
  endConsultation,
  getOngoingStatus,
  listConsultationHistory,
  placeAstrologerPickupCall,
  requestConsultation,
} from '@tarapath/api-client/consultations'
import { initiateCoursePayment } from '@tarapath/api-client/courses'
import { getPhonePeStatus, initiatePhonePePayment, sendTip } from '@tarapath/api-client/payments'
import { getMyQueueDetails, joinQueue } from '@tarapath/api-client/queue'
import { getProduct, listOrders } from '@tarapath/api-client/store'
import { getRechargeDetails, rechargeWallet } from '@tarapath/api-client/wallet'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { astrologerPhones } from '../astrologers/index.ts'
import { customers } from '../identity/index.ts'
import { phoneCalls } from './tables.ts'
import { sitDown, createExotelSimulator, simulatorAccount } from '@tarapath/sandbox'
import { createExotel } from '../ports/call-bridge/exotel.ts'
import { createPhonePe } from '../ports/payment-gateway/phonepe.ts'
import { defaultSettings } from '../ports/settings.ts'
import { createClock } from '../ports/clock.ts'
import { astrologerPicksUp, astrologerSays } from './astrologer-side.ts'
import { refundByHand } from './refund-by-hand.ts'
import { startChat } from './customer-side.ts'
import { requestConsultation as askFor } from './request-consultation.ts'
import { balancePaise } from '../ledger/index.ts'
import { openPayPage, paymentOf } from '../payments/index.ts'
import { joinQueue as joinLine } from '../queue/index.ts'
import { cancelPaidOrder } from '../store/index.ts'
import {
  TEST_ORIGIN,
  TEST_START,
  openConsultationWorld,
  refusal,
  type ConsultationWorld,
  type Person,
} from '@tarapath/backend-testing'

// Calls of different groups that meet: money that moves while a chat runs, an account that goes while something is open.

const ACCOUNT = { baseUrl: 'https://exotel.test', sid: 's', apiKey: 'k', apiToken: 't', callerId: '08047100000' }
const BY_CUSTOMER = { auto_end: false, chat_end_reason: 'ended by user' }
const simulator = createExotelSimulator(ACCOUNT)
const settings = { ...defaultSettings(), publicOrigin: TEST_ORIGIN, rateLimit: null, checkReplies: true }
const clock = createClock(() => TEST_START.getTime())

let world: ConsultationWorld
beforeAll(async () => {
  const calls = createExotel(ACCOUNT, async (request) => simulator.app.fetch(request))
  world = await openConsultationWorld({ clock, ports: { calls }, settings })
})
afterAll(() => world.backend.close())

const db = () => world.backend.database.db
const now = () => world.backend.controls.clock.now()
const held = ({ id }: Person) => balancePaise(db(), id)
const told = async ({ client }: Person) => (await getOngoingStatus(client)).ongoing_data!
const receipt = async ({ client }: Person) => (await listConsultationHistory(client, { limit: 1 })).results[0]!
const tip = ({ client }: Person, amount: number, consultant_id: number) =>
  sendTip(client, { amount }, { consultant_id })

/** A chat in which the astrologer has written, so that it is paid. */
async function paidChat(customer: Person) {
  const chat = await world.startedChat(customer)
  await sitDown(db(), now(), chat.astrologerId)
  await astrologerSays(db(), now(), chat.id, { text: 'Namaste.' })
  return chat
}

async function recharge({ client }: Person, amount: number, coupon_code?: string) {
  const { txn_id } = await rechargeWallet(client, { amount, ...(coupon_code !== undefined && { coupon_code }) })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  const press = (outcome: string) =>
    world.backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  return { txn_id, press }
}

describe('money that moves while a chat runs', () => {
  test('a tip shortens the chat, and the customer is told at once how long it still lasts', async () => {
    const customer = await world.newCustomer(150)
    const { id, astrologerId } = await paidChat(customer)
    expect(await told(customer)).toMatchObject({ max_call_duration: 600 })
    await world.runUntil(customer, 61)
    await tip(customer, 101, astrologerId)
    expect(await held(customer)).toBe(150_00 - 15_00 - 101_00)
    expect(await told(customer)).toMatchObject({ max_call_duration: 180 })
    await world.runUntil(customer, 181)
    expect(await receipt(customer)).toMatchObject({
      id,
      duration_seconds: 180,
      amount_charged: 45,
      status_message: 'Your balance ran out.',
    })
    expect(await held(customer)).toBe(4_00)
  })

  test('what was talked cannot be tipped away', async () => {
    const customer = await world.newCustomer(150)
    const { id, astrologerId } = await paidChat(customer)
    await world.runUntil(customer, 40)
    expect(await refusal(tip(customer, 145, astrologerId))).toMatchObject({
      status: 402,
      body: { code: 'insufficient_balance', balance: 150, required: 155 },
    })
    await tip(customer, 140, astrologerId)
    await world.seconds(1)
    expect(await receipt(customer)).toMatchObject({ id, duration_seconds: 40, amount_charged: 10 })
    expect(await held(customer)).toBe(0)
  })

  test('a recharge lengthens the chat when it arrives, though the page that asked for it was closed', async () => {
    const customer = await world.newCustomer(30)
    const { id } = await paidChat(customer)
    const { press } = await recharge(customer, 100)
    await world.runUntil(customer, 110)
    expect(await told(customer)).toMatchObject({ max_call_duration: 120 })
    await press('pay')
    expect(await told(customer)).toMatchObject({ max_call_duration: 60 + 7 * 60 })
    await world.runUntil(customer, 130)
    expect(await told(customer)).toMatchObject({ id, status: 'in_progress' })
  })

  test('a recharge that arrives a moment after the end changes nothing of it', async () => {
    const customer = await world.newCustomer(30)
    const { id } = await paidChat(customer)
    const { press } = await recharge(customer, 100)
    await world.runUntil(customer, 118)
    clock.turn(3_000)
    await press('pay')
    expect(await told(customer)).toMatchObject({ id, status: 'completed', status_message: 'Your balance ran out.' })
    expect(await receipt(customer)).toMatchObject({ duration_seconds: 120, amount_charged: 30 })
    expect(await held(customer)).toBe(100_00)
  })

  test('what comes back of an earlier chat lengthens the one that runs', async () => {
    const customer = await world.newCustomer(60)
    const earlier = await paidChat(customer)
    await world.runUntil(customer, 60)
    await endConsultation(customer.client, { id: earlier.id }, BY_CUSTOMER)
    await paidChat(customer)
    expect(await told(customer)).toMatchObject({ max_call_duration: 180 })
    await refundByHand(db(), now(), earlier.id, { paise: 15_00, reason: 'Sorry.', seenPaise: 0 })
    // Polls are answered from memory, which hears of it from the database.
    await world.backend.controls.tick()
    expect(await told(customer)).toMatchObject({ max_call_duration: 240 })
  })
})

test('a chat that is ended in its first moment did not end before it began', async () => {
  const customer = await world.newCustomer()
  const astrologerId = await world.newAstrologer()
  const { id } = await requestConsultation(customer.client, { type: 'chat' }, { consultant_id: astrologerId })
  await sitDown(db(), now(), astrologerId)
  const at = new Date(now().getTime() + 300 - (now().getTime() % 1000))
  clock.turn(at.getTime() - now().getTime())
  await startChat(db(), at, { id, customerId: customer.id })
  await astrologerPicksUp(db(), at, id)
  clock.turn(200)
  await endConsultation(customer.client, { id }, BY_CUSTOMER)
  const { started_at, ended_at, duration_seconds, amount_charged } = await receipt(customer)
  expect(Date.parse(ended_at!) - Date.parse(started_at!)).toBe(0)
  expect({ duration_seconds, amount_charged }).toEqual({ duration_seconds: 0, amount_charged: 0 })
  clock.turn(1000 - (now().getTime() % 1000))
})

describe('a call over telephones while we were out of reach', () => {
  async function runningCall(customer: Person) {
    const consultant_id = await world.newAstrologer()
    await db().insert(astrologerPhones).values({ astrologerId: consultant_id, phone: '+919800000001' })
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    await placeAstrologerPickupCall(customer.client, { id })
    const [call] = await db().select().from(phoneCalls).where(eq(phoneCalls.consultationId, id))
    const sid = call!.legId!
    simulator.happen(sid, { legs: ['in-progress', 'in-progress'] })
    const deliver = () => {
      const { url, body } = simulator.callback(sid)
      const headers = { 'content-type': 'application/json' }
      return world.backend.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    }
    await deliver()
    return { id, sid, deliver }
  }
  const over = (talkSeconds: number) =>
    ({ Status: 'completed', legs: ['completed', 'completed'], talkSeconds }) as Parameters<typeof simulator.happen>[1]

  test.each(['tick', 'callback', 'poll'])('costs what the bridge counted, though a %s comes first', async (first) => {
    const customer = await world.newCustomer()
    const { id, sid, deliver } = await runningCall(customer)
    await world.runUntil(customer, 30)
    simulator.happen(sid, over(75))
    clock.turn(600_000)
    if (first === 'callback') await deliver()
    if (first === 'poll') await told(customer)
    for (let ticks = 0; ticks < 2; ticks += 1) await world.backend.controls.tick()
    const { amount_charged, refunded = 0, ...shown } = await receipt(customer)
    expect(amount_charged - refunded).toBe(18.75)
    expect(await held(customer)).toBe(50_000 - 18_75)
    expect(shown).toMatchObject({ id, duration_seconds: 75, status_message: null })
    await deliver()
    expect(await held(customer)).toBe(50_000 - 18_75)
  })

  test('costs what the bridge counted, though the balance ended it here before the bridge was heard', async () => {
    const customer = await world.newCustomer(60)
    const { id, sid, deliver } = await runningCall(customer)
    await world.runUntil(customer, 30)
    simulator.happen(sid, over(75))
    clock.turn(3600_000)
    await told(customer)
    await deliver()
    await world.backend.controls.tick()
    const { amount_charged, refunded, refund_reason } = await receipt(customer)
    expect({ id, amount_charged, refunded, refund_reason }).toEqual({
      id,
      amount_charged: 60,
      refunded: 41.25,
      refund_reason: 'The call was over before we heard of it. The time after its end cost nothing.',
    })
    expect(await held(customer)).toBe(60_00 - 18_75)
  })

  test('of which nobody told us that both had answered, is not said to be missed', async () => {
    const customer = await world.newCustomer()
    const consultant_id = await world.newAstrologer()
    await db().insert(astrologerPhones).values({ astrologerId: consultant_id, phone: '+919800000001' })
    const { id } = await requestConsultation(customer.client, { type: 'call' }, { consultant_id })
    await placeAstrologerPickupCall(customer.client, { id })
    const [call] = await db().select().from(phoneCalls).where(eq(phoneCalls.consultationId, id))
    simulator.happen(call!.legId!, over(200))
    clock.turn(210_000)
    await world.backend.controls.tick()
    expect(await receipt(customer)).toMatchObject({ status: 'completed', duration_seconds: 200, amount_charged: 50 })
  })
})

describe('an account that is deleted', () => {
  async function deleteAccount(customer: Person) {
    const as = customer
    const phone_number = customer.phone
    await world.backend.ask('POST', '/api/v1/user/send-otp', { as, body: { phone_number } })
    const otp_key = await world.backend.codeSentTo(phone_number)
    const proof = await world.backend.ask('POST', '/api/v1/user/verify-otp', { as, body: { phone_number, otp_key } })
    const { verification_token } = proof.body as { verification_token: string }
    const give_up_balance = (await held(customer)) / 100
    const body = { verification_token, give_up_balance }
    return world.backend.ask('POST', '/api/v1/user/delete-user', { as, body })
  }

  test('waits in no line any more, and nobody is kept for it', async () => {
    const [talking, gone, next] = [await world.newCustomer(), await world.newCustomer(), await world.newCustomer()]
    const { id, astrologerId } = await world.startedChat(talking)
    for (const { client } of [gone, next]) await joinQueue(client, { consultant_id: astrologerId, order_type: 1 })
    expect(await deleteAccount(gone)).toMatchObject({ status: 200 })
    expect((await getMyQueueDetails(next.client)).entries[0]).toMatchObject({ position: 1 })
    await endConsultation(talking.client, { id }, BY_CUSTOMER)
    await world.seconds(1)
    expect((await getMyQueueDetails(next.client)).entries[0]).toMatchObject({ status: 'called' })
  })

  test('takes the recharges that were not begun with it, so that nobody is sent to pay for them', async () => {
    const customer = await world.newCustomer(0)
    const { txn_id } = await rechargeWallet(customer.client, { amount: 100 })
    const unopened = await paymentOf(db(), customer.id, { kind: 'recharge', txnId: txn_id })
    expect(await deleteAccount(customer)).toMatchObject({ status: 200 })
    const gateway = createPhonePe(simulatorAccount(settings), clock, (request) => world.backend.fetch(request))
    // Somebody who asked for the page at the same moment, and was let in before the account was gone.
    const page = openPayPage(db(), now(), gateway, unopened, new URL(TEST_ORIGIN))
    await expect(page).rejects.toMatchObject({ code: 'payment_settled' })
  })

  test('gets nothing back by hand: whoever would is gone', async () => {
    const customer = await world.newCustomer(100)
    const { id } = await paidChat(customer)
    await world.runUntil(customer, 60)
    await endConsultation(customer.client, { id }, BY_CUSTOMER)
    await deleteAccount(customer)
    const given = refundByHand(db(), now(), id, { paise: 100, reason: 'Sorry.', seenPaise: 0 })
    await expect(given).rejects.toMatchObject({ code: 'account_deleted' })
  })
})

describe('a coupon', () => {
  test('for a first recharge is none any more when another recharge was first', async () => {
    const customer = await world.newCustomer(0)
    const { client } = customer
    const cheap = await rechargeWallet(client, { amount: 500, coupon_code: 'NAMASTE20' })
    const { press } = await recharge(customer, 100)
    await press('pay')
    expect(await refusal(initiatePhonePePayment(client, { txn_id: cheap.txn_id }))).toMatchObject({
      status: 409,
      body: { code: 'coupon_over', detail: 'NAMASTE20 is for a first recharge. Start again without it.' },
    })
    expect(await held(customer)).toBe(100_00)
  })

  test('in two open recharges is used by the first that is opened, and free again when that one fails', async () => {
    const customer = await world.newCustomer(0)
    const { client } = customer
    const [one, other] = [
      await rechargeWallet(client, { amount: 500, coupon_code: 'SHUBH50' }),
      await rechargeWallet(client, { amount: 600, coupon_code: 'SHUBH50' }),
    ]
    const { redirect_url } = await initiatePhonePePayment(client, { txn_id: one.txn_id })
    const open = () => initiatePhonePePayment(client, { txn_id: other.txn_id })
    expect(await refusal(open())).toMatchObject({ status: 409, body: { code: 'coupon_used' } })
    await world.backend.fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'fail' }) })
    expect(await getPhonePeStatus(client, { txn_id: one.txn_id })).toMatchObject({ status: 'failed' })
    expect(await open()).toMatchObject({ txn_id: other.txn_id })
  })
})

describe('an order', () => {
  const ADDRESS = {
    name: 'Asha Rao',
    phone_number: '9811122233',
    line1: '14, Temple Street',
    city: 'Udupi',
    state: 'Karnataka',
    pincode: '576101',
  }

  test('that was cancelled while it was being paid is not the one that is asked for again', async () => {
    const { client } = await world.newCustomer()
    const { id } = await getProduct(client, { slug: 'rudraksha-mala-108' })
    const items = [{ product_id: id, quantity: 1 }]
    const ask = () => initiateCoursePayment(client, { kind: 'store', items, address: ADDRESS })
    const first = await ask()
    const [order] = (await listOrders(client)).results
    await cancelPaidOrder(db(), now(), order!.id, 'It broke.')
    const again = await ask()
    expect(again.txn_id).not.toBe(first.txn_id)
    expect((await listOrders(client)).results.map(({ status }) => status)).toEqual(['placed', 'cancelled'])
  })
})

test('the wallet says of every movement what the receipt of a chat says', async () => {
  const customer = await world.newCustomer(100)
  const { id, astrologerId } = await paidChat(customer)
  await world.runUntil(customer, 61)
  await tip(customer, 11, astrologerId)
  await world.runUntil(customer, 90)
  await endConsultation(customer.client, { id }, BY_CUSTOMER)
  await refundByHand(db(), now(), id, { paise: 1, reason: 'A paisa.', seenPaise: 0 })
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

test('the wallet shows what was moved a moment before our clock was put back', async () => {
  const customer = await world.newCustomer(100)
  clock.turn(-5_000)
  const { activity } = await getRechargeDetails(customer.client, { amount: 500, activity_limit: 10 })
  expect(activity).toMatchObject([{ kind: 'recharge', amount: 100 }])
  clock.turn(5_000)
})

test('an account that is gone joins no line and asks for nothing, though it was let in a moment before', async () => {
  const [customer, astrologerId] = [await world.newCustomer(), await world.newAstrologer('quick', 'busy')]
  await db().update(customers).set({ deletedAt: now() }).where(eq(customers.id, customer.id))
  const asked = { customerId: customer.id, astrologerId, kind: 'chat' } as const
  const gone = { code: 'user_inactive' }
  await expect(joinLine(db(), now(), asked)).rejects.toMatchObject(gone)
  await expect(askFor(db(), now(), asked)).rejects.toMatchObject(gone)
})
