import { API } from '../addresses.ts'
import { createCustomer } from './world/customer.ts'
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
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-IN' })
  const app = await phone.newPage()
  const account = createCustomer(app, world)
  await account.signIn()
  await world.connectAccount(account.phone, astrologer.id)

  await app.goto(`${API}/astrologer/`)
  await app.getByRole('textbox', { name: 'Mobile number' }).fill(account.phone)
  await app.getByRole('button', { name: 'Send OTP' }).click()
  const code = app.getByRole('textbox', { name: 'OTP' })
  await expect(code).toBeFocused()
  await code.fill(await account.readCode())
  await expect(app.getByText('On duty')).toBeVisible()

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

  // Within the first minute the chat would be refunded in full.
  await world.turnClock(80)
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
  await phone.close()
})
