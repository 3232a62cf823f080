import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPostgres } from '@tarapath/backend-testing'
import { afterAll, expect, test } from 'vitest'
import { startedServer } from './started-server.ts'

const postgres = await startTestPostgres()
if (!postgres) console.warn('SKIPPED: no DATABASE_URL and no Postgres on this machine, so production was not started.')
afterAll(() => postgres?.stop())

const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET: 'a secret of thirty-two characters',
  WEB_ORIGIN: 'https://tarapath.example',
  PORT: '0',
}
const ACCOUNTS = Object.fromEntries(
  [
    'MSG91_AUTH_KEY',
    'MSG91_LOGIN_TEMPLATE',
    'MSG91_CONFIRM_TEMPLATE',
    'MSG91_FREE_TEMPLATE',
    'MSG91_LIVE_TEMPLATE',
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_VERSION',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_CALLBACK_USER',
    'PHONEPE_CALLBACK_PASSWORD',
    'EXOTEL_SID',
    'EXOTEL_API_KEY',
    'EXOTEL_API_TOKEN',
    'EXOTEL_CALLER_ID',
  ].map((name) => [name, 'x']),
)

/** Starts the production entry until it is ready, and returns the URLs of all modules that it loaded. */
async function loadedModules(env: Record<string, string>): Promise<string[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'tarapath-modules-')), 'modules.txt')
  const hook = new URL('record-modules.ts', import.meta.url).href
  const settings = { ...PRODUCTION, ...env, MODULE_LOG: file, NODE_OPTIONS: `--import=${hook}` }
  const { child, address } = await startedServer(settings)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  child.kill('SIGKILL')
  return readFileSync(file, 'utf8').split('\n')
}

const inSandbox = (modules: readonly string[]) => modules.filter((url) => url.includes('/packages/sandbox/'))

test.skipIf(!postgres)('production loads no module of the sandbox', async () => {
  const modules = await loadedModules({ ...ACCOUNTS, DATABASE_URL: postgres?.url ?? '' })
  expect(modules.some((url) => url.includes('/packages/backend/src/index.ts'))).toBe(true)
  expect(modules.some((url) => url.includes('/packages/staff-desk/src/index.ts'))).toBe(true)
  expect(inSandbox(modules)).toEqual([])
})

test('a demonstration in production loads the sandbox', async () => {
  const modules = await loadedModules({ EMBEDDED_PARTS: 'allow', DATA_DIR: 'memory' })
  expect(inSandbox(modules).length).toBeGreaterThan(0)
})
