import { openApp } from './world/astrologer-app.ts'
import { movePointer } from './world/move-pointer.ts'
import { expect, test } from './world/test.ts'

test('a tap on a dead connection shows that there is no answer, until one comes', async ({ page, customer, world }) => {
  const astrologer = await world.meet(33)
  await world.setPresence(astrologer.id, 'busy')
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await movePointer(page)
  await page.route(/\/api\//, () => new Promise(() => {}))
  await page.getByRole('button', { name: 'Join waiting list' }).click()
  const strip = page.getByRole('status').filter({ hasText: 'No answer yet. Check your internet.' })
  await expect(strip).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(strip).toBeHidden()
})

test('a one-time code requested on a dead connection fails with a message and can be requested again', async ({
  page,
  customer,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(customer.phone)
  const hung = Promise.withResolvers<void>()
  await page.clock.install()
  await page.route(/\/api\//, () => {
    hung.resolve()
    return new Promise(() => {})
  })
  const send = page.getByRole('button', { name: 'Get OTP' })
  await send.click()
  await hung.promise
  await page.clock.runFor(5000)
  await expect(page.getByText('This is taking longer than usual. Check your internet connection.')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByText('Tarapath is not responding.')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await send.click()
  await expect(page.getByRole('textbox', { name: '6-digit OTP' })).toBeFocused()
})

test('a file that never loads is reported, and a customer who reloads can sign in', async ({ page, customer }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const phone = page.getByRole('textbox', { name: 'Mobile number' })
  await phone.fill(customer.phone)
  const hung = Promise.withResolvers<void>()
  await page.clock.install()
  let isBack = false
  await page.route(/\/assets\/browser-client-.*\.js/, (route) => {
    if (isBack) return route.continue()
    hung.resolve()
    return new Promise(() => {})
  })
  const send = page.getByRole('button', { name: 'Get OTP' })
  await send.click()
  await hung.promise
  await page.clock.runFor(30_000)
  const said = page
    .getByRole('dialog', { name: 'Sign in' })
    .getByText('Part of this page did not load. Reload the page.')
  await expect(said).toBeVisible()
  isBack = true
  // The browser does not request the file again.
  await send.click()
  await expect(said).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(said).toBeVisible()
  const reload = page.getByRole('button', { name: 'Reload', includeHidden: true })
  await expect(reload).toHaveCount(1)
  await reload.click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(phone).toHaveValue(customer.phone)
  await customer.giveNumberAndCode()
  await expect(customer.walletChip).toBeVisible()
})

test('a call that cannot be ended over a dead connection says how to end it', async ({ page, customer, world }) => {
  const astrologer = await world.meet(54)
  await customer.signIn({ rupees: 500 })
  await customer.askForCall(astrologer)
  const widget = page.getByRole('complementary', { name: 'Your call' })
  await expect(widget).toContainText('Ringing')
  await world.operateHandset(astrologer.name, 'astrologer', 'answer')
  await world.operateHandset(astrologer.name, 'customer', 'answer')
  await expect(widget).toContainText('Both on the line')
  await page.route(/\/api\/v1\//, () => new Promise(() => {}))
  await expect(widget).toContainText('No internet. Trying again…')
  await widget.getByRole('button', { name: 'End call' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End call' }).click()
  const ended = page.getByRole('dialog', { name: 'Call Ended' })
  await expect(ended).toContainText('The call is not ended yet. Hang up to end it now.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(ended.getByRole('table', { name: 'Receipt' })).toContainText('₹')
})

test('the app of an astrologer on a dead connection says so', async ({ browser, world }) => {
  const { id } = await world.meet(11)
  const app = await openApp(browser, world, id)
  const hung = Promise.withResolvers<void>()
  await app.clock.install()
  await app.route(/\/api\/astrologer\/v1\/work\//, () => {
    hung.resolve()
    return new Promise(() => {})
  })
  await hung.promise
  // Long before the request is given up.
  await app.clock.pauseAt(Date.now() + 7000)
  const notice = app.getByText('No connection. We keep trying')
  await expect(notice).toBeVisible()
  await app.clock.resume()
  await app.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(notice).toBeHidden()
  await app.context().close()
})

test('a paid chat on a dead connection says so, though the device is online', async ({ page, customer, world }) => {
  const astrologer = await world.meet(48)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await page.route(/\/api\/v1\//, () => new Promise(() => {}))
  const notice = page.getByText('The timer is still running. Your messages will be sent when you’re back online.')
  await expect(notice).toBeVisible({ timeout: 15_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(notice).toBeHidden({ timeout: 15_000 })
})

test('an open page stays on a dead connection, though the device is online', async ({ page, world, expected }) => {
  expected.push(/ERR_FAILED/)
  const astrologer = await world.meet(15)
  await page.goto(astrologer.path)
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  await page.route(/\.data/, (route) => route.abort())
  // The page may not listen yet.
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

test('an unanswered request says so beside the price, and cancelling it starts nothing', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(14)
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  // The request arrives, and its reply is lost.
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

test('a chat that begins before its cancellation arrives is reported with its price, and can be ended', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(17)
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  await expect(sheet.getByText('Maximum cost')).toBeVisible()
  // The start arrives, and no reply does.
  await page.route(/\/api\//, () => new Promise(() => {}))
  const arrived = Promise.withResolvers<void>()
  await page.route(/request-initiate/, (route) => route.continue())
  await page.route(/chat\/initiate/, (route) => route.fetch().then(() => arrived.resolve()))
  await sheet.getByRole('button', { name: 'Start chat' }).click()
  await arrived.promise
  await world.pickUp(await world.consultationWith(astrologer.id))
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const begun = page.getByRole('alertdialog', { name: 'Your chat has begun' })
  await expect(begun).toContainText(`${astrologer.name} picked up before your cancellation arrived.`)
  await begun.getByRole('button', { name: 'End chat' }).click()
  await expect(page.getByRole('dialog').getByText('You ended the chat.')).toBeVisible()
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

test.describe('with a failed request', () => {
  test.use({ expected: [/net::ERR_FAILED .*request-initiate/] })
  test('a request that fails says why above its button, in the window', async ({ page, customer, world }) => {
    const astrologer = await world.meet(14)
    await customer.signIn({ rupees: 500 })
    await page.goto(astrologer.path)
    await page.getByRole('button', { name: 'Start chat' }).click()
    const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
    await page.route(/request-initiate/, (route) => route.abort())
    await sheet.getByRole('button', { name: 'Start chat' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Nothing was charged.')
    await expect(sheet.getByRole('alert')).toBeInViewport({ ratio: 1 })
  })
})
