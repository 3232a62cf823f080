import { defineConfig } from '@playwright/test'
import { addressesOf, ISSUER, STAGING_CODE, WEB, WORKERS } from './addresses.ts'

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

const isFullRun = process.env['TEST_SUITE'] === 'full'

/** Journeys that run at 1280 px, because their customer has a keyboard or several tabs; the others run at 360 px. */
const AT_A_DESK = ['**/keyboard*.spec.ts', '**/tabs.spec.ts']

export default defineConfig({
  testDir: 'journeys',
  workers: WORKERS.length,
  // What passes on the second try is named at the end of the run: it is still a fault of the product or of the test.
  retries: 1,
  // Waits are for events. The ceilings are generous, because a slow machine is not a fault.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/journeys.json' }]],
  use: {
    baseURL: WEB,
    actionTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Journeys that change replies see requests of pages only. The journey of saved pages has the worker.
    serviceWorkers: 'block',
    // Recording every journey for the few that fail costs a tenth of the CPU time: `--trace retain-on-failure` does it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
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
  // `npm test` runs each journey in one size, `npm run test:full` in both.
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      ...(!isFullRun && { testIgnore: AT_A_DESK }),
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      // It has a width of its own.
      testIgnore: ['**/reflow.spec.ts'],
      ...(!isFullRun && { testMatch: AT_A_DESK }),
    },
  ],
  webServer: WORKERS.flatMap((worker) => {
    const { web, api, staging } = addressesOf(worker)
    return [
      {
        command: 'node src/main.ts',
        cwd: '../server',
        url: `${api}/readyz`,
        timeout: 180_000,
        reuseExistingServer: false,
        env: { PORT: new URL(api).port, DATA_DIR: 'memory', WEB_ORIGIN: web },
      },
      {
        command: 'node server.ts',
        cwd: '../customer-web',
        url: `${web}/healthz`,
        timeout: 180_000,
        reuseExistingServer: false,
        env: {
          NODE_ENV: 'production',
          PORT: new URL(web).port,
          API_URL: api,
          API_TIMEOUT_MS: '60000',
          ISSUER,
          STAGING_ORIGIN: staging,
          STAGING_CODE,
        },
      },
    ]
  }),
})
