import { openApp } from './world/astrologer-app.ts'
import { expect, test } from './world/test.ts'

const paiseOf = (text: string): number => {
  const [, rupees = '', paise = '0'] = /₹\s*([\d,]+)(?:\.(\d\d))?/.exec(text) ?? []
  return Number(rupees.replaceAll(',', '')) * 100 + Number(paise)
}

test('an astrologer signs in to the app, answers a chat, and earns half of what it cost', async ({
  page,
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(24)
  const app = await openApp(browser, world, astrologer.id)

  await app.getByRole('link', { name: 'Settings' }).click()
  const replies = app.getByRole('textbox', { name: 'Quick replies' })
  await replies.fill('Namaste. I have your chart before me.\nधन्यवाद')
  await app.getByRole('region', { name: 'Quick replies' }).getByRole('button', { name: 'Save' }).click()
  await expect(app.getByText('Saved.')).toBeVisible()

  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await expect(app.getByRole('alert')).toHaveText('Customer asks for a chat')
  await app.getByRole('button', { name: 'Accept' }).click()
  await expect(customer.message).toBeEnabled()
  await customer.write('Namaste, is this year good for a new job?')
  await expect(app.getByRole('log')).toContainText('is this year good')
  await app.getByRole('textbox', { name: 'Message' }).fill('Namaste. After Diwali, yes. 98765 43210')
  await app.getByRole('button', { name: 'Send' }).click()
  const chat = page.getByRole('region', { name: 'Messages' })
  await expect(chat).toContainText('After Diwali, yes.')
  await expect(chat).not.toContainText('43210')

  const reply = app.getByRole('button', { name: 'Namaste. I have your chart before me.' })
  await reply.click()
  // The app answers taps itself: none of them pulses, and none offers a reload later.
  await expect.poll(() => reply.evaluate((button) => button.getAnimations().length)).toBe(0)
  await app.getByRole('button', { name: 'Send' }).click()
  await expect(chat).toContainText('I have your chart before me.')
  await app.getByRole('radio', { name: 'Customer' }).check({ force: true })
  await app.getByRole('textbox', { name: /^My note about/ }).fill('Asked about a new job.')
  // The settings behind the chat still say so, too.
  await expect(app.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()

  // Within the first minute the chat would be refunded in full.
  await world.advanceClock(80)
  await app.getByRole('button', { name: 'End', exact: true }).click()
  await app.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await app.getByRole('link', { name: 'Earnings' }).click()
  const row = app.getByRole('region', { name: 'Past consultations' }).getByRole('listitem').first()
  await expect(row).toContainText('Completed')
  const earned = paiseOf(await row.innerText())

  await page.goto('/history')
  // A question for a review may stand before the list.
  const paid = paiseOf(await page.locator('main section[aria-label] li').first().innerText())
  expect(paid).toBeGreaterThan(0)
  // Half of each charge, in whole paise.
  expect(Math.abs(paid - 2 * earned)).toBeLessThanOrEqual(4)
  await app.context().close()
})

test('a note that is typed when a chat ends is saved, and says so while it is not', async ({
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(39)
  const app = await openApp(browser, world, astrologer.id)
  const note = app.getByRole('textbox', { name: /^My note about/ })
  const chat = async () => {
    await customer.askForChat(astrologer)
    await app.getByRole('button', { name: 'Accept' }).click()
    await expect(customer.message).toBeEnabled()
    await app.getByRole('radio', { name: 'Customer' }).check({ force: true })
  }
  await customer.signIn({ rupees: 500 })
  await chat()
  await note.fill('Asked about a new job.')
  await customer.end()
  await expect(app.getByText('On duty')).toBeVisible()

  await chat()
  await expect(note).toHaveValue('Asked about a new job.')
  await app.route('**/customer/note/', (route) => route.abort())
  await note.fill('Asked about a new job, and a move.')
  await customer.end()
  const unsaved = app.getByRole('alert').filter({ hasText: 'Your note about Customer is not saved' })
  await expect(unsaved).toContainText('No connection. What you typed is kept here.')
  await expect(unsaved).toContainText('Asked about a new job, and a move.')
  const again = unsaved.getByRole('button', { name: 'Try again' })
  await expect(again).toBeEnabled()
  await app.unroute('**/customer/note/')
  await again.click()
  await expect(unsaved).toBeHidden()

  await chat()
  await expect(note).toHaveValue('Asked about a new job, and a move.')
  await app.context().close()
})

test('an astrologer sets a price, declines a request, and the customer reads why', async ({
  page,
  browser,
  world,
  customer,
}) => {
  const astrologer = await world.meet(27)
  const app = await openApp(browser, world, astrologer.id)
  await app.getByRole('link', { name: 'Settings' }).click()
  await app.getByRole('textbox', { name: 'Price of a minute' }).fill('900')
  const price = app.getByRole('region', { name: 'Price' })
  await price.getByRole('button', { name: 'Save' }).click()
  await expect(price).toContainText('Choose from ₹5.00 to ₹500.00.')
  await app.getByRole('textbox', { name: 'Price of a minute' }).fill('26')
  await price.getByRole('button', { name: 'Save' }).click()
  await expect(price.getByText('Saved.')).toBeVisible()

  await customer.signIn({ rupees: 500 })
  await customer.askForChat(astrologer)
  await app.getByRole('button', { name: 'Decline' }).click()
  await app.getByRole('button', { name: 'Not my subject' }).click()
  const why = `${astrologer.name} does not answer questions on this subject`
  await expect(page.getByRole('heading', { level: 1, name: why })).toBeVisible()
  await expect(page.getByText('You were not charged.')).toBeVisible()
  await expect(app.getByRole('heading', { name: 'Why do you decline?' })).toBeHidden()
  await app.context().close()
})
