import { confirmCoursePayment, enrolInCourse, initiateCoursePayment, listCourses } from '@tarapath/api-client/courses'
import { getPhonePeStatus } from '@tarapath/api-client/payments'
import { listOrders } from '@tarapath/api-client/store'
import { getRechargeDetails } from '@tarapath/api-client/wallet'
import { openRefundFixture, type RefundFixture } from '@tarapath/backend-testing'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journals, balancePaise, PLATFORM } from '../ledger/index.ts'
import { enrolments } from '../courses/index.ts'
import { orders, productVariants, cancelPaidOrder } from '../store/index.ts'
import { refunds } from './tables.ts'
import { simulatorRefunds } from '../database/sandbox-tables.ts'
import { refundPayment } from './refund.ts'

let fixture: RefundFixture
beforeAll(async () => {
  fixture = await openRefundFixture()
})
afterAll(() => fixture.backend.close())

const SECOND = 1000
const MINUTE = 60 * SECOND

const stockOf = async (productId: number) => {
  const { db } = fixture
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId))
  return variant?.stock ?? 0
}

test('a payment of a wrong amount is refunded in full, once, and the customer reads it', async () => {
  const { newPerson, press, wait, balances, gatewayRefunds, recharge, changeGatewayOrder } = fixture
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await changeGatewayOrder(txn_id, { amountPaise: 117_00 })
  await press(redirect_url, 'pay')
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'failed',
    balance: 0,
    message: 'The amount paid differs from the amount due. ₹117.00 will be refunded to your original payment method.',
  })
  expect(await gatewayRefunds(txn_id)).toMatchObject([{ amountPaise: 117_00 }])
  expect((await balances())[PLATFORM.refunds]).toBe((before[PLATFORM.refunds] ?? 0) + 117_00)
  await wait(10 * MINUTE)
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'refunded',
    balance: 0,
    message: 'The amount paid differs from the amount due. ₹117.00 was refunded to your original payment method.',
  })
  expect(await gatewayRefunds(txn_id)).toHaveLength(1)
  expect(await balances()).toEqual(before)
})

test('the wallet and the receipt of a recharge show its refund', async () => {
  const { newPerson, press, wait, recharge, changeGatewayOrder } = fixture
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 500)
  await changeGatewayOrder(txn_id, { amountPaise: 500_00 })
  await press(redirect_url, 'pay')
  const look = () => getRechargeDetails(asha.client, { amount: 500, txn_id, activity_limit: 5 })
  expect(await look()).toMatchObject({
    activity: [{ title: 'Refund on its way', status: 'failed', txn_id, balance: null }],
    receipt: { number: null, status: 'failed', refund: { amount: 500, completed_at: null } },
  })
  await wait(10 * MINUTE)
  expect(await look()).toMatchObject({
    activity: [{ title: 'Payment refunded', status: 'refunded', txn_id, reason: /^The amount .* was refunded/ }],
    receipt: { number: null, status: 'refunded', refund: { amount: 500, completed_at: expect.any(String) } },
  })
})

test('money that arrives after its payment failed is refunded', async () => {
  const { newPerson, press, wait, recharge, changeGatewayOrder } = fixture
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 200)
  await press(redirect_url, 'fail')
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({ status: 'failed' })
  await changeGatewayOrder(txn_id, { state: 'COMPLETED', errorCode: null })
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'failed',
    balance: 0,
    message:
      'The money arrived after this payment had ended. ₹236.00 will be refunded to your original payment method.',
  })
  await wait(10 * MINUTE)
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({ status: 'refunded', balance: 0 })
})

test('money for an order that was cancelled meanwhile is refunded, and nothing is sold', async () => {
  const { newPerson, press, wait, now, balances, order, db } = fixture
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, redirect_url, orderId, productId } = await order(asha)
  const held = await stockOf(productId)
  await cancelPaidOrder(db, now(), orderId, 'We cannot send this any more.')
  expect(await stockOf(productId)).toBe(held + 2)
  await press(redirect_url, 'pay')
  expect(await confirmCoursePayment(asha.client, { txn_id })).toMatchObject({
    status: 'failed',
    message: 'This item is no longer available. ₹1,498.00 will be refunded to your original payment method.',
  })
  expect(await stockOf(productId)).toBe(held + 2)
  await wait(10 * MINUTE)
  expect((await listOrders(asha.client)).results).toMatchObject([{ status: 'cancelled', payment_status: 'refunded' }])
  expect(await balances()).toEqual(before)
})

test('money for an enrolment that was cancelled meanwhile is refunded', async () => {
  const { newPerson, press, wait, db } = fixture
  const asha = await newPerson()
  const course = (await listCourses(asha.client)).find(({ slug }) => slug === 'numbers-and-names')
  const { id } = await enrolInCourse(asha.client, { course_id: course?.id ?? 0 })
  const { txn_id, redirect_url } = await initiateCoursePayment(asha.client, { enrollment_id: id })
  await db.update(enrolments).set({ status: 'cancelled' }).where(eq(enrolments.id, id))
  await press(redirect_url, 'pay')
  await wait(10 * MINUTE)
  expect(await confirmCoursePayment(asha.client, { txn_id })).toMatchObject({
    status: 'refunded',
    enrollment: { status: 'cancelled' },
  })
})

test('staff cancel a paid order: its items are restocked and its payment is refunded', async () => {
  const { newPerson, press, wait, now, balances, gatewayRefunds, order, db } = fixture
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, redirect_url, orderId, productId } = await order(asha)
  await press(redirect_url, 'pay')
  const stock = await stockOf(productId)
  for (const _ of [1, 2]) await cancelPaidOrder(db, now(), orderId, 'It broke when it was packed.').catch(() => {})
  expect(await stockOf(productId)).toBe(stock + 2)
  expect(await confirmCoursePayment(asha.client, { txn_id })).toMatchObject({
    status: 'success',
    message: 'It broke when it was packed. ₹1,498.00 will be refunded to your original payment method.',
  })
  const onItsWay = { status: 'cancelled', payment_status: 'success', refund: { amount: 1498, completed_at: null } }
  expect((await listOrders(asha.client)).results).toMatchObject([onItsWay])
  await wait(10 * MINUTE)
  expect((await listOrders(asha.client)).results).toMatchObject([{ status: 'cancelled', payment_status: 'refunded' }])
  expect(await gatewayRefunds(txn_id)).toMatchObject([{ amountPaise: 1498_00 }])
  // Revenue and tax are what they were: nothing was sold.
  expect(await balances()).toEqual(before)
})

test('a shipped order cannot be cancelled, and a failed payment cannot be refunded', async () => {
  const { newPerson, press, now, recharge, order, db } = fixture
  const asha = await newPerson()
  const sent = await order(asha)
  await press(sent.redirect_url, 'pay')
  await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, sent.orderId))
  await expect(cancelPaidOrder(db, now(), sent.orderId, 'Too late.')).rejects.toMatchObject({ code: 'order_not_open' })
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await press(redirect_url, 'fail')
  await expect(refundPayment(db, now(), txn_id, 'Sorry.')).rejects.toMatchObject({ code: 'nothing_to_refund' })
  expect(await db.$count(refunds, eq(refunds.txnId, txn_id))).toBe(0)
})

test('a recharge is refunded with its tax and without its bonus, but not once it is spent', async () => {
  const { newPerson, press, wait, now, balances, gatewayRefunds, recharge, db, backend } = fixture
  const asha = await newPerson()
  const before = await balances()
  const one = await recharge(asha, 500)
  await press(one.redirect_url, 'pay')
  expect(await balancePaise(db, asha.id)).toBe(550_00)
  await wait(SECOND)
  await refundPayment(db, now(), one.txn_id, 'You asked for it.')
  expect(await balancePaise(db, asha.id)).toBe(0)
  await wait(10 * MINUTE)
  expect(await gatewayRefunds(one.txn_id)).toMatchObject([{ amountPaise: 590_00 }])
  expect(await balances()).toEqual(before)
  const { activity } = await getRechargeDetails(asha.client, { amount: 500, activity_limit: 5 })
  expect(activity).toMatchObject([
    { id: `refund:${one.txn_id}`, kind: 'refund', amount: -550, balance: 0, txn_id: one.txn_id },
    { kind: 'recharge', amount: 550 },
  ])

  const bina = await newPerson()
  const two = await recharge(bina, 500)
  await press(two.redirect_url, 'pay')
  await backend.ask('POST', '/api/v1/payments/tip-amount/11/send-tip-amount/', {
    as: bina,
    body: { tip_amount: 11, consultant_id: 1 },
  })
  await expect(refundPayment(db, now(), two.txn_id, 'You asked for it.')).rejects.toMatchObject({
    name: 'InsufficientBalance',
  })
  expect(await db.$count(refunds, eq(refunds.txnId, two.txn_id))).toBe(0)
})

test('a refund that the bank returns is sent again a day later, under a new id', async () => {
  const { newPerson, press, wait, gatewayRefunds, recharge, changeGatewayOrder, db } = fixture
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await changeGatewayOrder(txn_id, { amountPaise: 100_00 })
  await press(redirect_url, 'pay')
  await wait(2 * SECOND)
  await db.update(simulatorRefunds).set({ state: 'FAILED' }).where(eq(simulatorRefunds.orderId, txn_id))
  await wait(60 * MINUTE)
  expect(await gatewayRefunds(txn_id)).toHaveLength(1)
  await wait(25 * 60 * MINUTE)
  const attempts = await gatewayRefunds(txn_id)
  expect(attempts.map(({ refundId }) => refundId).toSorted()).toEqual([`${txn_id}-R1`, `${txn_id}-R2`])
  expect(await db.select().from(refunds).where(eq(refunds.txnId, txn_id))).toMatchObject([
    { attempt: 2, completedAt: expect.any(Date) },
  ])
})

test('concurrent callbacks, polls and ticks send one refund', async () => {
  const { newPerson, press, wait, gatewayRefunds, recharge, changeGatewayOrder, db, backend } = fixture
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 300)
  await changeGatewayOrder(txn_id, { amountPaise: 300_00 })
  const look = () => getPhonePeStatus(asha.client, { txn_id })
  await Promise.all(
    Array.from({ length: 20 }, () => Promise.all([press(redirect_url, 'pay'), look(), backend.controls.tick()])),
  )
  await wait(10 * MINUTE)
  await Promise.all(Array.from({ length: 20 }, () => Promise.all([look(), backend.controls.tick()])))
  expect(await look()).toMatchObject({ status: 'refunded' })
  expect(await gatewayRefunds(txn_id)).toHaveLength(1)
  const causes = await db
    .select({ cause: journals.cause })
    .from(journals)
    .where(like(journals.cause, `refund:${txn_id}%`))
  expect(causes.map(({ cause }) => cause).toSorted()).toEqual([`refund:${txn_id}`, `refund:${txn_id}:sent`])
})
