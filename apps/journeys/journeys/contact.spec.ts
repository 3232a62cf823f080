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
