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

test('a customer without a mouse watches a live stream, writes, pauses the chat, tips and leaves', async ({
  page,
  customer,
}) => {
  await customer.signIn({ rupees: 200 })
  await page.goto('/live')
  const streams = page.getByRole('main').getByRole('link', { name: / by .+\. Live, / })
  await tabTo(page, streams.first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/live-session\?stream=\d+$/)

  const mute = page.getByRole('button', { name: 'Mute', exact: true })
  const unmute = page.getByRole('button', { name: 'Turn sound on', exact: true })
  await expect(mute.or(unmute)).toBeVisible()
  const wasMuted = await unmute.isVisible()
  await tabTo(page, wasMuted ? unmute : mute)
  await page.keyboard.press('Space')
  await expect(wasMuted ? mute : unmute).toBeFocused()

  const log = page.getByRole('log', { name: 'Room chat' })
  await tabTo(page, page.getByRole('textbox', { name: 'Say something' }))
  await page.keyboard.type('Written without a mouse')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Written without a mouse')

  await tabTo(page, page.getByRole('button', { name: 'Pause', exact: true }))
  await page.keyboard.press('Enter')
  await expect(log).toHaveAttribute('aria-live', 'off')
  await expect(page.getByRole('button', { name: /^Continue/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log).toHaveAttribute('aria-live', 'polite')

  const tip = page.getByRole('button', { name: 'Tip', exact: true })
  await tabTo(page, tip)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: /^Tip / })
  await tabTo(page, sheet.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, sheet.getByRole('button', { name: /^Tip ₹\d+, .+ rupees, to / }))
  await page.keyboard.press('Enter')
  await expect(log).toContainText(/sent a tip of ₹\d+/)
  await expect(sheet).toBeHidden()
  await expect(tip).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Back to all live streams' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/live$/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
