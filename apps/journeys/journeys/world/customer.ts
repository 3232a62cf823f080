import { expect, type Page } from '@playwright/test'
import { WEB } from '../../addresses.ts'
import { signInByApi } from './call-by-api.ts'
import type { Astrologer, DeveloperConsole } from './developer-console.ts'
import { websiteFor } from './website.ts'

export type Customer = ReturnType<typeof createCustomer>

/** A customer whose codes, wallet and astrologers are on the developer console. */
export function createCustomer(page: Page, world: DeveloperConsole) {
  const phone = `98${String(Date.now()).slice(-8)}`

  const readCode = (number = phone): Promise<string> => world.codeFor(number)

  const website = websiteFor(page, { phone, readCode })
  return {
    ...website,
    readCode,

    /** The names of the cookies, but for `changed_at` where it has 30 s to live: it only makes the browser drop prefetches. */
    cookies: async (): Promise<string[]> => {
      const soon = Date.now() / 1000 + 30
      const cookies = await page.context().cookies()
      return cookies.filter(({ name, expires }) => name !== 'changed_at' || expires > soon).map(({ name }) => name)
    },

    /**
     * Signs in without the form, where a journey is about what comes after; the console fills the wallet. Returns how the
     * customer sends requests without the page.
     */
    async signIn({ rupees = 0 } = {}) {
      const { access, refresh, post, get } = await signInByApi(page.request, world, { phone, rupees })
      const cookies = Object.entries({ refresh_token: refresh, access_token: access })
      await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: WEB, sameSite: 'Strict' })))
      return { post, get }
    },

    /** Starts a chat that the astrologer picks up; returns its id. */
    async chatWith(astrologer: Astrologer): Promise<number> {
      await website.askForChat(astrologer)
      const consultation = await world.consultationWith(astrologer.id)
      await world.pickUp(consultation)
      await expect(website.message).toBeEnabled()
      return consultation
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
