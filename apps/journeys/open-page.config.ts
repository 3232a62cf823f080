import { defineConfig } from '@playwright/test'
import shared from './playwright.config.ts'

/** Pages that stay open while their website is replaced. `pnpm --filter @tarapath/bench skew` runs it; the test starts the websites itself. */
export default defineConfig({
  ...shared,
  testDir: 'open-page',
  workers: 1,
  reporter: [['list']],
  projects: [{ name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } }],
  webServer: Array.isArray(shared.webServer) ? shared.webServer.slice(0, 1) : [],
})
