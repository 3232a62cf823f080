import { chromium, expect, test as base, type Browser, type Page } from '@playwright/test'
import { deployTarapath, type Deployment } from './deployment.ts'

export const ADMIN = '9812300001'

interface Rehearsal {
  deployment: Deployment
  browser: Browser
}

export const test = base.extend<{ newPhone: () => Promise<Page> }, Rehearsal>({
  /** A browser of its own, as big as a phone. */
  newPhone: ({ browser }, give) =>
    give(async () =>
      (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-IN' })).newPage(),
    ),
  deployment: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs
    async ({}, give) => {
      const deployment = await deployTarapath(`+91${ADMIN}`)
      await give(deployment)
      await deployment.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browser: [
    async ({ deployment, launchOptions }, give) => {
      const args = [...(launchOptions.args ?? []), ...deployment.browserArguments]
      const browser = await chromium.launch({ ...launchOptions, args })
      await give(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

export { expect }
