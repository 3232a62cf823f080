import { expect, type Locator, type Page } from '@playwright/test'
import { WEB } from '../../addresses.ts'
import { signInByApi } from './call-by-api.ts'
import type { Astrologer, DeveloperConsole } from './developer-console.ts'

export type Customer = ReturnType<typeof createCustomer>

/** What a customer does on a page, by the visible names of buttons and fields. */
export function createCustomer(page: Page, world: DeveloperConsole) {
  const phone = `98${String(Date.now()).slice(-8)}`
  const message = page.getByRole('textbox', { name: 'Message' })

  /** Reads the code from the console in a second tab, as a developer would. */
  const readCode = async (): Promise<string> => {
    const tab = await page.context().newPage()
    await tab.goto(`${world.address}#codes`)
    const code = await tab.locator(`li[data-phone="+91${phone}"] output[data-code]`).first().innerText()
    await tab.close()
    return code
  }

  const giveNumberAndCode = async (): Promise<void> => {
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(phone)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    const code = page.getByRole('textbox', { name: '6-digit OTP' })
    await expect(code).toBeFocused()
    await code.fill(await readCode())
  }

  return {
    phone,
    message,
    readCode,
    giveNumberAndCode,
    walletChip: page.getByRole('banner').getByRole('link', { name: /wallet balance/i }),

    /** The names of the cookies, but for `changed_at` where it has 30 s to live: it only makes the browser drop prefetches. */
    cookies: async (): Promise<string[]> => {
      const soon = Date.now() / 1000 + 30
      const cookies = await page.context().cookies()
      return cookies.filter(({ name, expires }) => name !== 'changed_at' || expires > soon).map(({ name }) => name)
    },

    /** Signs in without the form, where a journey is about what comes after; the console fills the wallet. */
    async signIn({ rupees = 0 } = {}): Promise<void> {
      const { access, refresh } = await signInByApi(page.request, world, { phone, rupees })
      const cookies = Object.entries({ refresh_token: refresh, access_token: access })
      await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: WEB, sameSite: 'Strict' })))
    },

    /** Signs in with the form of the home page, which stays open. */
    async signInOnHome(): Promise<void> {
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
      await giveNumberAndCode()
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    },

    /** Opens the profile and agrees to the price. The astrologer has not picked up yet. */
    async askForChat({ name, path }: Astrologer): Promise<void> {
      await page.goto(path)
      await page.getByRole('button', { name: 'Start chat' }).click()
      await page
        .getByRole('dialog', { name: `Chat with ${name}` })
        .getByRole('button', { name: 'Start chat' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: `Connecting to ${name}…` })).toBeVisible()
    },

    /** Starts a chat that the astrologer picks up; answers its id. */
    async chatWith(astrologer: Astrologer): Promise<number> {
      await this.askForChat(astrologer)
      const consultation = await world.consultationWith(astrologer.id)
      await world.pickUp(consultation)
      await expect(message).toBeEnabled()
      return consultation
    },

    async write(text: string): Promise<void> {
      await message.fill(text)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
    },

    async end(): Promise<Locator> {
      await page.getByRole('button', { name: 'End', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'End chat' }).click()
      return page.getByRole('dialog', { name: 'Chat Ended' })
    },
  }
}

/** "₹1,234.50" → 123450. */
export function paiseIn(text: string): number {
  const [, rupees = '', paise = '0'] = /₹\s?([\d,]+)(?:\.(\d{2}))?/.exec(text) ?? []
  return Number(rupees.replaceAll(',', '')) * 100 + Number(paise)
}

/** "2:14" or "1:02:14" → seconds. */
export function secondsIn(text: string): number {
  const clock = /\d+(?::\d{2})+/.exec(text)?.[0] ?? ''
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}
