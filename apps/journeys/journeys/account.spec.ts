import { readFile } from 'node:fs/promises'
import { expect, test } from './world/test.ts'

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
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    data: { profile: [{ name: 'Aditi Sharma', dateOfBirth: '1994-03-02' }], orders: [] },
  })
})

test('a customer with a balance gives it up, and the account is gone', async ({ page, customer, world }) => {
  await customer.signIn({ rupees: 150 })
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Delete account' }).click()
  await expect(page.getByText('Your wallet has ₹150.00.')).toBeVisible()
  await expect(page.getByText('Tick the box to give up your balance, or use it first.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'I give up ₹150.00.' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = page.getByRole('textbox', { name: '6-digit OTP' })
  await expect(code).toBeFocused()
  await code.fill(await customer.readCode())
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await customer.cookies()).toEqual([])

  // The same number is a new customer, with an empty wallet.
  await world.turnClock(60)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await customer.giveNumberAndCode()
  await expect(customer.walletChip).toContainText('₹0.00')
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
