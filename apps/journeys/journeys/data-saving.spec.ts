import type { Page } from '@playwright/test'
import { expect, test } from './world/test.ts'

/** The fonts and the pictures of banners that home asked for, after it was scrolled to a banner that is there. */
async function loadedOnHome(page: Page): Promise<string[]> {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || /banner/.test(request.url())) requested.push(request.url())
  })
  await page.goto('/')
  await page.mouse.wheel(0, 100)
  const banner = page.locator('.banners-banner').first()
  await banner.scrollIntoViewIfNeeded()
  await expect(banner).toBeInViewport()
  await page.waitForLoadState('networkidle')
  return requested.filter((url) => !/\.(css|js)$/.test(new URL(url).pathname))
}

test('a visitor who saves data loads no font and no picture of a banner', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('data_mode', 'less'))
  expect(await loadedOnHome(page)).toEqual([])
  await expect(page.locator('.banners-image').first()).toBeHidden()
})

test('a request with Save-Data gets a page without fonts and pictures of banners, and only it', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  expect(await loadedOnHome(page)).toEqual([])
  await expect(page.locator('.banners-image').first()).toBeHidden()
  await page.setExtraHTTPHeaders({})
  expect((await loadedOnHome(page)).length).toBeGreaterThan(0)
  await expect(page.locator('.banners-image').first()).toBeVisible()
})
