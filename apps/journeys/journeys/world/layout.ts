import type { Locator, Page } from '@playwright/test'

/** At 1280 px the links are in the header and the filters beside the list; at 360 px both are behind a button. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024

/** Opens a page by its link in the header, or in the menu of a phone. */
export async function openFromHeader(page: Page, name: string): Promise<void> {
  if (!isWide(page)) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name, exact: true }).first().click()
}

/** The filters of the list of astrologers. */
export async function openFilters(page: Page): Promise<Locator> {
  if (isWide(page)) return page.getByRole('region', { name: 'Filters' })
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}
