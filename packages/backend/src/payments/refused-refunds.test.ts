import { getPhonePeStatus } from '@tarapath/api-client/payments'
import { listOrders } from '@tarapath/api-client/store'
import { getRechargeDetails } from '@tarapath/api-client/wallet'
import { openRefundFixture, TEST_ORIGIN, type RefundFixture } from '@tarapath/backend-testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLATFORM } from '../ledger/index.ts'
import { refunds } from './tables.ts'
import { simulatorRefunds } from '../database/sandbox-tables.ts'

let fixture: RefundFixture
beforeAll(async () => {
  fixture = await openRefundFixture()
})
afterAll(() => fixture.backend.close())

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

const refundOf = async (txnId: string) => {
  const { db } = fixture
  return (await db.select().from(refunds).where(eq(refunds.txnId, txnId)))[0]!
}

async function submit(path: string, fields: Record<string, string>): Promise<number> {
  const reply = await fixture.backend.fetch(`${TEST_ORIGIN}/console/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: TEST_ORIGIN },
    redirect: 'manual',
  })
  return reply.status
}

const submitAtDesk = (action: 'again' | 'paid', fields: Record<string, string>) =>
  submit(`desk/refunds/${action}`, fields)

const refundsPage = async (query = '') =>
  (await fixture.backend.fetch(`${TEST_ORIGIN}/console/desk/refunds${query}`)).text()

/** A payment of a wrong amount, at a gateway that refuses to refund it. */
async function createRefusedRefund(person: Awaited<ReturnType<RefundFixture['newPerson']>>) {
  const { recharge, changeGatewayOrder, press } = fixture
  const { txn_id, redirect_url } = await recharge(person, 500)
  await changeGatewayOrder(txn_id, { amountPaise: 500_00 })
  await submit('payments/refuse-refunds', { order: txn_id })
  await press(redirect_url, 'pay')
  return { txn_id, number: String((await refundOf(txn_id)).number) }
}

test('a refund that is refused for good is logged once, not sent again, and listed for staff', async () => {
  const { newPerson, wait, gatewayRefunds, errors, backend } = fixture
  const asha = await newPerson()
  errors.length = 0
  const { txn_id, number } = await createRefusedRefund(asha)
  await wait(3 * DAY)
  expect(errors).toEqual([
    {
      level: 'error',
      event: 'refund refused',
      txnId: txn_id,
      attempt: 1,
      code: 'REVERSAL_WINDOW_EXCEEDED',
      paise: 500_00,
    },
  ])
  expect(await gatewayRefunds(txn_id)).toEqual([])
  expect(await refundOf(txn_id)).toMatchObject({ attempt: 1, completedAt: null, refusedAt: expect.any(Date) })
  const page = await refundsPage()
  expect(page).toContain(`data-refund="${number}"`)
  expect(page).toContain('REVERSAL_WINDOW_EXCEEDED')
  expect(await (await backend.fetch(`${TEST_ORIGIN}/console`)).text()).toContain('data-refused="1"')
  const sentence = 'could not be refunded to your original payment method. We will contact you to pay it another way.'
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'failed',
    message: `The amount paid differs from the amount due. ₹500.00 ${sentence}`,
  })
  expect(await getRechargeDetails(asha.client, { amount: 500, txn_id, activity_limit: 5 })).toMatchObject({
    activity: [{ title: 'Refund delayed', reason: expect.stringContaining(sentence), txn_id }],
    receipt: { status: 'failed', refund: { amount: 500, completed_at: null } },
  })
  await submit('payments/allow-refunds', { order: txn_id })
  await submitAtDesk('again', { refund: number })
  await wait(2 * 60 * MINUTE)
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({ status: 'refunded' })
})

test('staff retry a refused refund under a new id, and it is listed again when it is refused again', async () => {
  const { newPerson, wait, balances, gatewayRefunds } = fixture
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, number } = await createRefusedRefund(asha)
  expect(await submitAtDesk('again', { refund: number })).toBe(303)
  expect(await submitAtDesk('again', { refund: number })).toBe(409)
  expect((await getPhonePeStatus(asha.client, { txn_id })).message).toContain('could not be refunded')
  await submit('payments/allow-refunds', { order: txn_id })
  expect(await submitAtDesk('again', { refund: number })).toBe(303)
  expect(await refundsPage()).not.toContain(`data-refund="${number}"`)
  await wait(10 * MINUTE)
  expect((await gatewayRefunds(txn_id)).map(({ refundId }) => refundId)).toEqual([`${txn_id}-R3`])
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'refunded',
    message: expect.stringContaining('was refunded to your original payment method'),
  })
  expect(await balances()).toEqual(before)
})

test('a manual refund is completed once, and the customer reads the reference', async () => {
  const { newPerson, wait, balances, gatewayRefunds } = fixture
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, number } = await createRefusedRefund(asha)
  const paid = () => submitAtDesk('paid', { refund: number, reference: 'UTR 4711' })
  const statuses = await Promise.all([paid(), paid()])
  expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 409])
  expect(await submitAtDesk('again', { refund: number })).toBe(409)
  await wait(DAY)
  expect(await gatewayRefunds(txn_id)).toEqual([])
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'refunded',
    message:
      'The amount paid differs from the amount due. ₹500.00 was refunded to you another way. Reference: UTR 4711.',
  })
  const after = await balances()
  expect(after).toEqual({
    ...before,
    [PLATFORM.gateway]: before[PLATFORM.gateway]! - 500_00,
    [PLATFORM.manualRefunds]: before[PLATFORM.manualRefunds]! + 500_00,
  })
  expect(await refundsPage()).not.toContain(`data-refund="${number}"`)
  expect(await refundsPage('?past')).toContain('UTR 4711')
  expect(await submitAtDesk('paid', { refund: '999999', reference: 'x' })).toBe(404)
})

test('a refund that the bank returns three times is listed for staff', async () => {
  const { newPerson, press, now, gatewayRefunds, recharge, changeGatewayOrder, db, errors, backend } = fixture
  const asha = await newPerson()
  errors.length = 0
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await changeGatewayOrder(txn_id, { amountPaise: 100_00 })
  await press(redirect_url, 'pay')
  /** Makes the next check due, as a day later. */
  const check = async () => {
    await db.update(refunds).set({ nextCheckAt: now() }).where(eq(refunds.txnId, txn_id))
    await backend.controls.tick()
  }
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(errors).toEqual([])
    await check()
    await db.update(simulatorRefunds).set({ state: 'FAILED' }).where(eq(simulatorRefunds.orderId, txn_id))
    await check()
  }
  expect(errors).toMatchObject([{ event: 'refund refused', attempt: 3, code: 'RETURNED_BY_BANK' }])
  expect(await gatewayRefunds(txn_id)).toHaveLength(3)
})

test('an order says that its refund failed, and later with which reference it was paid', async () => {
  const { newPerson, order, changeGatewayOrder, press } = fixture
  const asha = await newPerson()
  const { txn_id, redirect_url } = await order(asha)
  await changeGatewayOrder(txn_id, { amountPaise: 500_00 })
  await submit('payments/refuse-refunds', { order: txn_id })
  await press(redirect_url, 'pay')
  const refundOnOrder = async () => (await listOrders(asha.client)).results[0]?.refund
  expect(await refundOnOrder()).toEqual({
    amount: 500,
    completed_at: null,
    message: expect.stringContaining('could not be refunded to your original payment method'),
  })
  await submitAtDesk('paid', { refund: String((await refundOf(txn_id)).number), reference: 'NEFT N123456789' })
  expect(await refundOnOrder()).toEqual({
    amount: 500,
    completed_at: expect.any(String),
    message: expect.stringContaining('was refunded to you another way. Reference: NEFT N123456789.'),
  })
})
