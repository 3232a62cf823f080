import { openFromHeader } from './world/layout.ts'
import { expect, test } from './world/test.ts'

test('a visitor finds a mantra with a typing error and in Hindi, by keys, and a topic carries a question', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Search Tarapath' })
  // A tap before the menu has its code opens the page of the search instead.
  await expect(async () => {
    await page.goto('/')
    await page.getByRole('banner').hover()
    await page.waitForLoadState('networkidle')
    await openFromHeader(page, 'Search')
    await expect(field).toBeFocused({ timeout: 5000 })
  }).toPass()
  await field.fill('gaytri mantr')
  const option = page.getByRole('option', { name: 'Gayatri Mantra' })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.fill('गायत्री')
  await expect(option).toBeVisible()
  await field.press('ArrowDown')
  await field.press('ArrowUp')
  await field.press('Escape')
  await expect(field).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await field.fill('shaadi')
  await expect(page.getByRole('option', { name: 'Marriage & matching' })).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Marriage & matching questions' })).toBeVisible()
  await page.getByRole('link', { name: 'Our guna score is low' }).click()
  await expect(page).toHaveURL(/speciality=\d+#ask=/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('button', { name: 'shaadi' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox', { name: 'Search Tarapath' }).fill('nakshtra')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Nakshatra', exact: true }).click()
    await expect(page).toHaveURL(/calculators\/kundli\/nakshatra/)
  })
})
