import type { Page } from '@playwright/test'
import { expect, test } from './world/test.ts'

/** Resolves when a page is on the device. */
const isSaved = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address, { ignoreVary: true })), path))
    .toBe(true)

/** Resolves when all scripts that the page has loaded are on the device. */
const areScriptsSaved = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await caches.open('files')
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        const saved = await Promise.all(loaded.map(async ({ name }) => await files.match(name)))
        return loaded.length > 0 && saved.every(Boolean)
      }),
    )
    .toBe(true)

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a mantra that was read is counted without a network', async ({ page, context, world, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
    const { path } = await world.meet(55)
    await page.goto('/mantras/gayatri-mantra')
    const registered = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(registered).toEqual([])
    const count = page.getByRole('button', { name: /of 108/ })
    await count.click()
    await isSaved(page, '/offline')
    await isSaved(page, '/mantras/gayatri-mantra')
    await page.goto('/')
    await isSaved(page, '/')
    // It comes with the strip that says "No internet", at the first interaction, which a page that is still starting misses.
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await areScriptsSaved(page)
    await page.goto(path)
    await isSaved(page, path)
    // A category is saved with one tap.
    await page.goto('/mantras')
    await isSaved(page, '/mantras')
    await page.goto('/mantras/category/ganesha')
    await page.getByRole('button', { name: 'Save to read offline' }).click()
    await expect(page.getByText('Saved on this device.')).toBeVisible()
    await page.goto('/')

    await context.setOffline(true)
    await page.goto('/mantras')
    const mantra = page.getByRole('main').getByRole('listitem')
    await expect(mantra.filter({ hasText: 'Not saved' }).first()).toBeVisible()
    await expect(mantra.filter({ hasText: /^Gayatri Mantra/ }).getByText('Not saved')).toBeHidden()
    await page.goto('/mantras/vakratunda-mahakaya')
    await expect(page.locator('[data-part=beads]')).toBeVisible()
    await page.goto('/mantras/gayatri-mantra')
    await expect(page.getByText(/^Saved .*\d:\d\d [ap]m/)).toBeVisible()
    for (let bead = 1; bead < 108; bead += 1) await count.click()
    await expect(page.locator('[data-part=announced]')).toHaveText('108 / 108')

    // What is not saved leads to what is.
    await page.goto('/orders')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
    await page.getByRole('link', { name: 'Gayatri Mantra' }).click()
    await expect(page.locator('[data-part=beads]')).toBeVisible()

    await page.goto('/')
    await expect(async () => {
      await page.getByRole('main').hover()
      await page.getByRole('banner').hover()
      await expect(page.getByText('No internet')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await context.setOffline(false)
    await expect(page.getByText('Back online')).toBeVisible()
    // Nothing of a customer, and no reply of the API, is on the device.
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return caches_.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((address) => /^\/(api|media|wallet|chat)/.test(address))).toEqual([])
  })

  test('a page that the worker does not serve yet is saved at its first interaction', async ({ page, context }) => {
    await page.goto('/mantras')
    await page.mouse.wheel(0, 200)
    await isSaved(page, '/mantras')
    // Like a page that was requested before the worker was there, and shown after it.
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBypassServiceWorker', { bypass: true })
    for (const path of ['/mantras/gayatri-mantra', '/consult-astrologer-online']) {
      await page.goto(path)
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
      await page.mouse.wheel(0, 200)
      await isSaved(page, path)
    }
  })

  test('wallet and history open without a network, and say from when their data is', async ({
    page,
    context,
    customer,
    expected,
  }) => {
    // The browser also looks for a newer worker, and may be fetching the code of a page ahead.
    expected.push(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|error occurred when fetching the script|Error loading route module/,
    )
    const main = page.getByRole('main')
    await customer.signIn({ rupees: 412 })
    // The first page came before the worker: it names to it what it has loaded.
    await page.goto('/wallet')
    await expect(main).toContainText('₹412.00')
    // The frame is saved with all its files.
    await isSaved(page, '/wallet')
    await main.getByRole('link', { name: /^My consultations/ }).click()
    await expect(page.getByText('No consultations yet')).toBeVisible()
    await isSaved(page, '/history')

    await context.setOffline(true)
    await page.goto('/wallet')
    await expect(page.getByText(/^Saved .*\d:\d\d [ap]m\./)).toBeVisible()
    await expect(main).toContainText('₹412.00')
    await expect(main).toContainText('Recharging needs an internet connection.')
    await page.goto('/history?kind=call')
    await expect(page.getByText(/^Saved .*\d:\d\d [ap]m\./)).toBeVisible()
    await expect(page.getByText('No consultations yet')).toBeVisible()

    await context.setOffline(false)
    await page.goto('/wallet')
    await expect(main).toContainText('₹412.00')
    await expect(main.getByText(/^Saved/)).toBeHidden()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    // Neither the frames nor what was in them is on the device any more.
    const left = () =>
      page
        .evaluate(async () => {
          const copies = Object.keys(localStorage).filter((name) => name.startsWith('last-copy:'))
          const frames = await Promise.all(['/wallet', '/history'].map(async (frame) => caches.match(frame)))
          return [...copies, ...frames.filter((frame) => frame !== undefined)]
        })
        .catch(() => null)
    await expect.poll(left).toEqual([])
  })
})

test('wallet and history show their last copies when nothing answers, until the customer logs out', async ({
  page,
  customer,
  expected,
}) => {
  expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const main = page.getByRole('main')
  await customer.signIn({ rupees: 412 })
  await page.goto('/history')
  await expect(page.getByText('No consultations yet')).toBeVisible()
  await page.goto('/wallet')
  await expect(main).toContainText('₹412.00')
  await expect(page.getByText('No transactions yet')).toBeHidden()

  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/wallet')
  await expect(page.getByText(/^Saved .*\d:\d\d [ap]m\./)).toBeVisible()
  await expect(main).toContainText('₹412.00')
  await page.goto('/history')
  await expect(page.getByText(/^Saved .*\d:\d\d [ap]m\./)).toBeVisible()
  await expect(page.getByText('No consultations yet')).toBeVisible()

  await page.unroute('**/api/**')
  await page.goto('/wallet')
  await expect(main.getByText(/^Saved/)).toBeHidden()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('last-copy:'))).catch(() => null)
  await expect.poll(copies).toEqual([])
})

test('the wallet is opened once when a part of the frame does not come, which is tried again', async ({
  page,
  customer,
  expected,
}) => {
  expected.push(/ERR_FAILED/)
  await customer.signIn({ rupees: 412 })
  // The device is online, but the website does not answer. The rest of the page is on the device.
  let tries = 0
  const part = /\/assets\/late-shell-/
  await page.route(part, (route) => {
    tries += 1
    return route.abort()
  })
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.goto('/wallet')
  await expect.poll(() => tries).toBeGreaterThan(2)

  await page.unroute(part)
  await expect(page.getByRole('main')).toContainText('₹412.00')
  // The strip that says "No internet" is in it. Its style sheet hides it.
  const strip = page.locator('[role=status][data-state=online]')
  await expect(strip).toBeAttached()
  await expect(strip).toBeHidden()
  expect(loads).toEqual(['/wallet'])
})

test.describe('after an update of the website', () => {
  test('an open page goes on, and the next one is of the new build', async ({ page, expected }) => {
    expected.push(/status of 404|Error loading route module|Failed to fetch dynamically imported module/)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    // The files of this build are gone.
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await page.mouse.wheel(0, 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const footer = page.getByRole('contentinfo')
    const terms = footer.getByRole('link', { name: 'Terms' })
    // The footer closes its groups when it finds that its code is gone.
    await expect(async () => {
      if (!(await terms.isVisible())) await footer.locator('summary', { hasText: 'Policies' }).click()
      await terms.click({ timeout: 2000 })
    }).toPass()
    await expect(page).toHaveURL('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
    expect(loads).toEqual(['/', '/terms'])
  })
})
