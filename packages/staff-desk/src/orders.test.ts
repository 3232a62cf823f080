import { listOrders } from '@tarapath/api-client/store'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffActivity } from '@tarapath/backend/staff'
import { orders, productVariants } from '@tarapath/backend/store'
import { CONSOLE_SETTINGS, type Fixture, type FormFields, openFixture } from '@tarapath/backend-testing'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture({ settings: CONSOLE_SETTINGS })
})
afterAll(() => fixture.backend.close())

const signedIn = async () => (await fixture.newCustomer(1000)).client
const submit = (path: string, fields: FormFields = {}) => fixture.desk.submit(path, fields)
/** The query of the page that shows what was found. */
const searchFor = async (q: string) => (await submit('orders/find', { q })).location?.split('?')[1] ?? ''
const stock = async () =>
  (await fixture.backend.database.db.select().from(productVariants).orderBy(productVariants.id)).map(
    (variant) => variant.stock,
  )
const detailOf = (order: number) => fixture.desk.page(`orders?order=${order}`)
const PARCEL = { carrier: 'Delhivery', number: 'DL-4711-22', link: 'https://parcels.example/DL-4711-22' }

test('a paid order is packed, shipped and delivered, and the customer sees each step', async () => {
  const client = await signedIn()
  const { redirect_url } = await fixture.placeOrder(client)
  await fixture.submitPayPage(redirect_url, 'pay')
  const mine = async () => (await listOrders(client)).results[0]!
  const { id: order } = await mine()
  expect(await fixture.desk.page('orders')).toMatch(
    new RegExp(`data-order="${order}"\\s+data-status="placed"\\s+data-payment="success"[\\s\\S]*Asha &lt;Rao&gt;`),
  )
  expect(await detailOf(order)).toContain('Asha &lt;Rao&gt;\n')

  expect(await submit('orders/pack', { order })).toMatchObject({
    status: 303,
    location: `/console/desk/orders?done=pack&order=${order}`,
  })
  expect(await mine()).toMatchObject({ status: 'packed', tracking_url: null, tracking_number: null })
  expect(await fixture.desk.page('orders?done=pack')).toContain('Packed.')
  await submit('orders/ship', { order, ...PARCEL })
  expect(await mine()).toMatchObject({
    status: 'shipped',
    carrier: 'Delhivery',
    tracking_number: 'DL-4711-22',
    tracking_url: PARCEL.link,
  })
  expect(await detailOf(order)).toContain('href="https://parcels.example/DL-4711-22"')
  for (let times = 0; times < 2; times += 1) expect((await submit('orders/deliver', { order })).status).toBe(303)
  expect(await mine()).toMatchObject({ status: 'delivered', tracking_number: 'DL-4711-22' })
  expect(await fixture.desk.page('orders')).not.toContain(`data-order="${order}"`)
  expect(await fixture.desk.page('orders?past')).toContain(`data-order="${order}"`)
})

test('an unpaid order is not packed, and no step can be skipped', async () => {
  const client = await signedIn()
  const { redirect_url } = await fixture.placeOrder(client)
  const { id: order } = (await listOrders(client)).results[0]!
  expect(await submit('orders/pack', { order })).toMatchObject({ status: 409, notice: 'This order has not been paid.' })
  expect(await fixture.desk.page('orders')).not.toContain(`data-order="${order}"`)
  await fixture.submitPayPage(redirect_url, 'pay')
  expect(await submit('orders/deliver', { order })).toMatchObject({
    status: 409,
    notice: 'An order that is placed cannot become delivered.',
  })
  expect((await submit('orders/ship', { order, ...PARCEL })).status).toBe(409)
})

test('a cancelled order is restocked and refunded', async () => {
  const before = await stock()
  const client = await signedIn()
  const { redirect_url } = await fixture.placeOrder(client)
  await fixture.submitPayPage(redirect_url, 'pay')
  const { id: order } = (await listOrders(client)).results[0]!
  await submit('orders/pack', { order })
  const reason = 'The bell has a crack.'
  expect((await submit('orders/cancel', { order, reason })).status).toBe(303)
  expect(await stock()).toEqual(before)
  expect((await listOrders(client)).results[0]).toMatchObject({ status: 'cancelled' })
  expect(await detailOf(order)).toContain(`${reason} ₹520.00 will be refunded to your original payment method.`)
  expect((await submit('orders/cancel', { order, reason })).status).toBe(409)
  expect((await submit('orders/ship', { order, ...PARCEL })).status).toBe(409)
})

test('a refused parcel keeps what was entered', async () => {
  const client = await signedIn()
  const { redirect_url } = await fixture.placeOrder(client)
  await fixture.submitPayPage(redirect_url, 'pay')
  const { id: order } = (await listOrders(client)).results[0]!
  await submit('orders/pack', { order })
  const refused = await submit(`orders/ship?order=${order}`, { order, ...PARCEL, number: 'DL 4711' })
  expect(refused.notice).toContain('The tracking number has to be')
  for (const value of ['Delhivery', 'DL 4711', PARCEL.link]) expect(refused.text).toContain(`value="${value}"`)
  const cancelled = await submit(`orders/cancel?order=${order}`, { order, reason: `It broke. ${'x'.repeat(200)}` })
  expect(cancelled.text).toMatch(/<details open>\s*<summary>Cancel and refund…[^]*It broke\./)
  await submit('orders/cancel', { order, reason: 'It broke.' })
})

test('a mistyped tracking number can be corrected', async () => {
  const client = await signedIn()
  const { redirect_url } = await fixture.placeOrder(client)
  await fixture.submitPayPage(redirect_url, 'pay')
  const { id: order } = (await listOrders(client)).results[0]!
  await submit('orders/pack', { order })
  await submit('orders/ship', { order, ...PARCEL, link: '' })
  await submit('orders/ship', { order, ...PARCEL, number: 'DL-4711-23', link: '' })
  expect((await listOrders(client)).results[0]).toMatchObject({ tracking_number: 'DL-4711-23', tracking_url: null })
})

test('staff find an order by number, name and telephone, in the list that it is in, and save what they found', async () => {
  const client = await signedIn()
  const { redirect_url } = await fixture.placeOrder(client)
  const { id: order } = (await listOrders(client)).results[0]!
  const has = async (query: string) => (await fixture.desk.page(`orders?${query}`)).includes(`data-order="${order}"`)
  expect([await has('list=pending'), await has('list=todo'), await has('list=all')]).toEqual([true, false, true])
  await fixture.submitPayPage(redirect_url, 'pay')
  expect([await has('list=pending'), await has('list=todo'), await has('list=past')]).toEqual([false, true, false])
  const { db } = fixture.backend.database
  const { phone } = (await db.select().from(orders).where(eq(orders.id, order)))[0]!.address
  for (const found of [`TPO-${order}`, String(order), 'asha', phone, `0${phone.slice(-10)}`])
    expect([found, await has(await searchFor(found))]).toEqual([found, true])
  for (const none of ['TPO-99999', 'Nobody', '%', '9000000000', "'; --"])
    expect([none, await has(await searchFor(none))]).toEqual([none, false])
  // An address has no name and no telephone in it, not even that of the export.
  const page = await fixture.desk.page(`orders?${await searchFor('asha')}`)
  expect(page).toContain('value="asha"')
  expect([...page.matchAll(/(?:href|action)="([^"]*)"/g)].filter(([, address]) => /asha/i.test(address!))).toEqual([])
  expect(await fixture.desk.page('orders?q=asha')).not.toContain('value="asha"')

  const csv = await fixture.desk.page(`orders.csv?${await searchFor(`TPO-${order}`)}`)
  const [head, line, end] = csv.split('\r\n')
  expect(head).toContain('order,placed,state,customer,city')
  expect(line).toContain(`TPO-${order},`)
  expect(line).toContain('Asha <Rao>')
  expect(end).toBe('')
  expect(csv).not.toContain(phone.slice(-10))
  expect(await db.select().from(staffActivity)).toContainEqual(
    expect.objectContaining({ page: 'orders', action: 'file' }),
  )
})

test('a name is found by the beginnings of its words, however it is written', async () => {
  const client = await signedIn()
  await fixture.placeOrder(client)
  const { id: order } = (await listOrders(client)).results[0]!
  const { db } = fixture.backend.database
  const [row] = await db.select().from(orders).where(eq(orders.id, order))
  const address = { ...row!.address, name: "A.K. D'Souza-Rao (रामचंद्र)" }
  await db.update(orders).set({ address }).where(eq(orders.id, order))
  const has = async (text: string) =>
    (await fixture.desk.page(`orders?${await searchFor(text)}`)).includes(`data-order="${order}"`)
  for (const found of ['rao', 'RAO', 'd’souza', 'souza ra', 'rao, a.k.', 'रामचं', "D'Souza-Rao"])
    expect([found, await has(found)]).toEqual([found, true])
  for (const none of ['ao', 'rao meera', '&', "'", '\\', 'चंद्र']) expect([none, await has(none)]).toEqual([none, false])
})

test.each([
  ['number', 'x y'],
  ['number', '<b>'],
  ['carrier', ' '],
  ['link', 'http://parcels.example/1'],
  ['link', 'javascript:alert(1)'],
])('an order is not shipped with %s %j', async (field, value) => {
  expect((await submit('orders/ship', { order: 40_001, ...PARCEL, [field]: value })).status).toBe(400)
})
