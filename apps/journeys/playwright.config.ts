import { defineConfig } from '@playwright/test'
import { addressesOf, WEB, WORKERS } from './addresses.ts'

export default defineConfig({
  testDir: 'journeys',
  workers: WORKERS.length,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/journeys.json' }]],
  use: {
    baseURL: WEB,
    actionTimeout: 15_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-dev-shm-usage',
      ],
    },
    // A sandbox needs user namespaces, which root in a container does not have.
    ...(process.getuid?.() === 0 ? { chromiumSandbox: false } : {}),
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: WORKERS.flatMap((worker) => {
    const { web, api } = addressesOf(worker)
    return [
      {
        command: 'node src/main.ts',
        cwd: '../server',
        url: `${api}/readyz`,
        reuseExistingServer: false,
        env: { PORT: new URL(api).port, DATA_DIR: 'memory', WEB_ORIGIN: web },
      },
      {
        command: 'node server.ts',
        cwd: '../customer-web',
        url: `${web}/healthz`,
        reuseExistingServer: false,
        env: { PORT: new URL(web).port, API_URL: api },
      },
    ]
  }),
})
