import type { Locator, Page } from '@playwright/test'
import { expect, test } from './world/test.ts'

const LIST = '/consult-astrologer-online'
const READING = '/horoscope/daily-horoscope/scorpio'

/** Holds the code of a screen until `release` is called. `isAsked` resolves when the page asks for it. */
async function holdCode(page: Page, file: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(file, async (route) => {
    ask()
    await released
    await route.continue()
  })
  return { isAsked, release }
}

/** The first of the list, also behind a dialog. */
const firstChat = (page: Page): Locator =>
  page.getByRole('button', { name: /^Chat with /, includeHidden: true }).first()

/** Whether a button shows that its tap was noted. Other animations of it end. */
const pulses = (button: Locator): Promise<boolean> =>
  button.evaluate((element) =>
    element.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity),
  )

test('a tap on a button that has no code yet is not lost', async ({ page }) => {
  const code = await holdCode(page, /list-screen-.*[.]js/)
  await page.goto(LIST)
  const chat = firstChat(page)
  await chat.click()
  await code.isAsked
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => pulses(chat)).toBe(true)
  code.release()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  expect(await pulses(chat)).toBe(false)
})

test('a button that is tapped before React listens pulses until its dialog is open', async ({ page }) => {
  const code = await holdCode(page, /entry\.client-.*[.]js/)
  await page.goto('/', { waitUntil: 'commit' })
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in', includeHidden: true })
  const chat = firstChat(page)
  await chat.click()
  await code.isAsked
  await expect.poll(() => pulses(chat)).toBe(true)
  await expect(signIn).toBeHidden()
  code.release()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  expect(await pulses(chat)).toBe(false)
})

test('a tap whose code does not load gets a message, and stops pulsing', async ({ page }) => {
  await page.route(/list-screen-.*[.]js/, () => new Promise(() => {}))
  await page.goto(LIST)
  const chat = firstChat(page)
  await chat.click()
  await expect.poll(() => pulses(chat)).toBe(true)
  await expect(page.getByText('Part of this page did not load. Reload the page.')).toBeVisible({ timeout: 15_000 })
  expect(await pulses(chat)).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Reload' }).click()
  await firstChat(page).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('a tap on a page whose first script never comes offers a reload', async ({ page }) => {
  let isHanging = true
  await page.route(/entry\.client-.*[.]js/, (route) => (isHanging ? new Promise(() => {}) : route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  await firstChat(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'Part of this page did not load. Reload the page.' })
  await expect(note).toBeVisible()
  isHanging = false
  await note.getByRole('link', { name: 'Reload' }).click()
  await firstChat(page).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('links of a screen that has no code yet lead on without another document', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => (documents += request.resourceType() === 'document' ? 1 : 0))
  const code = await holdCode(page, /home-screen-.*[.]js/)
  await page.goto('/')
  // The header is hydrated, so that the page can navigate.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See all' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrologers' })).toBeVisible()
  expect(documents).toBe(1)
  code.release()
})

test('a sign-in while the list has no code yet shows in the list', async ({ page, customer, world }) => {
  await customer.signInOnHome()
  await page.goto(LIST)
  const hearts = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
  const saved = hearts(/^Remove .* from favourites$/)
  await hearts(/^Save /)
    .first()
    .click()
  await expect(saved).toHaveCount(1)
  await expect(saved).toBeEnabled()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  // A number gets one code in thirty seconds.
  await world.advanceClock(60)
  const code = await holdCode(page, /list-screen-.*[.]js/)
  await page.goto(LIST)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await customer.giveNumberAndCode()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await code.isAsked
  await expect(saved).toHaveCount(0)
  code.release()
  await expect(saved).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
})

test('a reading comes without the application, which a sign-in and a running chat load', async ({
  page,
  context,
  customer,
  world,
}) => {
  const astrologer = await world.meet(7)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(READING, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Scorpio')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(scripts.filter((address) => /\/(entry|react|base)\b/.test(address))).toEqual([])

  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await customer.giveNumberAndCode()
  await expect(customer.walletChip).toBeVisible()
  await world.setWallet(customer.phone, 500)

  await customer.chatWith(astrologer)
  await page.goto(READING)
  const widget = page.getByRole('complementary', { name: 'Your chat' })
  await expect(widget).toContainText(astrologer.name)
  await widget.getByRole('link').click()
  await expect(customer.message).toBeEnabled()
  await customer.end()
})
