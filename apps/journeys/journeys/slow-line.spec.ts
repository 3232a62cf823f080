import { expect, test } from './world/test.ts'

test('a tap answers at once on a slow line, and the shape of the page comes before the page', async ({ page }) => {
  await page.goto('/')
  await page.mouse.move(10, 10)
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

test('a page that is opened offline says so, and loads by itself when the network is back', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
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
  await page.mouse.move(10, 10)
  await asked
  await page.getByRole('link', { name: 'Online now' }).click()
  const field = page.getByRole('searchbox', { name: 'Search by name' })
  await field.fill('Lakshmi')
  held.resolve()
  await expect(page).toHaveURL(/search=Lakshmi/)
  await expect(field).toHaveValue('Lakshmi')
})
