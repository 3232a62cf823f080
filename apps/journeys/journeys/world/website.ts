import { expect, type Locator, type Page } from '@playwright/test'

/** How a person on a page gets the code of a text message. */
export type ReadCode = () => Promise<string>

/** What a person does on the website, by the visible names of buttons and fields. */
export function websiteFor(page: Page, { phone, readCode }: { phone: string; readCode: ReadCode }) {
  const message = page.getByRole('textbox', { name: 'Message' })

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

    /** Signs in with the form of the home page, which stays open. */
    async signInOnHome(): Promise<void> {
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
      await giveNumberAndCode()
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    },

    /** Opens the profile and agrees to the price. The astrologer has not picked up yet. */
    async askForChat({ name, path }: { name: string; path: string }): Promise<void> {
      await page.goto(path)
      await page.getByRole('button', { name: 'Start chat' }).click()
      await page
        .getByRole('dialog', { name: `Chat with ${name}` })
        .getByRole('button', { name: 'Start chat' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: `Connecting to ${name}…` })).toBeVisible()
    },

    /** The same for a call, whose first phone has not rung yet. */
    async askForCall({ name, path }: { name: string; path: string }): Promise<void> {
      await page.goto(path)
      await page.getByRole('button', { name: `Call ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Call now' }).click()
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

    /** Leaves the receipt of a chat of a minute or more, after which a review is asked for. */
    async declineReview(ended: Locator): Promise<void> {
      await ended.getByRole('button', { name: 'Continue', exact: true }).click()
      await page
        .getByRole('dialog', { name: /^Rate / })
        .getByRole('button', { name: 'Skip' })
        .click()
    },
  }
}
