import { WEB } from '../addresses.ts'
import { expect, test } from '../journeys/world/test.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const BROWSERS = { Firefox: { open: openFirefox, astrologer: 24 }, WebKit: { open: openWebKit, astrologer: 27 } }

for (const [name, { open, astrologer }] of Object.entries(BROWSERS))
  test(`in ${name} a customer signs in, recharges, chats and reads the receipt`, async ({ world, customer }, info) => {
    const { id, name: who, path } = await world.meet(astrologer)
    const browser = await open()
    try {
      await browser.open(WEB)
      await browser.press('Sign in')
      await browser.fill('Mobile number', customer.phone)
      await browser.press('Get OTP')
      await browser.see('6-digit OTP')
      await browser.fill('6-digit OTP', await customer.readCode())
      await browser.see('₹0.00')

      await browser.open(`${WEB}/wallet`)
      await browser.press('Pay ₹590 · get ₹550')
      await browser.press('Pay ₹590.00')
      await browser.see('₹500.00 added')

      await browser.open(WEB + path)
      await browser.press('Start chat')
      await browser.pressInDialog('Start chat')
      await browser.see(`Connecting to ${who}…`)
      const consultation = await world.consultationWith(id)
      await world.pickUp(consultation)
      await browser.fill('Message', 'Namaste, is this year good for a new job?')
      await browser.press('Send')
      await world.say(consultation, 'Namaste. After Diwali, yes.')
      await browser.see('After Diwali, yes.')
      await world.turnClock(80)
      await browser.press('End')
      await browser.pressInDialog('End chat')
      await browser.see('Receipt')
      expect(await browser.text()).toMatch(/Charged\s+₹/)
    } finally {
      await info.attach('screen', { body: await browser.screenshot(), contentType: 'image/png' })
      await browser.close()
    }
  })
