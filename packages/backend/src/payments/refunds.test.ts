import { createClient, memoryStorage, type Client } from '@tarapath/api-client'
import { confirmCoursePayment, enrolInCourse, initiateCoursePayment, listCourses } from '@tarapath/api-client/courses'
import { getPhonePeStatus, initiatePhonePePayment } from '@tarapath/api-client/payments'
import { getProduct, listOrders } from '@tarapath/api-client/store'
import { getRechargeDetails, rechargeWallet } from '@tarapath/api-client/wallet'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, journals, balancePaise, PLATFORM } from '../ledger/index.ts'
import { enrolments } from '../courses/index.ts'
import { orders, productVariants, cancelPaidOrder } from '../store/index.ts'
import { refunds } from './tables.ts'
import { simulatorOrders, simulatorRefunds } from '../database/sandbox-tables.ts'
import type { LogEntry } from '../ports/log.ts'
import { refundPayment } from './refund.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend, type TestCustomer } from '@tarapath/backend-testing'

let backend: TestBackend
let db: TestBackend['database']['db']
const errors: LogEntry[] = []
beforeAll(async () => {
  const log = { write: (entry: LogEntry) => void (entry.level === 'error' && errors.push(entry)) }
  backend = await openTestBackend({ ports: { log }, settings: { console: true, publicOrigin: TEST_ORIGIN } })
  ;({ db } = backend.database)
})
afterAll(() => backend.close())

const SECOND = 1000
const MINUTE = 60 * SECOND
const ADDRESS = {
  name: 'Asha Rao',
  phone_number: '9811122233',
  line1: '14, Temple Street',
  city: 'Udupi',
  state: 'Karnataka',
  pincode: '576101',
}

type Person = TestCustomer & { client: Client }
async function newPerson(): Promise<Person> {
  const customer = await backend.newCustomer()
  const storage = memoryStorage({ access: customer.access, refresh: customer.refresh })
  return { ...customer, client: createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 }) }
}

const press = (url: string, outcome: string) =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
const wait = (ms: number) => backend.controls.clock.advance(ms)
const now = () => backend.controls.clock.now()

const balances = async () => {
  const rows = await db.select().from(accounts).where(like(accounts.id, 'platform:%'))
  return Object.fromEntries(
    Object.values(PLATFORM).map((id) => [id, rows.find((row) => row.id === id)?.balancePaise ?? 0]),
  )
}
/** What sent refunds have moved at the provider, and what we still owe. */
const sentBy = (txnId: string) => db.select().from(simulatorRefunds).where(eq(simulatorRefunds.orderId, txnId))

async function recharge({ client }: Person, amount: number) {
  const { txn_id } = await rechargeWallet(client, { amount })
  const { redirect_url } = await initiatePhonePePayment(client, { txn_id })
  return { txn_id, redirect_url }
}

async function orderOf({ client }: Person, slug = 'rudraksha-mala-108') {
  const { id } = await getProduct(client, { slug })
  const items = [{ product_id: id, quantity: 2 }]
  const page = await initiateCoursePayment(client, { kind: 'store', items, address: ADDRESS })
  const [order] = (await listOrders(client)).results
  return { ...page, orderId: order?.id ?? 0, productId: id }
}

const stockOf = async (productId: number) => {
  const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, productId))
  return variant?.stock ?? 0
}

test('a payment of another amount goes back, whole and once, and whoever paid is told so', async () => {
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await db.update(simulatorOrders).set({ amountPaise: 117_00 }).where(eq(simulatorOrders.orderId, txn_id))
  await press(redirect_url, 'pay')
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'failed',
    balance: 0,
    message: 'The amount paid differs from the amount due. ₹117.00 will be refunded to your original payment method.',
  })
  expect(await sentBy(txn_id)).toMatchObject([{ amountPaise: 117_00 }])
  expect((await balances())[PLATFORM.refunds]).toBe((before[PLATFORM.refunds] ?? 0) + 117_00)
  await wait(10 * MINUTE)
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'refunded',
    balance: 0,
    message: 'The amount paid differs from the amount due. ₹117.00 was refunded to your original payment method.',
  })
  expect(await sentBy(txn_id)).toHaveLength(1)
  expect(await balances()).toEqual(before)
})

test('the wallet and the receipt of a recharge show what went back', async () => {
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 500)
  await db.update(simulatorOrders).set({ amountPaise: 500_00 }).where(eq(simulatorOrders.orderId, txn_id))
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

test('money that comes after its payment was given up goes back', async () => {
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 200)
  await press(redirect_url, 'fail')
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({ status: 'failed' })
  await db
    .update(simulatorOrders)
    .set({ state: 'COMPLETED', errorCode: null })
    .where(eq(simulatorOrders.orderId, txn_id))
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'failed',
    balance: 0,
    message:
      'The money arrived after this payment had ended. ₹236.00 will be refunded to your original payment method.',
  })
  await wait(10 * MINUTE)
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({ status: 'refunded', balance: 0 })
})

test('money for an order that was cancelled meanwhile goes back, and nothing is sold', async () => {
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, redirect_url, orderId, productId } = await orderOf(asha)
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

test('money for a seat that was given to somebody else goes back', async () => {
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

test('a paid order that the desk cancels: its things are back on the shelf, its money is back where it came from', async () => {
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, redirect_url, orderId, productId } = await orderOf(asha)
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
  expect(await sentBy(txn_id)).toMatchObject([{ amountPaise: 1498_00 }])
  // Revenue and tax are what they were: nothing was sold.
  expect(await balances()).toEqual(before)
})

test('what is on its way is not cancelled, and what brought no money sends none', async () => {
  const asha = await newPerson()
  const sent = await orderOf(asha)
  await press(sent.redirect_url, 'pay')
  await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, sent.orderId))
  await expect(cancelPaidOrder(db, now(), sent.orderId, 'Too late.')).rejects.toMatchObject({ code: 'order_not_open' })
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await press(redirect_url, 'fail')
  await expect(refundPayment(db, now(), txn_id, 'Sorry.')).rejects.toMatchObject({ code: 'nothing_to_refund' })
  expect(await db.$count(refunds, eq(refunds.txnId, txn_id))).toBe(0)
})

test('a recharge goes back with its tax and without its bonus, and not when it is spent', async () => {
  const asha = await newPerson()
  const before = await balances()
  const one = await recharge(asha, 500)
  await press(one.redirect_url, 'pay')
  expect(await balancePaise(db, asha.id)).toBe(550_00)
  await wait(SECOND)
  await refundPayment(db, now(), one.txn_id, 'You asked for it.')
  expect(await balancePaise(db, asha.id)).toBe(0)
  await wait(10 * MINUTE)
  expect(await sentBy(one.txn_id)).toMatchObject([{ amountPaise: 590_00 }])
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

test('a refund that the bank returns is sent again a day later, under another number', async () => {
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await db.update(simulatorOrders).set({ amountPaise: 100_00 }).where(eq(simulatorOrders.orderId, txn_id))
  await press(redirect_url, 'pay')
  await wait(2 * SECOND)
  await db.update(simulatorRefunds).set({ state: 'FAILED' }).where(eq(simulatorRefunds.orderId, txn_id))
  await wait(60 * MINUTE)
  expect(await sentBy(txn_id)).toHaveLength(1)
  await wait(25 * 60 * MINUTE)
  const attempts = await sentBy(txn_id)
  expect(attempts.map(({ refundId }) => refundId).toSorted()).toEqual([`${txn_id}-R1`, `${txn_id}-R2`])
  expect(await db.select().from(refunds).where(eq(refunds.txnId, txn_id))).toMatchObject([
    { attempt: 2, completedAt: expect.any(Date) },
  ])
})

const DAY = 24 * 60 * MINUTE
const refundIn = async (txnId: string) => (await db.select().from(refunds).where(eq(refunds.txnId, txnId)))[0]!
const atConsole = async (act: string, fields: Record<string, string>) =>
  (
    await backend.fetch(`${TEST_ORIGIN}/console/${act}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: TEST_ORIGIN },
      redirect: 'manual',
    })
  ).status
const atDesk = (act: 'again' | 'paid', fields: Record<string, string>) => atConsole(`desk/refunds/${act}`, fields)
const desk = async (query = '') => (await backend.fetch(`${TEST_ORIGIN}/console/desk/refunds${query}`)).text()
const decide = (txn_id: string, said: Partial<typeof simulatorOrders.$inferInsert>) =>
  db.update(simulatorOrders).set(said).where(eq(simulatorOrders.orderId, txn_id))

/** A payment of less than was asked for, and a provider that will not send it back. */
async function refused(person: Person) {
  const { txn_id, redirect_url } = await recharge(person, 500)
  await decide(txn_id, { amountPaise: 500_00 })
  await atConsole('payments/refuse-refunds', { order: txn_id })
  await press(redirect_url, 'pay')
  return { txn_id, number: String((await refundIn(txn_id)).number) }
}

test('a refund that is refused for good is said once, asked for no more, and waits at the desk', async () => {
  const asha = await newPerson()
  errors.length = 0
  const { txn_id, number } = await refused(asha)
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
  expect(await sentBy(txn_id)).toEqual([])
  expect(await refundIn(txn_id)).toMatchObject({ attempt: 1, completedAt: null, refusedAt: expect.any(Date) })
  const page = await desk()
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
  await atConsole('payments/allow-refunds', { order: txn_id })
  await atDesk('again', { refund: number })
  await wait(2 * 60 * MINUTE)
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({ status: 'refunded' })
})

test('one that is asked for again at the desk goes under another number, and comes to the desk again if it is refused again', async () => {
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, number } = await refused(asha)
  expect(await atDesk('again', { refund: number })).toBe(303)
  expect(await atDesk('again', { refund: number })).toBe(409)
  expect((await getPhonePeStatus(asha.client, { txn_id })).message).toContain('could not be refunded')
  await atConsole('payments/allow-refunds', { order: txn_id })
  expect(await atDesk('again', { refund: number })).toBe(303)
  expect(await desk()).not.toContain(`data-refund="${number}"`)
  await wait(10 * MINUTE)
  expect((await sentBy(txn_id)).map(({ refundId }) => refundId)).toEqual([`${txn_id}-R3`])
  expect(await getPhonePeStatus(asha.client, { txn_id })).toMatchObject({
    status: 'refunded',
    message: expect.stringContaining('was refunded to your original payment method'),
  })
  expect(await balances()).toEqual(before)
})

test('one that a person pays another way is settled once, and the payer reads the reference', async () => {
  const asha = await newPerson()
  const before = await balances()
  const { txn_id, number } = await refused(asha)
  const paid = () => atDesk('paid', { refund: number, reference: 'UTR 4711' })
  const statuses = await Promise.all([paid(), paid(), atDesk('again', { refund: number })])
  expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 409, 409])
  await wait(DAY)
  expect(await sentBy(txn_id)).toEqual([])
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
  expect(await desk()).not.toContain(`data-refund="${number}"`)
  expect(await desk('?past')).toContain('UTR 4711')
  expect(await atDesk('paid', { refund: '999999', reference: 'x' })).toBe(404)
})

test('a refund that the bank returns three times comes to the desk', async () => {
  const asha = await newPerson()
  errors.length = 0
  const { txn_id, redirect_url } = await recharge(asha, 100)
  await decide(txn_id, { amountPaise: 100_00 })
  await press(redirect_url, 'pay')
  /** As if a day had gone by. */
  const look = async () => {
    await db.update(refunds).set({ nextCheckAt: now() }).where(eq(refunds.txnId, txn_id))
    await backend.controls.tick()
  }
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(errors).toEqual([])
    await look()
    await db.update(simulatorRefunds).set({ state: 'FAILED' }).where(eq(simulatorRefunds.orderId, txn_id))
    await look()
  }
  expect(errors).toMatchObject([{ event: 'refund refused', attempt: 3, code: 'RETURNED_BY_BANK' }])
  expect(await sentBy(txn_id)).toHaveLength(3)
})

test('callbacks, looks and ticks at once send one refund', async () => {
  const asha = await newPerson()
  const { txn_id, redirect_url } = await recharge(asha, 300)
  await db.update(simulatorOrders).set({ amountPaise: 300_00 }).where(eq(simulatorOrders.orderId, txn_id))
  const look = () => getPhonePeStatus(asha.client, { txn_id })
  await Promise.all(
    Array.from({ length: 20 }, () => Promise.all([press(redirect_url, 'pay'), look(), backend.controls.tick()])),
  )
  await wait(10 * MINUTE)
  await Promise.all(Array.from({ length: 20 }, () => Promise.all([look(), backend.controls.tick()])))
  expect(await look()).toMatchObject({ status: 'refunded' })
  expect(await sentBy(txn_id)).toHaveLength(1)
  const causes = await db
    .select({ cause: journals.cause })
    .from(journals)
    .where(like(journals.cause, `refund:${txn_id}%`))
  expect(causes.map(({ cause }) => cause).toSorted()).toEqual([`refund:${txn_id}`, `refund:${txn_id}:sent`])
})
