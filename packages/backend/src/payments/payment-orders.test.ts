import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { simulatorOrders } from '../database/sandbox-tables.ts'
import { orderCallback } from '@tarapath/sandbox'
import { defaultSettings, type Settings } from '../ports/settings.ts'
import { balancePaise } from '../ledger/index.ts'
import { openTestBackend, type TestBackend, type TestCustomer } from '@tarapath/backend-testing'

const settings: Settings = { ...defaultSettings(), secrets: ['a shared secret'] }
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ settings })
})
afterAll(() => backend.close())

type Order = typeof simulatorOrders.$inferSelect
interface Payment {
  customer: TestCustomer
  txnId: string
  /** The gateway's order once it is paid. */
  paid: Partial<Order>
}

async function sendCallback({ txnId }: Payment, changes: Partial<Order>): Promise<void> {
  const [order] = await backend.database.db.select().from(simulatorOrders).where(eq(simulatorOrders.orderId, txnId))
  if (!order) throw new Error('The gateway has no such order.')
  expect(
    (await backend.fetch(await orderCallback(settings, { ...order, ...changes }, backend.controls.clock.now()))).status,
  ).toBe(200)
}

/** The events of a payment. Only `paid` changes the gateway; the others only claim a state. */
const STEPS = {
  paid: ({ txnId, paid }: Payment) =>
    backend.database.db.update(simulatorOrders).set(paid).where(eq(simulatorOrders.orderId, txnId)),
  'a callback says paid': (payment: Payment) => sendCallback(payment, { state: 'COMPLETED' }),
  'a callback says failed': (payment: Payment) => sendCallback(payment, { state: 'FAILED' }),
  'the page polls': ({ customer, txnId }: Payment) =>
    backend.ask('POST', '/api/v1/payments/phonepe/transaction/status/', { as: customer, body: { txn_id: txnId } }),
}
type Step = keyof typeof STEPS

const permutations = (steps: Step[]): Step[][] =>
  steps.length === 0
    ? [[]]
    : steps.flatMap((first) => permutations(steps.filter((step) => step !== first)).map((rest) => [first, ...rest]))

async function balanceAfter(order: Step[], paid: Partial<Order>): Promise<number[]> {
  const customer = await backend.newCustomer()
  const ask = (path: string, body: object) => backend.ask('POST', path, { as: customer, body })
  const { txn_id: txnId } = (await ask('/api/v1/user/wallet/recharge/', { amount: 500 })).body as { txn_id: string }
  await ask('/api/v1/payments/phonepe/initiate-transaction/', { txn_id: txnId })
  const balances: number[] = []
  const afterwards: Step[] = ['a callback says paid', 'a callback says failed', 'the page polls']
  for (const step of [...order, ...afterwards]) {
    await STEPS[step]({ customer, txnId, paid })
    balances.push(await balancePaise(backend.database.db, customer.id))
  }
  return balances
}

describe.each(permutations(Object.keys(STEPS) as Step[]).map((order) => ({ order })))('$order', ({ order }) => {
  test('the wallet is credited once, when the gateway confirms the payment', async () => {
    const balances = await balanceAfter(order, { state: 'COMPLETED' })
    expect(balances.at(-1)).toBe(550_00)
    expect(balances.slice(0, order.indexOf('paid'))).toEqual(order.slice(0, order.indexOf('paid')).map(() => 0))
    // Never credited twice and never reversed.
    expect(balances.toSorted((a, b) => a - b)).toEqual(balances)
    expect(new Set([0, ...balances])).toEqual(new Set([0, 550_00]))
  })

  test('the wallet is not credited when another amount was paid', async () => {
    expect(new Set(await balanceAfter(order, { state: 'COMPLETED', amountPaise: 1_00 }))).toEqual(new Set([0]))
  })
})
