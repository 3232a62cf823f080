import type { Page } from '@playwright/test'
import { movePointer } from './world/move-pointer.ts'
import { expect, test } from './world/test.ts'

/** Keeps files whose names match from the page until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a tap answers at once on a slow connection, and the shape of the page comes before the page', async ({
  page,
}) => {
  await page.goto('/')
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  const held = Promise.withResolvers<void>()
  await page.route(/live\.data/, async (route) => {
    await held.promise
    await route.continue()
  })
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
})

/** Requests for these files get no answer, and those after a call of what is returned are answered. */
async function giveNoAnswer(page: Page, files: RegExp): Promise<() => void> {
  let isAnswering = false
  await page.route(files, (route) => (isAnswering ? route.continue() : new Promise(() => {})))
  return () => (isAnswering = true)
}

for (const file of [/entry\.client-[^.]+\.js/, /browser-client-[^.]+\.js/])
  test(`a page without ${file} that is online says that it takes long, and is loaded by a tap`, async ({
    page,
    customer,
  }) => {
    await customer.signIn({ rupees: 500 })
    const answerAgain = await giveNoAnswer(page, file)
    await page.goto('/wallet', { waitUntil: 'commit' })
    await expect(page.getByText('This page is taking longer than usual.')).toBeVisible({ timeout: 15_000 })
    answerAgain()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Recharge' })).toBeVisible()
    await expect(page.getByText('This page is taking longer than usual.')).toBeHidden()
  })

test('a page whose data do not come says that it takes long, and a tap opens it as a document', async ({ page }) => {
  await page.goto('/')
  await movePointer(page)
  await page.waitForLoadState('networkidle')
  await page.route(/live\.data/, () => new Promise(() => {}))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live' }).click()
  await expect(page.getByText('This page is taking longer than usual.')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible()
})

test('a page that is opened offline says so, and loads by itself when the network is back', async ({
  page,
  context,
  expected,
}) => {
  // Links under the pointer are prefetched.
  expected.push(/ERR_INTERNET_DISCONNECTED/, /route module|dynamically imported module/)
  await page.goto('/')
  await movePointer(page)
  // It comes with the code that says so.
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await context.setOffline(true)
  await expect(page.getByText('No internet', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live' }).click()
  await expect(page.getByText('The page opens when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible()
})

test('a name that is typed after a filter was tapped is searched, also before the code of the list is there', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/list-screen-[^.]+\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/list-screen-[^.]+\.js/)
  await page.goto('/consult-astrologer-online')
  await movePointer(page)
  await asked
  await page.getByRole('link', { name: 'Online now' }).click()
  const field = page.getByRole('searchbox', { name: 'Search by name' })
  await field.fill('Lakshmi')
  held.resolve()
  await expect(page).toHaveURL(/search=Lakshmi/)
  await expect(field).toHaveValue('Lakshmi')
})

test('a dialog that takes long to come shows progress, and the page stays where it was when it closes', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(8)
  await customer.signIn({ rupees: 500 })
  const release = await hold(page, /before-start-sheet-[^.]+\.js/)
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  release()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
  const top = await page.evaluate(() => scrollY)
  await sheet.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: 'Start chat' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('the page of a live stream asks for its video before the code of the application is there', async ({
  page,
  customer,
  world,
}) => {
  await customer.signIn()
  const { id, title } = await world.scriptedLiveStream()
  const release = await hold(page, /entry\.client-[^.]+\.js/)
  const pass = page.waitForRequest(/live-stream-token/)
  await page.goto(`/live-session?stream=${id}`, { waitUntil: 'commit' })
  await pass
  release()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the page of the chat is fetched while the price is read, and needs nothing more to open', async ({
  page,
  customer,
  world,
  expected,
}) => {
  expected.push(/ERR_FAILED/)
  const astrologer = await world.meet(9)
  await customer.signIn({ rupees: 500 })
  await page.goto(astrologer.path)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const sheet = page.getByRole('dialog', { name: `Chat with ${astrologer.name}` })
  await expect(sheet.getByText('Maximum cost')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route(/chat-screen-[^.]+\.js/, (route) => route.abort())
  await sheet.getByRole('button', { name: 'Start chat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Connecting to ${astrologer.name}…` })).toBeVisible()
})

test('a customer who leaves a chat on a slow connection sees the shape of home, not an empty page', async ({
  page,
  customer,
  world,
}) => {
  const astrologer = await world.meet(10)
  await customer.signIn({ rupees: 500 })
  await customer.chatWith(astrologer)
  const release = await hold(page, /home-screen-[^.]+\.js/)
  await page.getByRole('link', { name: 'Leave the chat open and go home' }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: /^Ask someone/ })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden()
})

test('a paid chat can be ended and recharged when the network went away after it was opened', async ({
  page,
  context,
  customer,
  world,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const astrologer = await world.meet(13)
  await customer.signIn({ rupees: (2 * astrologer.ratePaise) / 100 })
  await world.say(await customer.chatWith(astrologer), 'Namaste.')
  await expect(page.getByText('Namaste.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Recharge' }).click()
  const sheet = page.getByRole('dialog', { name: 'Recharge' })
  await expect(sheet.getByText('The timer is still running. The chat stays open.')).toBeVisible()
  await expect(sheet.getByText('Recharge amounts did not load. The chat is still on.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: `End the chat with ${astrologer.name}?` })).toBeVisible()
})
