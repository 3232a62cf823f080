import type { Page } from '@playwright/test'
import { ISSUER } from '../addresses.ts'
import { pressEnterOn } from './world/tab-to.ts'
import { expect, test } from './world/test.ts'

const ADDRESS = { name: 'Aditi Sharma', line1: '12 Dhantoli', city: 'Nagpur', pincode: '440010', state: 'Maharashtra' }

const LONG_NAME = 'श्रीमती अनुराधा विश्वनाथन राजगोपालाचारी वेंकटसुब्रमण्यम'

/** Expects what a printed page needs: its issuer, no buttons, and no row on two pages. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const line of ISSUER.split('; ')) await expect(page.getByText(line)).toBeVisible()
  await expect(page.locator('button:visible, .ui-button:visible, summary:visible, input:visible')).toHaveCount(0)
  const rows = page.locator('.ui-rows > li, tr, address').filter({ visible: true })
  expect(await rows.count()).toBeGreaterThan(0)
  const breaks = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).breakInside))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('invoices and receipts are printed with their issuer and without buttons', async ({ page, customer, world }) => {
  const { post, get } = await customer.signIn()
  const { results: products } = await get('kun_store/products/?limit=20')
  const items = []
  for (const { slug, in_stock: inStock } of products) {
    const { id, variants } = await get(`kun_store/products/${slug}/`)
    const [variant] = variants
    if (inStock && items.length < 14)
      items.push({ product_id: id, quantity: 1, ...(variant && { variant_id: variant.id }) })
  }
  const order = { kind: 'store', items, address: { ...ADDRESS, phone_number: customer.phone }, path: '/orders/payment' }
  // The server refuses another total than its own, and says which.
  const { total } = await post('payments/ecommerce-initiate-payment/', { ...order, total: 1 })
  const { txn_id: paid } = await post('payments/ecommerce-initiate-payment/', { ...order, total })
  await world.settlePayment(paid)
  await page.goto('/orders')
  await page.getByRole('main').getByRole('listitem').filter({ hasText: '13 more items' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order TPO-/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print invoice' })).toBeVisible()
  await expect(page.getByText(ISSUER.split('; ')[0] ?? '')).toBeHidden()
  await expectPrintable(page)
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1)

  const { txn_id: recharge } = await post('user/wallet/recharge/', { amount: 500 })
  await post('payments/phonepe/initiate-transaction/', { txn_id: recharge })
  await world.settlePayment(recharge)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/wallet/payment?txn_id=${recharge}`)
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expectPrintable(page)
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})

test('the receipt of a consultation is printed on one page, with long and Hindi names', async ({
  page,
  customer,
  world,
}) => {
  let prints = 0
  await page.exposeFunction('print', () => (prints += 1))
  await customer.signIn({ rupees: 2000 })
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Name' }).fill(LONG_NAME)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const astrologer = await world.meet(44)
  const consultation = await customer.chatWith(astrologer)
  await world.advanceClock(170)
  await customer.declineReview(await customer.end())
  await page.goto(`/history/${consultation}/receipt`)
  const print = page.getByRole('button', { name: 'Print' })
  const hasPrinted = async () =>
    prints > 0 || page.locator(':focus').evaluateAll((focused) => focused.map(({ outerHTML }) => outerHTML))
  await expect(async () => {
    await pressEnterOn(page, print)
    await expect.poll(hasPrinted, { timeout: 10_000 }).toBe(true)
  }).toPass({ timeout: 120_000 })
  await expectPrintable(page)
  for (const line of [`For ${LONG_NAME}`, /× ₹\d+\/min/]) await expect(page.getByText(line)).toBeVisible()
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})
