import { expect, test } from './world/test.ts'

test.use({ javaScriptEnabled: false })

test('a visitor asks for their data without scripts, and what was written survives a refusal', async ({
  page,
  expected,
}) => {
  expected.push(/status of 400/)
  await page.goto('/contact')
  await page.getByLabel('What is it about?').selectOption('My personal data')
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel('Your message').fill('What do you keep about me?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('so that we can answer.').last()).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('What do you keep about me?')

  await page.getByLabel('Mobile number').fill('98765 43210')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/Your reference number is \d+/)).toBeVisible()
})

test('each policy is a page without scripts that names its date', async ({ page }) => {
  for (const path of ['privacy', 'terms', 'refunds', 'grievance', 'disclaimer', 'licences']) {
    await page.goto(`/${path}`)
    await expect(page.getByText('Last changed on')).toBeVisible()
  }
})

test('a visitor of a campaign leaves a number that is theirs, without scripts, and no address names it', async ({
  page,
  customer,
  expected,
}) => {
  expected.push(/status of 400/)
  await page.goto('/landing?utm_source=navratri')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(1)
  const number = page.getByLabel('Mobile number')
  await number.fill('12345')
  await page.getByRole('button', { name: 'Get OTP' }).click()
  await expect(page.getByText('Enter a 10-digit Indian mobile number')).toBeVisible()
  await number.fill(customer.phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()

  // A number that was mistyped is corrected, and the campaign stays in the address.
  await page.getByRole('link', { name: 'Change number' }).click()
  expect(page.url()).toContain('utm_source=navratri')
  await number.fill(customer.phone)
  await page.getByRole('button', { name: 'Get OTP' }).click()
  const code = page.getByLabel('6-digit OTP')
  await expect(code).toBeFocused()
  const sent = await customer.readCode()
  await code.fill(sent === '111111' ? '222222' : '111111')
  await page.getByLabel('Your name').fill('Asha')
  await page.getByRole('button', { name: 'Ask for the call' }).click()
  await expect(page.getByText('Incorrect OTP')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Asha')
  await code.fill(sent)
  await page.keyboard.press('Enter')
  await expect(page.getByText('We have your number')).toBeVisible()
  expect(page.url()).not.toContain(customer.phone)
})
