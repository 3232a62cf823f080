import { defineConfig } from '@playwright/test'
import type { Journey } from './journeys/world/test.ts'
import shared from './playwright.config.ts'

const [server, website] = Array.isArray(shared.webServer) ? shared.webServer : []
const folder = (name: string): string => process.env[name] ?? ''

/** The core journeys on a website and a server of two versions. `pnpm --filter @tarapath/bench skew` runs it, also in the folder of the previous one. */
export default defineConfig<Journey>({
  ...shared,
  testMatch: ['**/main-job.spec.ts', '**/payments.spec.ts', '**/reload.spec.ts'],
  workers: 1,
  reporter: [['list']],
  projects: [{ name: 'phone', use: { isServerOlder: true, viewport: { width: 360, height: 740 }, hasTouch: true } }],
  webServer: [
    { ...server!, cwd: folder('SERVER_FOLDER') },
    { ...website!, cwd: folder('WEBSITE_FOLDER') },
  ],
})
