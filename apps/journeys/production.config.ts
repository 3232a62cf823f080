import { defineConfig } from '@playwright/test'
import { ORIGINS } from './production/deployment.ts'
import shared from './playwright.config.ts'

/** The rehearsal of production: the built servers behind Caddy on Postgres, in the full run only. */
export default defineConfig({
  ...shared,
  testDir: 'production',
  workers: 1,
  retries: 0,
  // The people of the rehearsal talk for more than a minute.
  timeout: 900_000,
  reporter: [['list'], ['json', { outputFile: '.reports/production.json' }]],
  use: { ...shared.use, baseURL: ORIGINS.site },
  projects: [{ name: 'production' }],
  webServer: [],
})
