import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { ReadCode } from '../journeys/world/website.ts'
import { ORIGINS, type Deployment } from './deployment.ts'

/** Reads the next code that is sent to a number, and none twice. */
export function codesOf({ codesSentTo }: Deployment, phone: string): ReadCode {
  let seen = 0
  return async () => {
    await expect.poll(async () => (await codesSentTo(phone)).length).toBeGreaterThan(seen)
    const codes = await codesSentTo(phone)
    seen = codes.length
    return codes[0] ?? ''
  }
}

/** What an admin does at the desk. */
export function deskOf(page: Page, phone: string) {
  const open = (path: string) => page.goto(`${ORIGINS.api}/desk/${path}`)
  return {
    open,

    /** The first sign-in, which sets up the second step. */
    async signIn(readCode: ReadCode): Promise<void> {
      // Until all processes are ready.
      await expect(async () => expect((await open(''))?.status()).toBe(200)).toPass()
      await page.getByLabel('Mobile number').fill(phone)
      await page.getByRole('button', { name: 'Get OTP' }).click()
      await page.getByLabel('OTP').fill(await readCode())
      await page.getByRole('button', { name: 'Sign in' }).click()
      const key = (await page.locator('.key').innerText()).replaceAll(' ', '')
      const code = new TOTP({ secret: Secret.fromBase32(key) }).generate()
      await page.getByLabel('Code of your authenticator app').fill(code)
      await page.getByRole('button', { name: 'Switch on' }).click()
      await page.getByRole('link', { name: 'I have kept them: go to the desk' }).click()
    },

    /** Enters the astrologer's bank account, and approves and pays a list with this sum. */
    async payOut(name: string, sum: string): Promise<void> {
      await open('payouts')
      await page.getByRole('link', { name }).click()
      await page.getByLabel('Account holder, as the bank has it').fill(name)
      await page.getByLabel('Account number', { exact: true }).fill('123456789012')
      await page.getByLabel('Account number again').fill('123456789012')
      await page.getByLabel('IFSC').fill('HDFC0001234')
      await page.getByRole('button', { name: 'Save the bank account' }).click()
      await open('payouts')
      await page.getByLabel('TDS to withhold, in percent').fill('0')
      await page.getByRole('button', { name: 'Prepare a list' }).click()
      await page.getByRole('button', { name: `Approve ${sum}` }).click()
      await page.getByLabel('Reference of the bank').fill('N326261234567')
      await page.getByRole('button', { name: 'Mark as paid' }).click()
      await expect(page.getByText('reference N326261234567')).toBeVisible()
    },
  }
}
