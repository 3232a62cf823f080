import { defineConfig } from '@playwright/test'
import shared from './playwright.config.ts'

/** The main job in Debian's Firefox and WebKit, which Playwright cannot drive; in the full run only. */
export default defineConfig({
  ...shared,
  testDir: 'other-browsers',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '.reports/other-browsers.json' }]],
  projects: [{ name: 'other-browsers' }],
  webServer: Array.isArray(shared.webServer) ? shared.webServer.slice(0, 2) : [],
})
