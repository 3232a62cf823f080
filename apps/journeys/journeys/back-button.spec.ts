import type { Page } from '@playwright/test'
import { expect, test } from './world/test.ts'

/**
 * As the back button of an Android phone: the browser asks the page to close what is open. In this Chromium, Escape asks
 * so where no script has taken it.
 */
async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }))
  await page.keyboard.press('Escape')
}

test('the back button closes the price, and the page stays', async ({ page, customer, world }) => {
  const astrologer = await world.meet(18)
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  await expect(sheet.getByText('Maximum cost')).toBeVisible()
  await pressBack(page)
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: astrologer.name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.skip(
    ({ viewport }) => viewport !== null && viewport.width > 600,
    'Wide windows show the filters beside the list.',
  )

  test('the back button closes the filters, and the list stays', async ({ page }) => {
    await page.goto('/consult-astrologer-online')
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    await pressBack(page)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/consult-astrologer-online$/)
  })
})
