import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatorOrders } from '../database/sandbox-tables.ts'
import { orderCallback } from '@tarapath/sandbox'
import { defaultSettings, type Settings } from '../ports/settings.ts'
import { balancePaise } from '../ledger/index.ts'
import { openTestBackend, type TestBackend, type TestCustomer } from '@tarapath/backend-testing'

const settings: Settings = { ...defaultSettings(), secret: 'what the provider and we agreed on' }
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ settings })
})
afterAll(() => backend.close())

type Order = typeof simulatorOrders.$inferSelect
interface Payment {
  customer: TestCustomer
  txnId: string
  /** What the order is at the gateway once it was paid. */
  paid: Partial<Order>
}

async function callBack({ txnId }: Payment, says: Partial<Order>): Promise<void> {
  const [order] = await backend.database.db.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, txnId))
  if (!order) throw new Error('The gateway does not know this order.')
  expect(
    (await backend.fetch(await orderCallback(settings, { ...order, ...says }, backend.controls.clock.now()))).status,
  ).toBe(200)
}

/** What happens to a payment; only the first is true. */
const STEPS = {
  paid: ({ txnId, paid }: Payment) =>
    backend.database.db.update(simulatorOrders).set(paid).where(eq(simulatorOrders.orderId, txnId)),
  'a callback says paid': (payment: Payment) => callBack(payment, { state: 'COMPLETED' }),
  'a callback says failed': (payment: Payment) => callBack(payment, { state: 'FAILED' }),
  'the page asks': ({ customer, txnId }: Payment) =>
    backend.ask('POST', '/api/v1/payments/phonepe/transaction/status/', { as: customer, body: { txn_id: txnId } }),
}
type Step = keyof typeof STEPS

const orders = (steps: Step[]): Step[][] =>
  steps.length === 0
    ? [[]]
    : steps.flatMap((first) => orders(steps.filter((step) => step !== first)).map((rest) => [first, ...rest]))

async function balanceAfter(order: Step[], paid: Partial<Order>): Promise<number[]> {
  const customer = await backend.newCustomer()
  const ask = (path: string, body: object) => backend.ask('POST', path, { as: customer, body })
  const { txn_id: txnId } = (await ask('/api/v1/user/wallet/recharge/', { amount: 500 })).body as { txn_id: string }
  await ask('/api/v1/payments/phonepe/initiate-transaction/', { txn_id: txnId })
  const balances: number[] = []
  const late: Step[] = ['a callback says paid', 'a callback says failed', 'the page asks']
  for (const step of [...order, ...late]) {
    await STEPS[step]({ customer, txnId, paid })
    balances.push(await balancePaise(backend.database.db, customer.id))
  }
  return balances
}

describe.each(orders(Object.keys(STEPS) as Step[]).map((order) => ({ order })))('$order', ({ order }) => {
  test('one credit, from the moment that the gateway itself confirms it', async () => {
    const balances = await balanceAfter(order, { state: 'COMPLETED' })
    expect(balances.at(-1)).toBe(550_00)
    expect(balances.slice(0, order.indexOf('paid'))).toEqual(order.slice(0, order.indexOf('paid')).map(() => 0))
    // Never twice, and never taken back.
    expect(balances.toSorted((a, b) => a - b)).toEqual(balances)
    expect(new Set([0, ...balances])).toEqual(new Set([0, 550_00]))
  })

  test('none, when another amount was paid than we asked for', async () => {
    expect(new Set(await balanceAfter(order, { state: 'COMPLETED', amountPaise: 1_00 }))).toEqual(new Set([0]))
  })
})
