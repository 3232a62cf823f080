import { defineConfig } from '@playwright/test'
import type { InOtherBrowser } from './other-browsers/test.ts'
import shared from './playwright.config.ts'

/** The main job, what can go wrong in it, and lost and slow networks, in Debian's Firefox and WebKit, which Playwright cannot drive; in the full run only. */
export default defineConfig<InOtherBrowser>({
  ...shared,
  testDir: 'other-browsers',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '.reports/other-browsers.json' }]],
  projects: [
    { name: 'Firefox', use: { otherBrowser: 'Firefox' } },
    { name: 'WebKit', use: { otherBrowser: 'WebKit' } },
  ],
  webServer: Array.isArray(shared.webServer) ? shared.webServer.slice(0, 2) : [],
})
