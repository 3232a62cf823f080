import type { Page } from '@playwright/test'

/** `earlyTap` is set once the scripts of the page listen. */
declare global {
  interface Window {
    earlyTap?: { isOver: boolean }
  }
}

/** The first interaction with a page, which starts what it does not need before. A move that comes before its scripts is lost. */
export async function movePointer(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyTap?.isOver)
  await page.mouse.move(20, 300)
}
