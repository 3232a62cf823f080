import type { Page } from '@playwright/test'
import { isWide } from './world/layout.ts'
import { expect, test } from './world/test.ts'

const FILES = { 'code of its screen': 'profile-screen-*.js', 'style sheet of its screen': 'profile-screen-*.css' }

for (const [what, file] of Object.entries(FILES))
  test(`a page whose build has no ${what} any more is opened as a document`, async ({ page, expected }) => {
    expected.push(/status of 404/)
    await openList(page)
    let missed = 0
    // The next document is of the new build, whose files are there.
    await page.route(`**/assets/${file}`, (route) => {
      missed += 1
      return missed > 1 ? route.continue() : route.fulfill({ status: 404, body: 'Not found.' })
    })
    await expectProfileAsDocument(page)
    expect(missed).toBeGreaterThan(0)
  })

test('a page that gets data of another build is opened as a document', async ({ page, expected }) => {
  // React says what it could not draw.
  expected.push(/undefined|Minified React error/)
  let replies = 0
  await page.route('**/consult-astrologer-online/*.data*', async (route) => {
    replies += 1
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll('"reviews"', '"opinions"') })
  })
  await openList(page)
  await expectProfileAsDocument(page)
  expect(replies).toBeGreaterThan(0)
})

test('a page whose data do not come stays, says so and can be tried again', async ({ page, expected }) => {
  expected.push(/ERR_FAILED|Failed to fetch/)
  await page.route('**/consult-astrologer-online/*.data*', (route) => route.abort())
  await openList(page)
  await firstCard(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true)
  await page.unroute('**/consult-astrologer-online/*.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeVisible()
})

test('a page stays when the code of a page that it prefetches is gone, and opens it as a document', async ({
  page,
  expected,
}) => {
  expected.push(/status of 404|Error loading route module|dynamically imported module/)
  const isGone = page.waitForEvent('console', (message) => message.text().startsWith('Error loading route module'))
  let isNewBuild = false
  page.on('request', (request) => (isNewBuild ||= request.isNavigationRequest() && /-\d+$/.test(request.url())))
  await page.route(/\/assets\/astrologer-[\w-]{8}\.js$/, (route) =>
    isNewBuild ? route.continue() : route.fulfill({ status: 404, body: 'Not found.' }),
  )
  await openList(page)
  // With a mouse a page is prefetched when its link is pointed at.
  if (isWide(page)) await firstCard(page).hover()
  await isGone
  await page.getByRole('searchbox').fill(await firstCard(page).innerText())
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true)
  await expectProfileAsDocument(page)
})

test('a sheet whose code is gone offers to reload the page, and opens then', async ({ page, customer, expected }) => {
  expected.push(/status of 404|dynamically imported module/)
  await page.route('**/assets/before-start-sheet-*.js', (route) => route.fulfill({ status: 404, body: 'Not found.' }))
  await customer.signIn({ rupees: 500 })
  await openList(page)
  await firstCard(page).click()
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByText('Part of this page did not load. Reload the page.')).toBeVisible()
  await page.unroute('**/assets/before-start-sheet-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForFunction(() => !('isFirstDocument' in globalThis))
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByRole('dialog', { name: /^Chat with/ }).getByText('Maximum cost')).toBeVisible()
})

const firstCard = (page: Page) => page.getByRole('article').first().getByRole('link').first()

async function openList(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Astrologers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }))
}

async function expectProfileAsDocument(page: Page): Promise<void> {
  const card = firstCard(page)
  const name = await card.innerText()
  await card.click()
  await page.waitForFunction(() => !('isFirstDocument' in globalThis))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeVisible()
}
