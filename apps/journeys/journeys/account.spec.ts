import { readFile } from 'node:fs/promises'
import { API } from '../addresses.ts'
import { signInByApi } from './world/call-by-api.ts'
import { expect, test } from './world/test.ts'
import { websiteFor } from './world/website.ts'

test('a customer fills in the profile, which comes back in the downloaded data', async ({ page, customer }) => {
  await customer.signIn()
  await page.goto('/profile')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Name' }).fill('Aditi Sharma')
  await page.getByLabel('Date of birth').fill('1994-03-02')
  await page.getByRole('checkbox', { name: 'I don’t know the time' }).check()
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await save.click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(save).toBeDisabled()

  await page.getByText('Dark', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Spending limit/ }).fill('2000')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Aditi Sharma')
  await expect(page.getByRole('textbox', { name: /^Spending limit/ })).toHaveValue('2000')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  await expect(page.getByText('tarapath-data.json is in your downloads.')).toBeVisible()
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    data: { profile: [{ name: 'Aditi Sharma', dateOfBirth: '1994-03-02' }], orders: [] },
  })
})

test('a link and Back ask before unsaved changes of the profile are left', async ({ page, customer }) => {
  await customer.signIn()
  await page.goto('/wallet')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Profile' }).first().click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Aditi Sharma')
  await page.evaluate(() => history.back())
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Aditi Sharma')

  await page.getByRole('link', { name: 'Change number' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
})

test('a customer changes the number, and what is in the account stays there', async ({
  page,
  customer,
  world,
  expected,
}) => {
  // A wrong code, and a number that is taken.
  expected.push(/400 \(Bad Request\)/, /409 \(Conflict\)/)
  await customer.signIn({ rupees: 150 })
  await world.advanceClock(60)
  const elsewhere = await signInByApi(page.request, world, { phone: customer.phone, rupees: 0 })
  await page.goto('/profile')
  await expect(page.getByText(/^This device · Signed in on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  await page.getByRole('link', { name: 'Change number' }).click()

  const number = page.getByRole('textbox', { name: 'New mobile number' })
  const sendOtp = page.getByRole('button', { name: 'Send OTP' })
  await number.fill(customer.phone)
  await sendOtp.click()
  await expect(page.getByText('This is your number already.')).toBeVisible()
  const newNumber = `97${customer.phone.slice(2)}`
  await number.fill(newNumber)
  await world.advanceClock(60)
  await sendOtp.click()

  const code = page.getByRole('textbox', { name: '6-digit OTP' })
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the OTP of your current number' })).toBeVisible()
  const right = await customer.readCode()
  await code.fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText(/Incorrect OTP/)).toBeVisible()
  await code.fill(right)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the OTP of your new number' })).toBeVisible()
  await code.fill(await customer.readCode(newNumber))
  await page.getByRole('button', { name: 'Change my number' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your number is changed' })).toBeVisible()
  await expect(customer.walletChip).toContainText('₹150.00')
  await page.getByRole('link', { name: 'Back to profile' }).click()
  const details = page.getByRole('region', { name: 'Your details' })
  await expect(details).toContainText(`+91 ${newNumber.slice(0, 5)} ${newNumber.slice(5)}`)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  const refreshed = await page.request.post(`${API}/api/token/refresh/`, { data: { refresh: elsewhere.refresh } })
  expect(refreshed.status()).toBe(401)
})

test('the list marks and filters astrologers who speak a language of the customer, on each of their devices', async ({
  page,
  customer,
}) => {
  await customer.signIn()
  await page.goto('/profile')
  const odia = page.getByRole('button', { name: 'Odia' })
  const [saved] = await Promise.all([
    page.waitForResponse(
      (reply) => reply.url().endsWith('/account/preferences/') && reply.request().method() === 'POST',
    ),
    odia.click(),
  ])
  expect(saved.status()).toBe(200)
  await expect(odia).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/consult-astrologer-online')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Speaks your language', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers who speak Odia' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Speaks your language', exact: true })).toBeHidden()
  const cards = main.getByRole('article')
  await expect(cards.filter({ has: page.locator('strong', { hasText: 'Odia (your language)' }) })).toHaveCount(
    await cards.count(),
  )
  await cards.getByRole('heading').first().getByRole('link').click()
  await expect(main.getByText('Speaks your language')).toBeVisible()
})

test('a customer with a balance gives it up, and the account is gone', async ({ page, customer, world }) => {
  await customer.signIn({ rupees: 150 })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Delete account' }).click()
  await expect(page.getByText('Your wallet has ₹150.00.')).toBeVisible()
  await expect(page.getByText('Tick the box to give up your balance, or use it first.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I give up ₹150.00.' }).check()
  await page.evaluate(() => Object.assign(window, { isOfCustomer: true }))
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = page.getByRole('textbox', { name: '6-digit OTP' })
  await expect(code).toBeFocused()
  await code.fill(await customer.readCode())
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await customer.cookies()).toEqual([])
  // The page was loaded again, so it holds nothing of the customer.
  expect(await page.evaluate(() => 'isOfCustomer' in window)).toBe(false)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')

  // The same number is a new customer, with an empty wallet.
  await world.advanceClock(60)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await customer.giveNumberAndCode()
  await expect(customer.walletChip).toContainText('₹0.00')
})

test('the next customer of a shared phone finds nothing of the one whose session ended, in no tab', async ({
  page,
  context,
  customer,
  world,
}) => {
  await customer.signInOnHome()
  await page.goto('/profile')
  const odia = page.getByRole('button', { name: 'Odia' })
  await odia.click()
  await page.evaluate(() => localStorage.setItem('delivery_address', '{"name":"Asha Rao"}'))
  // The session lapses.
  const cookies = await context.cookies()
  const session = cookies.filter(({ name }) => ['access_token', 'refresh_token', 'log_token', 'token'].includes(name))
  for (const { name } of session) await context.clearCookies({ name })
  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await otherTab.evaluate(() => {
    sessionStorage.setItem('carriedQuestion', 'ask=About+my+sister')
    Object.assign(window, { isOfVisitor: true })
  })

  const next = websiteFor(page, {
    phone: `97${customer.phone.slice(2)}`,
    readCode: () => world.codeFor(`97${customer.phone.slice(2)}`),
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await next.giveNumberAndCode()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.goto('/profile')
  await expect(odia).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => localStorage.getItem('delivery_address'))).toBeNull()
  await expect(otherTab.getByRole('button', { name: 'Your account' })).toBeVisible()
  await otherTab.waitForFunction(() => !('isOfVisitor' in window))
  await otherTab.waitForFunction(() => sessionStorage.getItem('carriedQuestion') === null)
})

test('a customer removes two saved astrologers at once, and takes it back', async ({ page, customer, world }) => {
  const saved = [await world.meet(49), await world.meet(50)]
  await customer.signIn()
  for (const { name, path } of saved) {
    await page.goto(path)
    await page
      .getByRole('button', { name: `Save ${name}` })
      .first()
      .click()
    // It is shown as saved at once, and can be pressed again when the server has it.
    await expect(page.getByRole('button', { name: `Remove ${name} from favourites` }).first()).toBeEnabled()
  }
  await page.goto('/favourites')
  for (const { name } of saved) await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nobody saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
})
