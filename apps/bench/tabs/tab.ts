import type { Browser, Tab } from './browser.ts'
import type { PageView } from './page.ts'

const MAX_WAIT_MS = 10_000

/** Opens a page and waits until its script has run. */
export async function openTab(browser: Browser, url: string): Promise<Tab> {
  const tab = await browser.openTab(url)
  await until(tab, () => true)
  return tab
}

/** Polls a tab until its view satisfies the condition. */
export async function until(
  tab: Tab,
  suits: (view: PageView) => boolean,
  question = 'globalThis.tab.view()',
): Promise<PageView> {
  const deadline = Date.now() + MAX_WAIT_MS
  for (;;) {
    // A page does not answer while it is unloaded or loaded.
    const view = await tab.ask<PageView | null>(question).catch(() => null)
    if (view && suits(view)) return view
    if (Date.now() > deadline) throw new Error(`A tab did not get there: ${JSON.stringify(view)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
