import { expect, test } from './world/test.ts'

test.use({ javaScriptEnabled: false })

test('public pages show names, prices, filters and reviews without scripts', async ({ page, world }) => {
  const { name, path, ratePaise } = await world.meet(19)
  const price = `₹${ratePaise / 100}/min`

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask someone who reads the sky')
  await expect(page.getByRole('main')).toContainText(/₹\d+\/min/)
  const credit = page.getByRole('contentinfo').getByRole('link', { name: 'GeoNames' })
  await expect(credit).toHaveAttribute('href', 'https://www.geonames.org')

  await page.goto(`/consult-astrologer-online?search=${encodeURIComponent(name)}`)
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(card).toContainText(price)
  const names = page.getByRole('searchbox', { name: 'Search by name' })
  await names.fill('')
  await names.press('Enter')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  await page.locator('summary', { hasText: /^Filters$/ }).click()
  await page.getByRole('combobox', { name: 'Price per minute' }).selectOption('Up to ₹20/min')
  await page.getByRole('checkbox', { name: /^Hindi/ }).check()
  await page.getByRole('button', { name: 'Show astrologers' }).click()
  await expect(page).toHaveURL(/language=hi/)
  await page.getByRole('link', { name: 'Remove Up to ₹20/min' }).click()
  await expect(page).toHaveURL(/language=hi$/)

  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(price)
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible()
})

const PERIODS = ['yesterday', 'daily', 'tomorrow', 'weekly', 'monthly', 'yearly']
const SIGNS = {
  Aries: 'Mesha',
  Taurus: 'Vrishabha',
  Gemini: 'Mithuna',
  Cancer: 'Karka',
  Leo: 'Simha',
  Virgo: 'Kanya',
  Libra: 'Tula',
  Scorpio: 'Vrishchika',
  Sagittarius: 'Dhanu',
  Capricorn: 'Makara',
  Aquarius: 'Kumbha',
  Pisces: 'Meena',
}

test('the server draws the horoscope of every sign for every period', async ({ request }) => {
  for (const [english, sanskrit] of Object.entries(SIGNS))
    for (const period of PERIODS) {
      const path = `/horoscope/${period}-horoscope/${english.toLowerCase()}`
      const reply = await request.get(path, { maxRedirects: 0 })
      expect(reply.status(), path).toBe(200)
      const html = await reply.text()
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${english} \\(${sanskrit}\\)`))
      expect(html, path).toContain('</table>')
    }
})

test('an earlier week has an address, and the present one has none with a date', async ({ request }) => {
  const week = '/horoscope/weekly-horoscope/leo'
  // The day in India.
  const addressOf = (days: number) =>
    `${week}/${new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10)}`
  expect((await request.get(addressOf(-70))).url()).toMatch(/\/leo\/\d{4}-\d\d-\d\d$/)
  expect((await request.get(addressOf(0))).url()).toMatch(/\/leo$/)
  expect((await request.get(`${week}/soon`)).url()).toMatch(/\/leo$/)
})
