import { createClient, memoryStorage } from '@tarapath/api-client'
import { initiateCoursePayment } from '@tarapath/api-client/courses'
import { getProduct } from '@tarapath/api-client/store'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments } from '../payments/index.ts'
import { productVariants } from './tables.ts'
import { openTestBackend, SAMPLE_ADDRESS, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

/** A customer who orders one bell, again and again. */
async function newBellBuyer() {
  const storage = memoryStorage(await backend.newCustomer())
  const client = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch, storage, retry: 0 })
  const { id } = await getProduct(client, { slug: 'hand-bell' })
  const items = [{ product_id: id, quantity: 1 }]
  return (options: { total?: number } = {}) =>
    initiateCoursePayment(client, { kind: 'store', items, address: SAMPLE_ADDRESS, ...options })
}

const bell = async () => {
  const { id } = await getProduct(createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch }), { slug: 'hand-bell' })
  const [variant] = await backend.database.db.select().from(productVariants).where(eq(productVariants.productId, id))
  if (!variant) throw new Error('There is no bell.')
  return variant
}

test('concurrent requests for the same order create one order', async () => {
  const order = await newBellBuyer()
  const { stock } = await bell()
  const pages = await Promise.all([1, 2, 3].map(() => order()))
  expect(new Set(pages.map(({ txn_id }) => txn_id)).size).toBe(1)
  expect((await bell()).stock).toBe(stock - 1)
})

test('an order requested again at a new price gives a new payment, and the same one at the old price', async () => {
  const { db } = backend.database
  const order = await newBellBuyer()
  const { id, pricePaise } = await bell()
  await db.update(productVariants).set({ discountedPricePaise: null }).where(eq(productVariants.id, id))
  const total = pricePaise / 100
  const before = await order({ total })
  await db
    .update(productVariants)
    .set({ pricePaise: pricePaise - 10_00 })
    .where(eq(productVariants.id, id))
  const cheaper = await order({ total: total - 10 })
  expect(cheaper.txn_id).not.toBe(before.txn_id)
  const rows = await db.select().from(payments).where(eq(payments.txnId, cheaper.txn_id))
  expect(rows).toMatchObject([{ payablePaise: pricePaise - 10_00 }])
  // Each total finds its own payment again.
  expect((await order({ total: total - 10 })).txn_id).toBe(cheaper.txn_id)
  expect((await order({ total })).txn_id).toBe(before.txn_id)
})
