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

const recharge = async (as: TestCustomer, body: object) =>
  (await backend.ask('POST', '/api/v1/user/wallet/recharge/', { as, body })) as { status: number; body: Recharge }
const initiate = (as: TestCustomer, body: object) =>
  backend.ask('POST', '/api/v1/payments/phonepe/initiate-transaction/', { as, body })
const status = (as: TestCustomer, txn_id: string) =>
  backend.ask('POST', '/api/v1/payments/phonepe/transaction/status/', { as, body: { txn_id } })

async function openPage(as: TestCustomer, body: object): Promise<{ txn_id: string; url: string }> {
  const { txn_id } = (await recharge(as, body)).body
  const { redirect_url } = (await initiate(as, { txn_id })).body as { redirect_url: string }
  return { txn_id, url: redirect_url }
}

const press = (url: string, outcome: string) =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

test('a paid recharge fills the wallet once, and the payment page leads back to the website', async () => {
  const customer = await backend.newCustomer()
  const { txn_id, url } = await openPage(customer, { amount: 500 })
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

test('a payment started in the embedded view leads back to it', async () => {
  const customer = await backend.newCustomer()
  const { txn_id } = (await recharge(customer, { amount: 500 })).body
  const path = '/embedded/wallet/payment?platform=mobile'
  const { redirect_url } = (await initiate(customer, { txn_id, path })).body as { redirect_url: string }
  const back = await press(redirect_url, 'pay')
  expect(back.headers.get('location')).toBe(`http://localhost:4100${path}&txn_id=${txn_id}`)
})

test('thirty concurrent callbacks credit the wallet once', async () => {
  const customer = await backend.newCustomer()
  const { txn_id, url } = await openPage(customer, { amount: 1000 })
  await press(url, 'pay')
  await Promise.all(
    Array.from({ length: 30 }, () =>
      Promise.all([press(url, 'pay'), status(customer, txn_id), backend.controls.tick()]),
    ),
  )
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'success', balance: 1100 } })
})

test('a callback without a valid signature is refused and changes nothing', async () => {
  const customer = await backend.newCustomer()
  const { txn_id } = await openPage(customer, { amount: 100 })
  const forged = await backend.ask('POST', '/callbacks/payments', {
    body: { orderId: txn_id, state: 'COMPLETED', amount: 11_800 },
    headers: { authorization: 'SHA256(guess)' },
  })
  expect(forged.status).toBe(401)
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'pending', balance: 0 } })
})

test('a payment of a wrong amount is not credited', async () => {
  const customer = await backend.newCustomer()
  const { txn_id, url } = await openPage(customer, { amount: 100 })
  const { db } = backend.database
  await db.update(simulatorOrders).set({ amountPaise: 1_00 }).where(eq(simulatorOrders.orderId, txn_id))
  await press(url, 'pay')
  expect(await status(customer, txn_id)).toMatchObject({ body: { status: 'failed', balance: 0 } })
})

test('a declined payment reports why, and an abandoned page expires as failed', async () => {
  const customer = await backend.newCustomer()
  const declined = await openPage(customer, { amount: 100 })
  await press(declined.url, 'fail')
  expect(await status(customer, declined.txn_id)).toMatchObject({
    body: { status: 'failed', balance: 0, message: expect.stringContaining('declined') },
  })
  const closed = await openPage(customer, { amount: 100 })
  expect((await press(closed.url, 'close')).status).toBe(200)
  expect(await status(customer, closed.txn_id)).toMatchObject({ body: { status: 'pending' } })
  await backend.controls.clock.advance(21 * 60_000)
  const { body } = await backend.ask('POST', '/api/token/refresh/', { body: { refresh: customer.refresh } })
  Object.assign(customer, body)
  expect(await status(customer, closed.txn_id)).toMatchObject({ body: { status: 'failed' } })
})

test('a payment whose return and callback are lost is found by polling the gateway', async () => {
  const customer = await backend.newCustomer()
  const { txn_id } = await openPage(customer, { amount: 200 })
  const { db } = backend.database
  await db.update(simulatorOrders).set({ state: 'COMPLETED' }).where(eq(simulatorOrders.orderId, txn_id))
  await backend.controls.clock.advance(25_000)
  const { body } = await backend.ask('GET', '/api/v1/user/profile/get_details/', { as: customer })
  expect(body).toMatchObject({ balance: 200 })
})

test('the same idempotency key gives the same reply, and another body with it is refused', async () => {
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

test('a tip is posted in full or not at all, and the amounts in path and body must agree', async () => {
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

test('an order amount is compared with the balance, and the reply suggests no recharge', async () => {
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

test('an account with a pending payment cannot be deleted', async () => {
  const customer = await backend.newCustomer()
  await openPage(customer, { amount: 100 })
  expect(await backend.ask('POST', '/api/v1/user/delete-user', { as: customer, body: {} })).toMatchObject({
    status: 409,
    body: { code: 'account_in_use' },
  })
})
