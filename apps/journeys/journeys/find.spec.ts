import { isWide, openFilters } from './world/layout.ts'
import { expect, test } from './world/test.ts'

const LIST = '/consult-astrologer-online'

test('a customer narrows the list, goes back, and waits for astrologers who are not free', async ({
  page,
  world,
  customer,
}) => {
  const busy = await world.meet(45)
  const offline = await world.meet(46)
  await world.setPresence(busy.id, 'busy')
  await world.setPresence(offline.id, 'offline')
  await customer.signIn({ rupees: 500 })
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  await page.goto(LIST)

  // The sheet of a phone says how many astrologers it leaves, and so does the list.
  const filters = await openFilters(page)
  await filters.getByRole('slider', { name: /^Price/ }).fill('20')
  const counted = isWide(page) ? null : page.waitForResponse(/min_experience_years=10/)
  await filters.getByRole('combobox', { name: 'Experience' }).selectOption('10+ years')
  await expect(filters.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Up to ₹20/min')
  let found: string | RegExp = /^\d+ astrologers$/
  if (counted) {
    const { count } = (await (await counted).json()) as { count: number }
    found = `${count} astrologers`
    await filters.getByRole('button', { name: `Show ${found}` }).click()
  }
  await expect(page).toHaveURL(`${LIST}?max_price=20&min_experience=10`)
  await expect(main.getByRole('status')).toHaveText(found)

  await page.getByRole('link', { name: 'Remove 10+ years' }).click()
  await expect(page).toHaveURL(`${LIST}?max_price=20`)
  await page.goBack()
  await expect(page).toHaveURL(`${LIST}?max_price=20&min_experience=10`)
  await expect(main.getByRole('status')).toHaveText(found)

  // Nothing matches: each filter can be taken away, or all of them.
  const names = page.getByRole('searchbox', { name: 'Search by name' })
  await names.fill('Nobody of this name')
  await expect(main.getByRole('heading', { name: 'No astrologer matches these 3 filters' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL(LIST)
  await expect(names).toHaveValue('')

  // The name is searched while one types, and Back leads to the list without a search.
  await names.fill(busy.name)
  await expect(cards).toHaveCount(1)
  await cards.getByRole('button', { name: `Join waiting list of ${busy.name}` }).click()
  const sheet = page.getByRole('dialog', { name: `Waiting list of ${busy.name}` })
  await expect(sheet.getByRole('status')).toContainText(/^Nobody ahead · .+/)
  await sheet.getByRole('button', { name: 'Join waiting list' }).click()
  const wait = cards.getByRole('link', { name: `You’re next, waiting for ${busy.name}` })
  await expect(wait).toHaveAttribute('href', '/queue')
  await page.goBack()
  await expect(page).toHaveURL(LIST)

  await names.fill(offline.name)
  await expect(cards).toHaveCount(1)
  await cards.getByRole('button', { name: `Notify me about ${offline.name}` }).click()
  await cards.getByRole('button', { name: `We’ll notify you about ${offline.name}. Turn off` }).click()
  await expect(cards.getByRole('button', { name: `Notify me about ${offline.name}` })).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('the first touch of a page may be a filter', async ({ page }) => {
    await page.goto(LIST)
    // React has begun to answer taps, and the code of the list is not loaded yet.
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Online now' }).tap()
    await expect(page).toHaveURL(`${LIST}?available=1`)
  })
})

test('pictures of an astrologer open larger, and keys and buttons lead through them', async ({ page }) => {
  await page.goto(`${LIST}/acharya-meera-1`)
  const first = page.getByRole('button', { name: /^A practice chart/ })
  await first.click()
  const second = page.getByRole('dialog', { name: /^A chart form/ })
  await expect(page.getByRole('dialog', { name: /^A practice chart/ }).getByRole('status')).toHaveText('1 of 2')
  await page.keyboard.press('ArrowRight')
  await expect(second.getByRole('status')).toHaveText('2 of 2')
  await second.getByRole('button', { name: 'Next picture' }).click()
  await expect(page.getByRole('dialog', { name: /^A practice chart/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})
