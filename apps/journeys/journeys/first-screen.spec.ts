import { isWide } from './world/layout.ts'
import { movePointer } from './world/move-pointer.ts'
import { expect, test } from './world/test.ts'

test('home shows prices and whole cards of astrologers without scrolling', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText(/verified astrologer\. Pay by the minute from ₹\d+\.$/)).toBeInViewport({ ratio: 1 })

  const card = main.getByRole('article').first()
  await expect(card.getByRole('button', { name: /^Chat with/ })).toBeInViewport({ ratio: 1 })
  const bottom = await card.evaluate((element) => element.getBoundingClientRect().bottom)
  const tabs = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Wallet', exact: true }) })
  const bar = isWide(page)
    ? page.viewportSize()?.height
    : await tabs.last().evaluate((element) => element.getBoundingClientRect().top)
  expect(bottom).toBeLessThanOrEqual(bar ?? 0)
})

test('topics that people ask about come before techniques, and each leads to its astrologers', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const names = await main.getByRole('list', { name: 'Topics' }).getByRole('link').allTextContents()
  expect(names.slice(0, 6)).toEqual([
    'Love & relationships',
    'Marriage & matching',
    'Career',
    'Money',
    'Family',
    'Health & wellbeing',
  ])
  const all = main.locator('a[href^="/topics/"]')
  const hrefs = await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(hrefs).size).toBe(18)

  await main.getByRole('link', { name: 'Career', exact: true }).click()
  await expect(page).toHaveTitle(/^Career questions/)
  await main.getByRole('link', { name: 'See all astrologers for Career' }).click()
  await expect(page).toHaveURL(/speciality=\d+/)
})

test("home shows today's sentence for the sign that the device remembers", async ({ page }) => {
  await page.goto('/')
  const choice = page.getByRole('combobox', { name: 'Choose your sign' })
  await choice.focus()
  await choice.selectOption({ label: 'Vrishchika (Scorpio)' })
  const own = page.getByRole('main').getByRole('link', { name: /^Vrishchika today \S/ })
  await expect(own).toHaveAttribute('href', '/horoscope/daily-horoscope/scorpio')
  await page.reload()
  await movePointer(page)
  await expect(own).toBeVisible()
})

test('a birth date finds the sign, which home then shows', async ({ page }) => {
  await page.goto('/horoscope')
  await page.getByLabel('Find your Sun sign by birth date').fill('1994-11-20')
  const own = page.getByRole('main').getByRole('status').getByRole('link')
  await expect(own).toHaveText('Scorpio (Vrishchika)')
  await expect(own).toHaveAttribute('href', /\/horoscope\/daily-horoscope\/scorpio$/)
  await page.goto('/')
  await movePointer(page)
  await expect(page.getByRole('main').getByRole('link', { name: /^Vrishchika today/ })).toBeVisible()
})
