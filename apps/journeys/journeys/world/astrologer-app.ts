import { expect, type Browser, type Page } from '@playwright/test'
import { API } from '../../addresses.ts'
import { createCustomer } from './customer.ts'
import type { DeveloperConsole } from './developer-console.ts'
import type { ReadCode } from './website.ts'

/** The app on a phone, signed in as an astrologer of the world. */
export async function openApp(browser: Browser, world: DeveloperConsole, astrologerId: number): Promise<Page> {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-IN' })
  const app = await phone.newPage()
  const account = createCustomer(app, world)
  await account.signIn()
  await world.connectAccount(account.phone, astrologerId)

  await app.goto(`${API}/astrologer/`)
  await signInToApp(app, account)
  return app
}

/** Signs in to the app that is open. */
export async function signInToApp(
  app: Page,
  { phone, readCode }: { phone: string; readCode: ReadCode },
): Promise<void> {
  await app.getByRole('textbox', { name: 'Mobile number' }).fill(phone)
  await app.getByRole('button', { name: 'Send OTP' }).click()
  const code = app.getByRole('textbox', { name: 'OTP' })
  await expect(code).toBeFocused()
  await code.fill(await readCode())
  await expect(app.getByText('On duty')).toBeVisible()
}
