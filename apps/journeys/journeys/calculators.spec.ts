import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './world/test.ts'

test('a kundli is calculated, drawn, found again by its address, and carried to the price sheet', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(41)
  await customer.signIn({ rupees: 500 })
  await page.goto('/calculators')
  await page.getByRole('link', { name: /^Birth chart/ }).click()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Fill in this field.').first()).toBeVisible()
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused()

  await page.getByLabel('Day', { exact: true }).fill('14')
  await page.getByLabel('Month', { exact: true }).selectOption('March')
  await page.getByLabel('Year', { exact: true }).fill('1994')
  await page.getByLabel('Time of birth').fill('06:42')
  await page.getByLabel('Place of birth').fill('Nagpur, Maharashtra, India')
  await page.getByRole('button', { name: 'Calculate' }).click()

  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('img', { name: /^Birth chart, North Indian chart/ })).toBeVisible()
  await expect(result).toBeFocused()
  await expect(result.getByRole('row', { name: /^Lagna Meena/ }).first()).toBeVisible()
  await expect(result.getByRole('img', { name: /dasha. The table below/ })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await page.reload()
  await expect(result.getByRole('img', { name: /^Birth chart, North Indian chart/ })).toBeVisible()
  // This browser has no dialog for files.
  const saved = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Share as picture' }).click()
  const picture = await readFile(await (await saved).path())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], 'the size in its header').toEqual([1080, 1350])

  await result.getByRole('link', { name: 'Ask an astrologer about this' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByLabel('First question')).toHaveValue(
    'About my Birth chart (14 Mar 1994, 6:42 am, Nagpur): what does it mean for me?',
  )
})

test('a popular question is in the price sheet', async ({ page, customer, world }) => {
  const astrologer = await world.meet(42)
  await customer.signIn({ rupees: 500 })
  await page.goto('/')
  const question = page.locator('a[href*="#ask="]').first()
  await question.scrollIntoViewIfNeeded()
  // Links below the fold have no `innerText` until they are drawn.
  const text = (await question.textContent()) ?? ''
  await question.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByLabel('First question')).toHaveValue(text.trim())
})
