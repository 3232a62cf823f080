import { expect, test } from './world/test.ts'

test('who saves data loads no font and no picture of a banner', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || /banner/.test(request.url())) requested.push(request.url())
  })
  await page.addInitScript(() => localStorage.setItem('data_mode', 'less'))
  await page.goto('/')
  await page.mouse.wheel(0, 100)
  const banner = page.locator('.banners-banner').first()
  await banner.scrollIntoViewIfNeeded()
  await expect(banner).toBeInViewport()
  await expect(page.locator('.banners-image').first()).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => !/\.(css|js)$/.test(new URL(url).pathname))).toEqual([])
})
