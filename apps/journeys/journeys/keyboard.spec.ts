import { tabTo } from './world/tab-to.ts'
import { expect, test } from './world/test.ts'

test('a customer without a mouse signs in, agrees to the price and chats', async ({ page, customer, world }) => {
  const astrologer = await world.meet(22)
  await page.goto('/')
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign in' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
  await page.keyboard.type(customer.phone)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '6-digit OTP' })).toBeFocused()
  await page.keyboard.type(await customer.readCode())
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await world.setWallet(customer.phone, 500)

  await page.goto(astrologer.path)
  await tabTo(page, page.getByRole('button', { name: 'Start chat' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  const start = sheet.getByRole('button', { name: 'Start chat' })
  await expect(start).toBeVisible()
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Connecting to ${astrologer.name}…` })).toBeVisible()
  await world.pickUp(await world.consultationWith(astrologer.id))

  await expect(customer.message).toBeEnabled()
  await tabTo(page, customer.message)
  await page.keyboard.type('Written with keys only')
  await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Written with keys only')).toBeVisible()
})
