import { expect, type Page } from '@playwright/test'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** The steps of an astrologer's application after the name, each on its page of the form. */
export const applicationOn = (page: Page) => ({
  async fillContact(phone: string): Promise<void> {
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByLabel('E-mail').fill('vidya@example.in')
    await page.getByLabel('Date of birth').fill('1984-02-11')
    await page.getByLabel('Town or city').fill('Udupi')
  },

  async fillPractice(): Promise<void> {
    await expect(page.getByRole('heading', { name: 'Your practice' })).toBeFocused()
    await page.getByLabel('Vedic').check()
    await page.getByLabel('Kannada').check()
    await page.getByLabel('Years of experience').fill('12')
    await page.getByLabel('Hours available per day').selectOption('2 to 4')
    await page.getByLabel('About your work').fill('I read charts slowly and say what I cannot see in them.')
  },

  async addPhoto(): Promise<void> {
    await page
      .getByLabel('Photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })
    await expect(page.getByText('me.png, 1 KB')).toBeVisible()
  },

  /** Proves the number, sends the application, and returns the number of its reference. */
  async send({ phone, readCode }: { phone: string; readCode: () => Promise<string> }): Promise<string> {
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await page.getByRole('textbox', { name: '6-digit OTP' }).fill(await readCode())
    await expect(page.getByText(`${phone} is verified`)).toBeVisible()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'We have your application' })).toBeVisible()
    return /TPA-(\d+)/.exec(await page.getByText(/TPA-\d+/).innerText())?.[1] ?? ''
  },
})
