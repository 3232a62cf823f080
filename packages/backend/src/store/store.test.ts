import { createClient, items, memoryStorage, type Client } from '@tarapath/api-client'
import { confirmCoursePayment, initiateCoursePayment } from '@tarapath/api-client/courses'
import { checkOrderPlacement } from '@tarapath/api-client/payments'
import {
  getProduct,
  getProductDescription,
  listOrders,
  listProductCategories,
  listProductRatings,
  listProducts,
} from '@tarapath/api-client/store'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders, productVariants } from './tables.ts'
import { openTestBackend, SAMPLE_ADDRESS, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
let visitor: Client
beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})
afterAll(() => backend.close())

const MINUTE = 60_000
const ADDRESS = { ...SAMPLE_ADDRESS, phone_number: '98111 22233' }

const newClient = async (): Promise<Client> =>
  createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch,
    storage: memoryStorage(await backend.newCustomer()),
    retry: 0,
  })

interface CartItem {
  product_id: number
  variant_id?: number
  quantity: number
}
const order = (client: Client, items: CartItem[], options: { total?: number } = {}) =>
  initiateCoursePayment(client, { kind: 'store', items, address: ADDRESS, ...options })

const press = (url: string, outcome: 'pay' | 'fail') =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

const stockOf = async (slug: string) => {
  const { id } = await getProduct(visitor, { slug })
  const variants = await backend.database.db.select().from(productVariants).where(eq(productVariants.productId, id))
  return variants.map(({ stock }) => stock)
}

test('the store has twenty-four products in five categories, each with a picture and no false claims', async () => {
  const { count, results } = await listProducts(visitor, { limit: 100 })
  expect(count).toBe(24)
  const categories = (await listProductCategories(visitor)).results
  expect(categories.map(({ product_count }) => product_count).reduce((a, b) => a + b)).toBe(24)
  expect(categories).toHaveLength(5)
  for (const summary of results) {
    expect((await backend.fetch(TEST_ORIGIN + summary.image)).status).toBe(200)
    const product = await getProduct(visitor, { slug: summary.slug })
    expect(product).toMatchObject(summary)
    expect(product.variants).not.toHaveLength(1)
    const description = await getProductDescription(visitor, { slug: summary.slug })
    expect(description.html).toMatch(/^<p>[^<>]+<\/p>(\n<p>[^<>]+<\/p>)*$/)
    const ratings = (await listProductRatings(visitor, { slug: summary.slug })).results
    expect(ratings).toHaveLength(summary.rating_count)
    const mean = ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length
    expect(summary.rating).toBeCloseTo(mean, 1)
    const texts = JSON.stringify([product, description, ratings])
    expect(texts).not.toMatch(/\bcure|heal(?!thy)|disease|guarantee|curse|evil|death|misfortune|wealth/i)
  }
})

test('a category lists its products page by page, and an unknown one is empty', async () => {
  const slugs: string[] = []
  const query = { category__slug: 'gemstones', limit: 2 }
  for await (const { slug, category } of items(listProducts, visitor, query)) {
    expect(category.slug).toBe('gemstones')
    slugs.push(slug)
  }
  expect(new Set(slugs).size).toBe(5)
  expect((await listProducts(visitor, { category__slug: 'cars' })).results).toEqual([])
  for (const endpoint of [getProduct, getProductDescription, listProductRatings])
    await expect(endpoint(visitor, { slug: 'perpetual-motion' })).rejects.toMatchObject({ status: 404 })
})

test('a customer orders two products, pays once and sees the order', async () => {
  const client = await newClient()
  const [mala, pendant] = await Promise.all([
    getProduct(client, { slug: 'rudraksha-mala-108' }),
    getProduct(client, { slug: 'five-faced-rudraksha-pendant' }),
  ])
  const before = await stockOf('rudraksha-mala-108')
  const silver = pendant.variants[1]?.id ?? 0
  const cart = [
    { product_id: mala.id, quantity: 2 },
    { product_id: pendant.id, variant_id: silver, quantity: 1 },
  ]
  const page = await order(client, cart, { total: 2 * 749 + 999 })
  expect(await stockOf('rudraksha-mala-108')).toEqual([(before[0] ?? 0) - 2])
  await press(page.redirect_url, 'pay')
  expect(await confirmCoursePayment(client, { txn_id: page.txn_id })).toEqual({
    txn_id: page.txn_id,
    status: 'success',
    enrollment: null,
  })
  const { results } = await listOrders(client)
  expect(results).toMatchObject([
    {
      order_number: expect.stringMatching(/^TPO-\d+$/),
      status: 'placed',
      payment_status: 'success',
      total: 2497,
      items: [
        { product: { slug: 'rudraksha-mala-108' }, quantity: 2, price: 749 },
        { product: { slug: 'five-faced-rudraksha-pendant' }, quantity: 1, price: 999 },
      ],
    },
  ])
  const [stored] = await backend.database.db
    .select()
    .from(orders)
    .where(eq(orders.id, results[0]?.id ?? 0))
  // 5 % included in ₹1,498 and in ₹999.
  expect(stored?.gstPaise).toBe(71_33 + 47_57)
  expect(stored?.address).toMatchObject({ phone: '+919811122233', line2: null })
})

test('a customer with an empty wallet sees the shortfall and can order anyway', async () => {
  const client = await newClient()
  expect(await checkOrderPlacement(client, { amount: 749 })).toMatchObject({
    can_place: false,
    balance: 0,
    required: 749,
    shortfall: 749,
    detail: expect.stringContaining('paid on the payment page'),
  })
  const { id } = await getProduct(client, { slug: 'rudraksha-mala-108' })
  const page = await order(client, [{ product_id: id, quantity: 1 }], { total: 749 })
  await press(page.redirect_url, 'pay')
  expect(await confirmCoursePayment(client, { txn_id: page.txn_id })).toMatchObject({ status: 'success' })
})

test('a declined payment cancels the order and restocks its items', async () => {
  const client = await newClient()
  const { id } = await getProduct(client, { slug: 'puja-thali-set' })
  const page = await order(client, [{ product_id: id, quantity: 2 }])
  expect(await stockOf('puja-thali-set')).toEqual([1])
  await press(page.redirect_url, 'fail')
  expect(await stockOf('puja-thali-set')).toEqual([3])
  await confirmCoursePayment(client, { txn_id: page.txn_id })
  expect(await stockOf('puja-thali-set')).toEqual([3])
  expect((await listOrders(client)).results).toMatchObject([{ status: 'cancelled', payment_status: 'failed' }])
})

test('an abandoned payment page restocks the items when it expires', async () => {
  const client = await newClient()
  const { id } = await getProduct(client, { slug: 'puja-thali-set' })
  await order(client, [{ product_id: id, quantity: 2 }])
  await backend.controls.clock.advance(15 * MINUTE)
  expect(await stockOf('puja-thali-set')).toEqual([1])
  await backend.controls.clock.advance(10 * MINUTE)
  expect(await stockOf('puja-thali-set')).toEqual([3])
})

test('an item out of stock is refused, and the error contains its product', async () => {
  const [asha, bina] = [await newClient(), await newClient()]
  const thali = await getProduct(asha, { slug: 'puja-thali-set' })
  await order(asha, [{ product_id: thali.id, quantity: 2 }])
  await expect(order(bina, [{ product_id: thali.id, quantity: 2 }])).rejects.toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', product_id: thali.id, detail: `Fewer than 2 of "${thali.name}" are in stock.` },
  })
  const soldOut = await getProduct(asha, { slug: 'sandalwood-mala' })
  expect(soldOut.in_stock).toBe(false)
  const mala = await getProduct(asha, { slug: 'tulsi-mala' })
  const before = await stockOf('tulsi-mala')
  const both = [mala, soldOut].map(({ id }) => ({ product_id: id, quantity: 1 }))
  await expect(order(asha, both)).rejects.toMatchObject({
    status: 409,
    body: { detail: `"${soldOut.name}" is out of stock.` },
  })
  expect(await stockOf('tulsi-mala')).toEqual(before)
})

test('the server decides the price and refuses a cart with another total', async () => {
  const client = await newClient()
  const { id } = await getProduct(client, { slug: 'pearl' })
  await expect(order(client, [{ product_id: id, quantity: 1 }], { total: 1 })).rejects.toMatchObject({
    status: 409,
    body: { code: 'price_changed', total: 1100 },
  })
})

test('an invalid cart is refused with an error for the invalid field', async () => {
  const client = await newClient()
  const [pearl, sapphire] = await Promise.all([
    getProduct(client, { slug: 'pearl' }),
    getProduct(client, { slug: 'yellow-sapphire' }),
  ])
  const foreignVariant = sapphire.variants[0]?.id ?? 0
  for (const item of [
    { product_id: 999_999, quantity: 1 },
    { product_id: pearl.id, variant_id: foreignVariant, quantity: 1 },
    { product_id: pearl.id, quantity: pearl.max_quantity + 1 },
  ])
    await expect(order(client, [item])).rejects.toMatchObject({ status: 400, body: { items: [expect.any(String)] } })
  const sameItem = { product_id: sapphire.id, quantity: 1 }
  await expect(order(client, [sameItem, sameItem])).rejects.toMatchObject({ status: 400 })
  await expect(
    initiateCoursePayment(client, {
      kind: 'store',
      items: [{ product_id: pearl.id, quantity: 1 }],
      address: { ...ADDRESS, pincode: '0123', phone_number: '5' },
    }),
  ).rejects.toMatchObject({ body: { 'address.pincode': ['Enter the six digits of the PIN code.'] } })
  await expect(initiateCoursePayment(client, { kind: 'store' })).rejects.toMatchObject({
    body: { items: ['This field is required.'] },
  })
})

test('a customer cannot reserve stock with many unpaid orders', async () => {
  const client = await newClient()
  const { id } = await getProduct(client, { slug: 'wall-panchang' })
  for (let quantity = 1; quantity <= 5; quantity++) await order(client, [{ product_id: id, quantity }])
  await expect(order(client, [{ product_id: id, quantity: 6 }])).rejects.toMatchObject({
    body: { code: 'too_many_unpaid' },
  })
})

test('orders of another customer are not listed', async () => {
  const client = await newClient()
  expect(await listOrders(client)).toMatchObject({ count: 0, results: [] })
})
