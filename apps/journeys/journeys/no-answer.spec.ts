import { openApp } from './world/astrologer-app.ts'
import { movePointer } from './world/move-pointer.ts'
import { expect, test } from './world/test.ts'

test('a tap on a line that carries nothing is told of, until there is an answer', async ({ page, customer, world }) => {
  const astrologer = await world.meet(33)
  await world.setPresence(astrologer.id, 'busy')
  await customer.signIn()
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

test('a call whose end a dead line does not carry says how it can be ended', async ({ page, customer, world }) => {
  const astrologer = await world.meet(54)
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: `Call ${astrologer.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Call now' }).click()
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

test('an astrologer on a line that carries nothing is told so', async ({ browser, world }) => {
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

test('a paid chat on a line that carries nothing says so, though the device is online', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(48)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  await page.route(/\/api\/v1\//, () => new Promise(() => {}))
  const notice = page.getByText('The timer is still running. Your messages will be sent when you’re back online.')
  await expect(notice).toBeVisible({ timeout: 15_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(notice).toBeHidden({ timeout: 15_000 })
})
