import { movePointer } from './world/move-pointer.ts'
import { expect, test } from './world/test.ts'

test('a page that is open stays on a line that carries nothing, though the device is online', async ({
  page,
  world,
  expected,
}) => {
  expected.push(/ERR_FAILED/)
  const astrologer = await world.meet(15)
  await page.goto(astrologer.path)
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  await page.route(/\.data/, (route) => route.abort())
  // The page listens soon.
  await expect(async () => {
    const failed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('.data'),
      timeout: 2000,
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await failed
  }).toPass()
  const router = () =>
    page.evaluate(() => {
      const { revalidation, errors } = window.__reactRouterDataRouter!.state
      return { revalidation, errors }
    })
  await expect.poll(router).toEqual({ revalidation: 'idle', errors: null })
  await expect(page.getByRole('heading', { level: 1, name: astrologer.name })).toBeVisible()
  await page.unrouteAll()
  const refreshed = page.waitForResponse(/\.data/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await refreshed
  await expect(page.getByRole('heading', { level: 1, name: astrologer.name })).toBeVisible()
})

test('a request without an answer says so beside the price, and who cancels it starts nothing', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(14)
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  // It arrives, and its answer does not.
  const arrived = Promise.withResolvers<void>()
  await page.route(/request-initiate/, (route) => route.fetch().then(() => arrived.resolve()))
  let starts = 0
  page.on('request', (request) => (starts += request.url().includes('/chat/initiate') ? 1 : 0))
  await sheet.getByRole('button', { name: 'Start chat' }).click()
  await expect(sheet.getByText(/^This is taking longer than usual\. You can wait or cancel/)).toBeVisible()
  await expect(sheet.getByText('Maximum cost')).toBeVisible()
  await arrived.promise
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Request cancelled. You were not charged.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: astrologer.name })).toBeVisible()
  expect(starts).toBe(0)
})

test('a course whose payment is not confirmed names the sum, says when nothing answers, and goes on asking', async ({
  page,
  customer,
  world,
}) => {
  await customer.signIn()
  await page.goto('/courses')
  await page.getByRole('link', { name: 'Jyotish from the beginning' }).click()
  await page.getByRole('button', { name: 'Enrol for ₹6,499' }).click()
  await page.getByRole('button', { name: 'Return while pending' }).click()
  const checking = page.getByRole('heading', { level: 1, name: 'Checking your payment' })
  await expect(checking).toBeVisible()
  await expect(page.getByText('Payment of ₹6,499.00')).toBeVisible()
  await page.route(/ecommerce-payment-callback/, () => new Promise(() => {}))
  await expect(page.getByText(/No answer from Tarapath\. Check your internet connection/)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(checking).toBeVisible()
  await expect(page.getByText('Payment of ₹6,499.00')).toBeVisible()
  await world.settlePayment(new URL(page.url()).searchParams.get('txn_id') ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'You are enrolled' })).toBeVisible()
})
