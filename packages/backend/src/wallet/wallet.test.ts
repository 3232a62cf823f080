import { afterAll, beforeAll, expect, test } from 'vitest'
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

async function openPage(as: TestCustomer, body: object): Promise<{ txn_id: string; url: string }> {
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

test.each([49.99, 50_000.01, 100.001, -5, 0, 'many', 1e21, ''])(
  '%j is not a valid amount for a recharge',
  async (amount) => {
    const customer = await backend.newCustomer()
    expect(await recharge(customer, { amount })).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } })
  },
)

test('the suggested amounts show their bonus', async () => {
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

test('a payment of another customer is not found', async () => {
  const customer = await backend.newCustomer()
  const otherCustomer = await backend.newCustomer()
  const { txn_id } = (await recharge(customer, { amount: 100 })).body
  expect((await status(otherCustomer, txn_id)).status).toBe(404)
  expect((await initiate(otherCustomer, { txn_id })).status).toBe(404)
  expect((await details(otherCustomer, `amount=100&txn_id=${txn_id}`)).status).toBe(404)
})

test('a coupon is deducted before tax, and once even for two concurrent requests', async () => {
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

test('coupons say whether they apply and why not', async () => {
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

test('the wallet lists its transactions, and a paid recharge has a receipt', async () => {
  const customer = await backend.newCustomer()
  const paid = await openPage(customer, { amount: 500 })
  await press(paid.url, 'pay')
  await backend.controls.clock.advance(1000)
  const failed = await openPage(customer, { amount: 100 })
  await press(failed.url, 'fail')
  await backend.controls.clock.advance(1000)
  const open = await openPage(customer, { amount: 200 })
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

test('reviews of the wallet are listed page by page', async () => {
  const { body } = await backend.ask('GET', '/api/v1/user/wallet-reviews/?limit=5')
  expect(body).toMatchObject({
    count: 12,
    next: expect.stringMatching(/^http:\/\/localhost:4100\/.*offset=5/),
    previous: null,
  })
  expect((body as { results: unknown[] }).results).toHaveLength(5)
})
