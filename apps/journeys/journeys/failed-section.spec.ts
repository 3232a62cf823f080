import { expect, test } from './world/test.ts'

const FAILED = 'Online astrologers did not load'

test('a section that did not load keeps the page still, and loads by itself when the API answers', async ({
  page,
  world,
  expected,
}) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The page asks whether the API is back.
  expected.push(/503/)
  await world.addFault({ call: '*', kind: 'fail', status: 503 })
  const heading = page.getByRole('heading', { name: FAILED })
  // The website may still have the page of an earlier visitor.
  await expect(async () => {
    await page.goto('/', { waitUntil: 'load' })
    await expect(heading).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.locator('link[rel=stylesheet][href*="/late-"]').first()).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total)
  expect(shifts).toBeLessThan(0.01)

  await world.clearFaults()
  await expect(heading).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Online now' })).toBeVisible()
})
