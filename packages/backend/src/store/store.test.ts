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
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

let backend: TestBackend
let visitor: Client
beforeAll(async () => {
  backend = await openTestBackend()
  visitor = createClient({ baseUrl: TEST_ORIGIN, fetch: backend.fetch })
})
afterAll(() => backend.close())

const MINUTE = 60_000
const ADDRESS = {
  name: 'Asha Rao',
  phone_number: '98111 22233',
  line1: '14, Temple Street',
  city: 'Udupi',
  state: 'Karnataka',
  pincode: '576101',
}

const signedIn = async (): Promise<Client> =>
  createClient({
    baseUrl: TEST_ORIGIN,
    fetch: backend.fetch,
    storage: memoryStorage(await backend.newCustomer()),
    retry: 0,
  })

interface Wish {
  product_id: number
  variant_id?: number
  quantity: number
}
const order = (client: Client, wishes: Wish[], more: { total?: number } = {}) =>
  initiateCoursePayment(client, { kind: 'store', items: wishes, address: ADDRESS, ...more })

const onPayPage = (url: string, outcome: 'pay' | 'fail') =>
  backend.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })

const stockOf = async (slug: string) => {
  const { id } = await getProduct(visitor, { slug })
  const variants = await backend.database.db.select().from(productVariants).where(eq(productVariants.productId, id))
  return variants.map(({ stock }) => stock)
}

test('the store has twenty-four things in five categories, each with a picture and honest words', async () => {
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
    const words = JSON.stringify([product, description, ratings])
    expect(words).not.toMatch(/\bcure|heal(?!thy)|disease|guarantee|curse|evil|death|misfortune|wealth/i)
  }
})

test('a category has its own things, page by page, and an unknown one has none', async () => {
  const slugs: string[] = []
  const query = { category__slug: 'gemstones', limit: 2 }
  for await (const { slug, category } of items(listProducts, visitor, query)) {
    expect(category.slug).toBe('gemstones')
    slugs.push(slug)
  }
  expect(new Set(slugs).size).toBe(5)
  expect((await listProducts(visitor, { category__slug: 'cars' })).results).toEqual([])
  for (const call of [getProduct, getProductDescription, listProductRatings])
    await expect(call(visitor, { slug: 'perpetual-motion' })).rejects.toMatchObject({ status: 404 })
})

test('somebody orders two things, pays once, and finds the order', async () => {
  const client = await signedIn()
  const [mala, pendant] = await Promise.all([
    getProduct(client, { slug: 'rudraksha-mala-108' }),
    getProduct(client, { slug: 'five-faced-rudraksha-pendant' }),
  ])
  const before = await stockOf('rudraksha-mala-108')
  const silver = pendant.variants[1]?.id ?? 0
  const wishes = [
    { product_id: mala.id, quantity: 2 },
    { product_id: pendant.id, variant_id: silver, quantity: 1 },
  ]
  const page = await order(client, wishes, { total: 2 * 749 + 999 })
  expect(await stockOf('rudraksha-mala-108')).toEqual([(before[0] ?? 0) - 2])
  await onPayPage(page.redirect_url, 'pay')
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
  const [kept] = await backend.database.db
    .select()
    .from(orders)
    .where(eq(orders.id, results[0]?.id ?? 0))
  // 5 % inside ₹1,498 and inside ₹999.
  expect(kept?.gstPaise).toBe(71_33 + 47_57)
  expect(kept?.address).toMatchObject({ phone: '+919811122233', line2: null })
})

test('somebody with an empty wallet is told so, and orders all the same', async () => {
  const client = await signedIn()
  expect(await checkOrderPlacement(client, { amount: 749 })).toMatchObject({
    can_place: false,
    balance: 0,
    required: 749,
    shortfall: 749,
    detail: expect.stringContaining('paid on the payment page'),
  })
  const { id } = await getProduct(client, { slug: 'rudraksha-mala-108' })
  const page = await order(client, [{ product_id: id, quantity: 1 }], { total: 749 })
  await onPayPage(page.redirect_url, 'pay')
  expect(await confirmCoursePayment(client, { txn_id: page.txn_id })).toMatchObject({ status: 'success' })
})

test('a declined payment cancels the order and puts its things back', async () => {
  const client = await signedIn()
  const { id } = await getProduct(client, { slug: 'puja-thali-set' })
  const page = await order(client, [{ product_id: id, quantity: 2 }])
  expect(await stockOf('puja-thali-set')).toEqual([1])
  await onPayPage(page.redirect_url, 'fail')
  expect(await stockOf('puja-thali-set')).toEqual([3])
  await confirmCoursePayment(client, { txn_id: page.txn_id })
  expect(await stockOf('puja-thali-set')).toEqual([3])
  expect((await listOrders(client)).results).toMatchObject([{ status: 'cancelled', payment_status: 'failed' }])
})

test('a pay page that nobody uses gives its things back when it ends', async () => {
  const client = await signedIn()
  const { id } = await getProduct(client, { slug: 'puja-thali-set' })
  await order(client, [{ product_id: id, quantity: 2 }])
  await backend.controls.clock.advance(15 * MINUTE)
  expect(await stockOf('puja-thali-set')).toEqual([1])
  await backend.controls.clock.advance(10 * MINUTE)
  expect(await stockOf('puja-thali-set')).toEqual([3])
})

test('what is not there is not sold, and the refusal names it', async () => {
  const [asha, bina] = [await signedIn(), await signedIn()]
  const thali = await getProduct(asha, { slug: 'puja-thali-set' })
  await order(asha, [{ product_id: thali.id, quantity: 2 }])
  await expect(order(bina, [{ product_id: thali.id, quantity: 2 }])).rejects.toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', product_id: thali.id },
  })
  const gone = await getProduct(asha, { slug: 'sandalwood-mala' })
  expect(gone.in_stock).toBe(false)
  const mala = await getProduct(asha, { slug: 'tulsi-mala' })
  const before = await stockOf('tulsi-mala')
  const both = [mala, gone].map(({ id }) => ({ product_id: id, quantity: 1 }))
  await expect(order(asha, both)).rejects.toMatchObject({ status: 409 })
  expect(await stockOf('tulsi-mala')).toEqual(before)
})

test('the server decides the price, and tells when the cart shows another', async () => {
  const client = await signedIn()
  const { id } = await getProduct(client, { slug: 'pearl' })
  await expect(order(client, [{ product_id: id, quantity: 1 }], { total: 1 })).rejects.toMatchObject({
    status: 409,
    body: { code: 'price_changed', total: 1100 },
  })
})

test('a cart with something impossible in it is told what', async () => {
  const client = await signedIn()
  const [pearl, sapphire] = await Promise.all([
    getProduct(client, { slug: 'pearl' }),
    getProduct(client, { slug: 'yellow-sapphire' }),
  ])
  const foreignVariant = sapphire.variants[0]?.id ?? 0
  for (const wish of [
    { product_id: 999_999, quantity: 1 },
    { product_id: pearl.id, variant_id: foreignVariant, quantity: 1 },
    { product_id: pearl.id, quantity: pearl.max_quantity + 1 },
  ])
    await expect(order(client, [wish])).rejects.toMatchObject({ status: 400, body: { items: [expect.any(String)] } })
  const twice = { product_id: sapphire.id, quantity: 1 }
  await expect(order(client, [twice, twice])).rejects.toMatchObject({ status: 400 })
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

test('the same order twice is one order, also from two tabs', async () => {
  const client = await signedIn()
  const { id } = await getProduct(client, { slug: 'hand-bell' })
  const [before = 0] = await stockOf('hand-bell')
  const pages = await Promise.all([1, 2, 3].map(() => order(client, [{ product_id: id, quantity: 1 }])))
  expect(new Set(pages.map(({ txn_id }) => txn_id)).size).toBe(1)
  expect(await stockOf('hand-bell')).toEqual([before - 1])
})

test('nobody empties the shelf with orders that are never paid', async () => {
  const client = await signedIn()
  const { id } = await getProduct(client, { slug: 'wall-panchang' })
  for (let quantity = 1; quantity <= 5; quantity++) await order(client, [{ product_id: id, quantity }])
  await expect(order(client, [{ product_id: id, quantity: 6 }])).rejects.toMatchObject({
    body: { code: 'too_many_unpaid' },
  })
})

test('orders of somebody else are not in the list', async () => {
  const client = await signedIn()
  expect(await listOrders(client)).toMatchObject({ count: 0, results: [] })
})
