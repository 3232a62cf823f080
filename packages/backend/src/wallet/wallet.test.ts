import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulatorOrders } from '../database/sandbox-tables.ts'
import { openTestBackend, type TestBackend, type TestCustomer } from '@tarapath/backend-testing'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

interface Recharge {
  txn_id: string
}
interface Details {
  activity: {
    title: string
    amount: number
    balance: number | null
    status: string
    txn_id: string | null
    created_at: string
  }[]
}

const recharge = async (as: TestCustomer, body: object) =>
  (await backend.ask('POST', '/api/v1/user/wallet/recharge/', { as, body })) as { status: number; body: Recharge }
const initiate = (as: TestCustomer, body: object) =>
  backend.ask('POST', '/api/v1/payments/phonepe/initiate-transaction/', { as, body })
const status = (as: TestCustomer, txn_id: string) =>
  backend.ask('POST', '/api/v1/payments/phonepe/transaction/status/', { as, body: { txn_id } })
const details = (as: TestCustomer, query: string) =>
  backend.ask('GET', `/api/v1/user/wallet/recharge_details/?${query}`, { as })

async function payPageOf(as: TestCustomer, body: object): Promise<{ txn_id: string; url: string }> {
  const { txn_id } = (await recharge(as, body)).body
  const { redirect_url } = (await initiate(as, { txn_id })).body as { redirect_url: string }
  return { txn_id, url: redirect_url }
}

const press = (url: string, outcome: string) =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

test.each([
  [100, { amount: 100, bonus: 0, gst: 18, discount: 0, payable: 118 }],
  [500, { amount: 500, bonus: 50, gst: 90, discount: 0, payable: 590 }],
  [1000, { amount: 1000, bonus: 100, gst: 180, payable: 1180 }],
  [5000, { amount: 5000, bonus: 500, gst: 900, payable: 5900 }],
  [333.33, { amount: 333.33, bonus: 0, gst: 60, payable: 393.33 }],
])('₹%d is quoted to the paisa', async (amount, expected) => {
  const customer = await backend.newCustomer()
  expect(await details(customer, `amount=${amount}`)).toMatchObject({
    status: 200,
    body: { gst_percent: 18, ...expected },
  })
})

test.each([49.99, 50_000.01, 100.001, -5, 0, 'many', 1e21, ''])('%j is no amount for a recharge', async (amount) => {
  const customer = await backend.newCustomer()
  expect(await recharge(customer, { amount })).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } })
})

test('the offered amounts show their bonus', async () => {
  const { body } = await backend.ask('GET', '/api/v1/user/loadamounts/')
  expect(
    (body as { amount: number; bonus: number; total: number }[]).map(({ amount, bonus, total }) => [
      amount,
      bonus,
      total,
    ]),
  ).toEqual([
    [100, 0, 100],
    [200, 0, 200],
    [500, 50, 550],
    [1000, 100, 1100],
    [2000, 200, 2200],
    [5000, 500, 5500],
  ])
})

test('a recharge that is paid fills the wallet once, and the page leads back', async () => {
  const customer = await backend.newCustomer()
  const { txn_id, url } = await payPageOf(customer, { amount: 500 })
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'pending', balance: 0 } })

  const page = await backend.fetch(url)
  expect(await page.text()).toContain('₹590.00')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")

  const back = await press(url, 'pay')
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(`http://localhost:3000/wallet/payment?txn_id=${txn_id}`)
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'success', amount: 500, balance: 550 } })
  await press(url, 'fail')
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'success', balance: 550 } })
})

test('a payment begun in the embedded view leads back to it', async () => {
  const customer = await backend.newCustomer()
  const { txn_id } = (await recharge(customer, { amount: 500 })).body
  const path = '/embedded/wallet/payment?platform=mobile'
  const { redirect_url } = (await initiate(customer, { txn_id, path })).body as { redirect_url: string }
  const back = await press(redirect_url, 'pay')
  expect(back.headers.get('location')).toBe(`http://localhost:4100${path}&txn_id=${txn_id}`)
})

test('a gateway that calls back thirty times pays once', async () => {
  const customer = await backend.newCustomer()
  const { txn_id, url } = await payPageOf(customer, { amount: 1000 })
  await press(url, 'pay')
  await Promise.all(
    Array.from({ length: 30 }, () =>
      Promise.all([press(url, 'pay'), status(customer, txn_id), backend.controls.tick()]),
    ),
  )
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'success', balance: 1100 } })
})

test('a callback that proves nothing is refused, and moves nothing', async () => {
  const customer = await backend.newCustomer()
  const { txn_id } = await payPageOf(customer, { amount: 100 })
  const forged = await backend.ask('POST', '/callbacks/payments', {
    body: { orderId: txn_id, state: 'COMPLETED', amount: 11_800 },
    headers: { authorization: 'SHA256(guess)' },
  })
  expect(forged.status).toBe(401)
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'pending', balance: 0 } })
})

test('another amount than the one asked for is not credited', async () => {
  const customer = await backend.newCustomer()
  const { txn_id, url } = await payPageOf(customer, { amount: 100 })
  const { db } = backend.database
  await db.update(simulatorOrders).set({ amountPaise: 1_00 }).where(eq(simulatorOrders.orderId, txn_id))
  await press(url, 'pay')
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'failed', balance: 0 } })
})

test('a declined payment says so; a closed page runs out and fails by itself', async () => {
  const customer = await backend.newCustomer()
  const declined = await payPageOf(customer, { amount: 100 })
  await press(declined.url, 'fail')
  expect(await status(customer, declined.txn_id)).toMatchObject({
    body: { status: 'failed', balance: 0, message: expect.stringContaining('declined') },
  })
  const closed = await payPageOf(customer, { amount: 100 })
  expect((await press(closed.url, 'close')).status).toBe(200)
  expect(await status(customer, closed.txn_id)).toMatchObject({ body: { status: 'pending' } })
  await backend.controls.clock.advance(21 * 60_000)
  const { body } = await backend.ask('POST', '/api/token/refresh/', { body: { refresh: customer.refresh } })
  Object.assign(customer, body)
  expect(await status(customer, closed.txn_id)).toMatchObject({ body: { status: 'failed' } })
})

test('a payment whose return and callback are lost is found by asking', async () => {
  const customer = await backend.newCustomer()
  const { txn_id } = await payPageOf(customer, { amount: 200 })
  const { db } = backend.database
  await db.update(simulatorOrders).set({ state: 'COMPLETED' }).where(eq(simulatorOrders.orderId, txn_id))
  await backend.controls.clock.advance(25_000)
  const { body } = await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: customer })
  expect(body).toMatchObject({ balance: 200 })
})

test('the same key answers the same bytes, another body under it is refused', async () => {
  const customer = await backend.newCustomer()
  const headers = { 'idempotency-key': 'tap-1' }
  const send = (amount: number) =>
    backend.ask('POST', '/api/v1/user/wallet/recharge/', { as: customer, body: { amount }, headers })
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(500)))
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(replies[0]?.status).toBe(201)
  expect(await send(200)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  const neighbour = await backend.newCustomer()
  const other = await backend.ask('POST', '/api/v1/user/wallet/recharge/', {
    as: neighbour,
    body: { amount: 500 },
    headers,
  })
  expect(other.status).toBe(201)
  expect(other.body).not.toEqual(replies[0]?.body)
})

test('starting a payment again gives the same page, with or without a key', async () => {
  const customer = await backend.newCustomer()
  const { txn_id } = (await recharge(customer, { amount: 100 })).body
  const replies = await Promise.all([
    initiate(customer, { txn_id }),
    initiate(customer, { txn_id }),
    initiate(customer, { txn_id, path: '/chat' }),
  ])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(replies.map(({ body }) => (body as { redirect_url: string }).redirect_url)).size).toBe(1)
})

test('a payment of somebody else does not exist', async () => {
  const customer = await backend.newCustomer()
  const stranger = await backend.newCustomer()
  const { txn_id } = (await recharge(customer, { amount: 100 })).body
  expect((await status(stranger, txn_id)).status).toBe(404)
  expect((await initiate(stranger, { txn_id })).status).toBe(404)
  expect((await details(stranger, `amount=100&txn_id=${txn_id}`)).status).toBe(404)
})

test('a coupon comes off before tax, once, also for two taps', async () => {
  const customer = await backend.newCustomer()
  expect(await details(customer, 'amount=500&coupon_code=shubh50')).toMatchObject({
    body: { discount: 50, gst: 81, payable: 531, coupon: 'SHUBH50', bonus: 50 },
  })
  const one = (await recharge(customer, { amount: 500, coupon_code: 'SHUBH50' })).body
  const two = (await recharge(customer, { amount: 500, coupon_code: 'SHUBH50' })).body
  const started = await Promise.all([initiate(customer, one), initiate(customer, two)])
  expect(started.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await recharge(customer, { amount: 500, coupon_code: 'SHUBH50' })).toMatchObject({
    status: 400,
    body: { coupon_code: ['You have already used SHUBH50.'] },
  })
})

test('coupons say whether they count and why not', async () => {
  const customer = await backend.newCustomer()
  const check = (body?: object) =>
    backend.ask('POST', '/api/v2/coupon_management/get_coupon/', { as: customer, ...(body && { body }) })
  expect(((await check()).body as { code: string }[]).map(({ code }) => code)).toEqual([
    'NAMASTE20',
    'SHUBH50',
    'GURU10',
  ])
  expect((await check({ code: 'SHUBH50', amount: 100 })).body).toMatchObject([
    { is_applicable: false, discount_amount: 0, description: 'SHUBH50 needs a recharge of ₹500.00 or more.' },
  ])
  expect((await check({ code: 'namaste20', amount: 200 })).body).toMatchObject([
    { is_applicable: true, discount_amount: 40 },
  ])
  expect((await check({ code: 'DIWALI15', amount: 500 })).body).toMatchObject([{ is_applicable: false }])
  expect(await check({ code: 'FREE' })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('the wallet lists what happened in it, and a receipt for what was paid', async () => {
  const customer = await backend.newCustomer()
  const paid = await payPageOf(customer, { amount: 500 })
  await press(paid.url, 'pay')
  await backend.controls.clock.advance(1000)
  const failed = await payPageOf(customer, { amount: 100 })
  await press(failed.url, 'fail')
  await backend.controls.clock.advance(1000)
  const open = await payPageOf(customer, { amount: 200 })
  const { activity } = (await details(customer, 'amount=100&activity_limit=10')).body as Details
  expect(activity.map(({ txn_id, status, amount, balance }) => [txn_id, status, amount, balance])).toEqual([
    [open.txn_id, 'pending', 200, null],
    [failed.txn_id, 'failed', 100, null],
    [paid.txn_id, 'success', 550, 550],
  ])
  const newest = (await details(customer, 'amount=100&activity_limit=1')).body as Details
  expect(newest.activity).toEqual(activity.slice(0, 1))
  const before = encodeURIComponent(activity[0]?.created_at ?? '')
  const rest = (await details(customer, `amount=100&activity_limit=10&activity_before=${before}`)).body as Details
  expect(rest.activity).toEqual(activity.slice(1))
  for (const year of ['0000', '9999']) {
    const far = await details(customer, `amount=100&activity_limit=10&activity_before=${year}-12-31T23:59:59-14:00`)
    expect(far).toMatchObject({ status: 200, body: { activity: year === '0000' ? [] : activity } })
  }
  expect((await details(customer, `amount=500&txn_id=${paid.txn_id}`)).body).toMatchObject({
    amount: 500,
    payable: 590,
    receipt: { number: expect.stringMatching(/^TPR-\d{6,12}$/), status: 'success', paid_at: expect.any(String) },
  })
})

test('customers say what it is like to pay', async () => {
  const { body } = await backend.ask('GET', '/api/v1/user/wallet-reviews/?limit=5')
  expect(body).toMatchObject({
    count: 12,
    next: expect.stringMatching(/^http:\/\/localhost:4100\/.*offset=5/),
    previous: null,
  })
  expect((body as { results: unknown[] }).results).toHaveLength(5)
})

test('a tip is all or nothing, and the amounts must agree', async () => {
  const customer = await backend.newCustomer({ paise: 60_00 })
  const tip = (path: number, body: object) =>
    backend.ask('POST', `/api/v1/payments/tip-amount/${path}/send-tip-amount/`, { as: customer, body })
  expect(await tip(11, { tip_amount: 501, consultant_id: 1 })).toMatchObject({ status: 400 })
  for (const [amount, why] of [
    [0, 'Enter an amount above zero.'],
    [-5, 'Enter an amount above zero.'],
    [1.234, 'Use at most two decimals.'],
  ] as const)
    expect(await tip(amount, { tip_amount: amount, consultant_id: 1 })).toMatchObject({
      status: 400,
      body: { tip_amount: [why] },
    })
  expect(await tip(11, { tip_amount: 11 })).toMatchObject({
    status: 400,
    body: { consultant_id: [expect.any(String)] },
  })
  expect(await tip(11, { tip_amount: 11, consultant_id: 999_999 })).toMatchObject({ status: 404 })
  const { body } = await backend.ask('GET', '/api/v1/astro/consultants/select/')
  const consultant_id = (body as { id: number }[])[0]?.id
  expect(await tip(51, { tip_amount: 51, consultant_id })).toMatchObject({
    status: 201,
    body: { balance: 9, consultant_id },
  })
  expect(await tip(11, { tip_amount: 11, consultant_id })).toMatchObject({
    status: 402,
    body: { code: 'insufficient_balance', balance: 9, required: 11 },
  })
})

test('an amount is compared with the wallet, and nobody is sent to add money for an order', async () => {
  const customer = await backend.newCustomer({ paise: 100_00 })
  const check = (amount: number) =>
    backend.ask('GET', `/api/v1/astromall/order-place-checker/?amount=${amount}`, { as: customer })
  expect((await check(100)).body).toMatchObject({ can_place: true, shortfall: 0, detail: null })
  expect((await check(120.5)).body).toMatchObject({
    can_place: false,
    shortfall: 20.5,
    detail: 'Your wallet has ₹20.50 less than this. Orders are paid on the payment page, not from the wallet.',
  })
})

test('an account does not go while a payment of it is open', async () => {
  const customer = await backend.newCustomer()
  await payPageOf(customer, { amount: 100 })
  expect(await backend.ask('POST', '/api/v1/user/delete-user', { as: customer, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'account_in_use' },
  })
})
