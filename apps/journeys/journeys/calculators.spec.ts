import { readFile } from 'node:fs/promises'
import { expectNoViolations } from './world/expect-no-violations.ts'
import { movePointer } from './world/move-pointer.ts'
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

  await page.getByLabel('Name').fill('Aditi')
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
  await expectNoViolations(page)

  await page.reload()
  await expect(result.getByRole('img', { name: /^Birth chart, North Indian chart/ })).toBeVisible()
  // This browser has no dialog for files.
  const saved = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Share as picture' }).click()
  const picture = await readFile(await (await saved).path())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], 'the size in its header').toEqual([1080, 1350])

  // What was entered for one calculator is entered for the others.
  await page.getByRole('link', { name: 'Dasha', exact: true }).click()
  await expect(result.getByRole('heading', { level: 2, name: 'Vimshottari dasha of Aditi' })).toBeVisible()
  await page.getByRole('link', { name: 'Chart', exact: true }).click()
  await expect(result.getByRole('heading', { level: 2, name: 'Birth chart of Aditi' })).toBeVisible()

  await result.getByRole('link', { name: 'Ask an astrologer about this' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByLabel('First question')).toHaveValue(
    'About my Birth chart (14 Mar 1994, 6:42 am, Nagpur): what does it mean for me?',
  )
  await page.getByRole('button', { name: 'Add birth details' }).click()
  await expect(page.getByLabel('Date of birth')).toHaveValue('1994-03-14')
  await expect(page.getByLabel('Time of birth')).toHaveValue('06:42')
  await expect(page.getByLabel('Place of birth')).toHaveValue('Nagpur, Maharashtra, India')
})

test('a form that is sent before its page is ready is calculated, and no server reads its fields', async ({ page }) => {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.goto('/calculators/panchang', { waitUntil: 'commit' })
  await page.getByLabel('Place', { exact: true }).fill('Pune, Maharashtra, India')
  await page.keyboard.press('Enter')
  letThrough()
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Pune')
  expect(new URL(page.url()).search).toBe('')
})

test('the panchang is a calendar: another day is one tap away, and a month shows its tithis', async ({ page }) => {
  await page.goto('/calculators/panchang#date=2026-11-23&place=Nagpur%2C+Maharashtra%2C+India')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('heading', { level: 3, name: 'Shukla Chaturdashi' })).toBeVisible()
  const days = page.getByRole('navigation', { name: 'Days' })
  await days.getByRole('link', { name: 'Tue 24 November' }).click()
  await expect(result.getByRole('heading', { level: 3, name: 'Shukla Purnima' })).toBeVisible()
  await expect(days.getByRole('link', { name: 'Tue 24 November' })).toBeFocused()

  await days.locator('summary').click()
  await expect(days.getByRole('link', { name: '24 Purnima' })).toHaveAttribute('aria-current', 'date')
  await days.getByRole('link', { name: /^December/ }).click()
  await expect(days.getByRole('table', { name: /^December/ })).toBeVisible()
  await days.getByRole('link', { name: '24 Purnima' }).focus()
  await page.keyboard.press('Enter')
  await expect(result).toContainText('24 Dec 2026')
  await expectNoViolations(page)
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
  await expect(page.getByRole('group', { name: 'Your question' })).toContainText(text.trim())
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByLabel('First question')).toHaveValue(text.trim())
})

test('a question that is carried can be dropped on the list, and carried again', async ({ page, customer, world }) => {
  const astrologer = await world.meet(42)
  await customer.signIn({ rupees: 500 })
  await page.goto('/consult-astrologer-online#ask=When+will+I+marry%3F')
  const carried = page.getByRole('group', { name: 'Your question' })
  await expect(carried).toContainText('When will I marry?')
  await carried.getByRole('button', { name: 'Remove' }).click()
  await expect(carried.getByRole('status')).toHaveText('Your question is removed.')
  await carried.getByRole('button', { name: 'Undo' }).click()
  await expect(carried).toContainText('When will I marry?')
  await carried.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(carried.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(new URL(page.url()).hash).toBe('')
  await page.reload()
  await movePointer(page)
  await expect(page.getByRole('status').filter({ hasText: /astrologers/ })).toBeVisible()
  await expect(carried).toHaveCount(0)
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByLabel('First question')).toHaveValue('')
})

test('in the dark theme too a chart is printed dark on white, without buttons', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/calculators/kundli#date=1994-03-14&time=06%3A42&place=Nagpur%2C+Maharashtra%2C+India')
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('row', { name: /^Lagna Meena/ }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(result.getByRole('radio', { name: 'North' }).first()).toBeHidden()
  await expect(result.getByRole('combobox', { name: 'Great period' })).toBeHidden()
  await expect(result.getByText('Check the sky')).toBeHidden()
  await expect(result.getByRole('table').first()).toBeVisible()
  const lightness = await page.locator('body').evaluate((body) => {
    const sum = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0)
    const { color, backgroundColor } = getComputedStyle(body)
    return { text: sum(color), paper: sum(backgroundColor) }
  })
  expect(lightness.text).toBeLessThan(lightness.paper)
})
