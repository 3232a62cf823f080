import { expectNoViolations } from './world/expect-no-violations.ts'
import { expect, test } from './world/test.ts'

test('a visitor finds a mantra in either script, and reads its meaning', async ({ page }) => {
  await page.goto('/mantras')
  const found = page.getByRole('main').getByRole('status')
  await expect(found).toHaveText('34 mantras')
  const field = page.getByRole('searchbox', { name: 'Find a mantra' })
  for (const query of ['gayatri', 'गायत्री']) {
    await field.fill(query)
    await expect(page.getByRole('link', { name: 'Gayatri Mantra' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Om Namah Shivaya' })).toBeHidden()
  }
  await field.fill('xyz')
  await expect(found).toHaveText('0 mantras')
  await expect(page.getByText('No mantra has this name.')).toBeVisible()
  await field.fill('namah shiv')
  await expect(found).toHaveText('1 mantra')
  await page.getByRole('link', { name: 'Om Namah Shivaya' }).click()
  await page.locator('label', { hasText: 'Meaning' }).click()
  await expect(page.getByText('Om, salutation to Shiva, the auspicious one.')).toBeVisible()
})

test('the beads are counted, announced at the quarters, and kept on the device', async ({ page }) => {
  await page.goto('/mantras/gayatri-mantra')
  const count = page.getByRole('button', { name: /of 108/ })
  const beads = page.locator('[data-part=beads]')
  for (let bead = 0; bead < 27; bead += 1) await count.click()
  await expect(beads).toHaveText('27')
  await expect(page.locator('[data-part=announced]')).toHaveText('27 / 108')
  await count.press('Space')
  await page.getByRole('button', { name: 'Take one back' }).click()
  await expect(beads).toHaveText('27')

  await page.reload()
  await expect(beads).toHaveText('27')
  await expect(page.locator('[data-part=rest]')).toHaveText('27')
  await expect(page.locator('[data-part=streak]')).toHaveText('1')

  // By line, the last of the three lines counts one.
  await page.getByRole('button', { name: 'By line' }).click()
  await expect(page.locator('[data-current]')).toHaveText('ॐ भूर्भुवः स्वः ।')
  await count.click()
  await count.click()
  await expect(beads).toHaveText('27')
  await count.click()
  await expect(beads).toHaveText('28')
  await expectNoViolations(page)
})

test('a mantra in a language without it is shown in Sanskrit, and the page says so', async ({ page }) => {
  await page.goto('/mantras/gayatri-mantra?language=pa')
  await expect(page.getByText('You are reading Sanskrit.')).toBeVisible()
  await page.getByRole('link', { name: 'தமிழ்' }).click()
  await expect(page.locator('[data-view=text]')).toHaveAttribute('lang', 'sa-Taml')
  await expect(page.getByText('You are reading')).toHaveCount(0)
})

test('a mantra is offered in the language that the customer speaks', async ({ page, customer }) => {
  await customer.signIn({ rupees: 0 })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Tamil' }).click()
  await page.goto('/mantras/gayatri-mantra')
  const offer = page.locator('[data-part=own-language]')
  await expect(offer).toHaveText('In your language: தமிழ்')
  await offer.getByRole('link').click()
  await expect(page.locator('[data-view=text]')).toHaveAttribute('lang', 'sa-Taml')
  await expect(offer).toBeHidden()
  // A customer who chooses another language is not asked again.
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('[data-view=roman]')).toBeVisible()
  await expect(offer).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('mantras are searched and read, and nothing offers to count', async ({ page }) => {
    await page.goto('/mantras')
    await page.getByRole('searchbox').fill('गायत्री')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Gayatri Mantra' }).click()
    await expect(page.getByText('धियो यो नः प्रचोदयात् ॥')).toBeVisible()
    await page.locator('label', { hasText: 'Roman' }).click()
    await expect(page.getByText('dhiyo yo naḥ pracodayāt ||')).toBeVisible()
    await expect(page.getByRole('button', { name: /of 108/ })).toBeHidden()
  })
})
