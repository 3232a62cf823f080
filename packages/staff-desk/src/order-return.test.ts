import { initiateCoursePayment } from '@tarapath/api-client/courses'
import { getProduct, listOrders } from '@tarapath/api-client/store'
import { payments, refunds } from '@tarapath/backend/payments'
import { orderItems, products, productVariants } from '@tarapath/backend/store'
import {
  CONSOLE_SETTINGS,
  type Fixture,
  type FormFields,
  openFixture,
  SAMPLE_ADDRESS,
  type SignedInCustomer,
} from '@tarapath/backend-testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

const db = () => fixture.backend.database.db
const submit = (path: string, fields: FormFields = {}) => fixture.desk.submit(path, fields)
const stock = async () =>
  (await db().select().from(productVariants).orderBy(productVariants.id)).map((variant) => variant.stock)
const PARCEL = { carrier: 'Delhivery', number: 'DL-4711-22', link: '' }

/** Paid, packed and shipped: so many pieces of each product. */
async function shippedOrder(customer: SignedInCustomer, quantities: Record<string, number>) {
  const { client } = customer
  const items = []
  for (const [slug, quantity] of Object.entries(quantities))
    items.push({ product_id: (await getProduct(client, { slug })).id, quantity })
  const { redirect_url } = await initiateCoursePayment(client, { kind: 'store', items, address: SAMPLE_ADDRESS })
  await fixture.submitPayPage(redirect_url, 'pay')
  const [{ id: order, txn_id: txnId, items: bought }] = (await listOrders(client)).results as [
    Awaited<ReturnType<typeof listOrders>>['results'][number],
  ]
  await submit('orders/pack', { order })
  await submit('orders/ship', { order, ...PARCEL })
  const rows = await db().select().from(orderItems).where(eq(orderItems.orderId, order)).orderBy(orderItems.id)
  return { client, order, txnId: txnId ?? '', bought, rows }
}

/** The body that the desk's form posts once it has shown the sum for this choice. */
async function shownForm(order: number, choice: Record<number, number>) {
  const query = Object.entries(choice).map(([item, count]) => `&back-${item}=${count}`)
  const page = await fixture.desk.page(`orders?order=${order}${query.join('')}`)
  const items = /name="items"\s+value="([^"]*)"/.exec(page)?.[1]
  return { page, items, button: /Return and refund (₹[\d,.]+)/.exec(page)?.[1] }
}

test('a returned order is restocked and refunded once', async () => {
  const before = await stock()
  const { client, order } = await shippedOrder(await fixture.newCustomer(0), { 'hand-bell': 1 })
  const { items = '', button } = await shownForm(order, {})
  expect(button).toBe('₹520.00')
  const back = { order, items, reason: 'Nobody was at home.' }
  expect((await submit('orders/return', back)).status).toBe(303)
  expect((await submit('orders/return', back)).status).toBe(409)
  expect(await stock()).toEqual(before)
  expect((await listOrders(client)).results[0]).toMatchObject({ status: 'returned', items: [{ returned_quantity: 1 }] })
  expect(await fixture.desk.page(`orders?order=${order}`)).toContain('Nobody was at home. ₹520.00 will be refunded')
})

test('an order that was not shipped is not returned', async () => {
  const { client } = await fixture.newCustomer(0)
  const { redirect_url } = await fixture.placeOrder(client)
  await fixture.submitPayPage(redirect_url, 'pay')
  const { id: order } = (await listOrders(client)).results[0]!
  const [row] = await db().select().from(orderItems).where(eq(orderItems.orderId, order))
  const early = await submit('orders/return', { order, items: `${row!.id}:1`, reason: 'Too early.' })
  expect(early.status).toBe(409)
  expect(
    await db()
      .select()
      .from(refunds)
      .innerJoin(payments, eq(payments.txnId, refunds.txnId))
      .where(eq(payments.orderId, order)),
  ).toEqual([])
})

test('one of three pieces is returned: its price with tax is refunded, and only it is restocked', async () => {
  const before = await stock()
  const { client, order, txnId, bought, rows } = await shippedOrder(await fixture.newCustomer(0), {
    'rudraksha-mala-108': 2,
    'hand-bell': 1,
  })
  const mala = rows.find(({ quantity }) => quantity === 2)!
  const bell = rows.find(({ quantity }) => quantity === 1)!
  const nothingChosen = await shownForm(order, {})
  expect(nothingChosen.button).toBeUndefined()
  expect(nothingChosen.page).toContain('Show the refund')
  // The page that shows the sum opens at the form, which is below the fold.
  expect(nothingChosen.page).toMatch(/<details id="return"[\s\S]*<form method="get" action="[^"]*\/orders#return">/)
  expect((await shownForm(order, { [mala.id]: 0, [bell.id]: 0 })).page).toContain('Choose what came back.')

  const { page, items = '', button } = await shownForm(order, { [mala.id]: 1, [bell.id]: 0 })
  const rupees = (mala.pricePaise / 100).toFixed(2)
  expect(button).toBe(`₹${rupees}`)
  expect(page).toMatch(/Of the refund, GST/)
  expect((await submit('orders/return', { order, items, reason: 'The thread was broken.' })).status).toBe(303)

  const after = (await listOrders(client)).results[0]!
  expect(after.status).toBe('returned')
  expect(after.refund?.amount).toBe(mala.pricePaise / 100)
  expect(after.items.map(({ quantity, returned_quantity }) => [quantity, returned_quantity])).toEqual(
    bought.map(({ quantity }) => [quantity, quantity === 2 ? 1 : 0]),
  )
  const variants = await db().select().from(productVariants).orderBy(productVariants.id)
  const missing = variants.flatMap(({ id, stock: left }, at) => (left === before[at] ? [] : [[id, before[at]! - left]]))
  expect(missing.toSorted(([a = 0], [b = 0]) => a - b)).toEqual(
    [
      [mala.variantId, 1],
      [bell.variantId, 1],
    ].toSorted(([a = 0], [b = 0]) => a - b),
  )
  const postings = (await db().execute(
    sql`select account_id as account, amount_paise::int as paise from postings join journals on journals.id = journal_id
      where cause = ${`refund:${txnId}`} order by account_id`,
  )) as unknown as { rows?: { account: string; paise: number }[] } & { account: string; paise: number }[]
  const posted = postings.rows ?? postings
  // The tax on the piece that the customer keeps is not refunded.
  const taxOf = (paise: number) => Math.round((paise * 5) / 105)
  const gst = taxOf(2 * mala.pricePaise) - taxOf(mala.pricePaise)
  expect(posted.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
  expect(posted).toContainEqual({ account: 'platform:gst', paise: -gst })
  expect(posted).toContainEqual({ account: 'platform:refunds', paise: mala.pricePaise })
  expect(await fixture.desk.page(`orders?order=${order}`)).toMatch(/1 came back[\s\S]*Refunded/)
})

test('a return of pieces that were not bought is refused, and nothing changes', async () => {
  const { client, order, txnId, rows } = await shippedOrder(await fixture.newCustomer(0), { 'rudraksha-mala-108': 2 })
  const [{ id }] = rows as [(typeof rows)[number]]
  const before = await stock()
  for (const items of [`${id}:3`, `${id}:1,${id}:1`, `${id}:0`, '999999:1', '', 'all', `${id}:1,`]) {
    const refused = await submit('orders/return', { order, items, reason: 'It came back.' })
    expect([items, refused.status]).toEqual([items, 400])
  }
  expect((await listOrders(client)).results[0]).toMatchObject({ status: 'shipped' })
  expect(await stock()).toEqual(before)
  expect(await db().select().from(refunds).where(eq(refunds.txnId, txnId))).toEqual([])
})

/** An old order without a stored rate, for a product whose rate has risen since. */
async function withoutRate({ id, productId }: { id: number; productId: number }, run: () => Promise<void>) {
  const [product] = await db().select().from(products).where(eq(products.id, productId))
  await db().update(orderItems).set({ gstPercent: null }).where(eq(orderItems.id, id))
  await db().update(products).set({ gstPercent: 28 }).where(eq(products.id, productId))
  await run()
  await db().update(products).set({ gstPercent: product!.gstPercent }).where(eq(products.id, productId))
  return (paise: number) => Math.round((paise * product!.gstPercent) / (100 + product!.gstPercent))
}

async function refundedTax(txnId: string) {
  const posted = (await db().execute(
    sql`select amount_paise::int as paise from postings join journals on journals.id = journal_id
      where cause = ${`refund:${txnId}`} and account_id = 'platform:gst'`,
  )) as unknown as { rows?: { paise: number }[] } & { paise: number }[]
  return [...(posted.rows ?? posted)].map(({ paise }) => -paise)
}

test('a whole order is refunded with the tax that was paid, whatever the rate of its product is now', async () => {
  const { order, txnId, rows } = await shippedOrder(await fixture.newCustomer(0), { 'tulsi-mala': 2 })
  const [row] = rows as [(typeof rows)[number]]
  const taxOf = await withoutRate(row, async () => {
    const back = { order, items: `${row.id}:2`, reason: 'It came back.' }
    expect((await submit('orders/return', back)).status).toBe(303)
  })
  expect(await refundedTax(txnId)).toEqual([taxOf(2 * row.pricePaise)])
})

test('a partial return refunds its part of the tax that was paid, whatever the rate is now', async () => {
  const { order, txnId, rows } = await shippedOrder(await fixture.newCustomer(0), { 'tulsi-mala': 2 })
  const [row] = rows as [(typeof rows)[number]]
  const taxOf = await withoutRate(row, async () => {
    const { items = '' } = await shownForm(order, { [row.id]: 1 })
    expect((await submit('orders/return', { order, items, reason: 'One came back.' })).status).toBe(303)
  })
  expect(await refundedTax(txnId)).toEqual([Math.round(taxOf(2 * row.pricePaise) / 2)])
})
