import { expect, test } from 'vitest'
import { SETTINGS } from './setting-names.ts'
import { readSettings } from './settings.ts'

test('without settings the website listens on port 3000 and uses a backend on 4100', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    apiUrl: 'http://127.0.0.1:4100',
    apiTimeoutMs: 3000,
    publicOrigin: null,
    liveKitUrl: null,
    staging: null,
  })
})

test.each([
  [{ PORT: 'three' }, 'PORT is "three"'],
  [{ API_TIMEOUT_MS: '3s' }, 'API_TIMEOUT_MS is "3s": set it to a number from 100 to 120000'],
  [{ API_URL: 'backend' }, 'API_URL is "backend"'],
  [{ API_URL: 'localhost:4100' }, 'API_URL is "localhost:4100"'],
  [{ PUBLIC_ORIGIN: 'ftp://tarapath.test' }, 'PUBLIC_ORIGIN is "ftp://tarapath.test"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, nginx' }, 'TRUSTED_PROXIES: "nginx" is neither an address'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: "10.0.0.0/33"'],
  [{ STAGING_ORIGIN: 'https://staging.tarapath.test' }, 'a STAGING_CODE of 6 digits'],
  [{ STAGING_ORIGIN: 'https://staging.tarapath.test', STAGING_CODE: '12' }, 'a STAGING_CODE of 6 digits'],
  [{ LOG: 'all' }, 'LOG is "all": set it to problems or calls'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT is "x"'],
  [{ LIVEKIT_URL: 'live.example' }, 'LIVEKIT_URL is "live.example"'],
  [{ HSTS: 'all' }, 'HSTS is "all": set it to host or subdomains or preload'],
  [{ NODE_ENV: 'production', STAGING_ORGIN: 'https://x.test' }, 'STAGING_ORGIN is not a setting; STAGING_ORIGIN is.'],
  [
    { STAGING_ORIGIN: 'https://x.test', STAGING_CODE: '123456', STAGING_SECRET: 'short' },
    'STAGING_SECRET is too short',
  ],
  [{ STAGING_CODE: '123456' }, 'STAGING_ORIGIN and a STAGING_CODE'],
])('the error names the wrong setting: %o', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
})

test('every setting that is read is in the reference, and no other', () => {
  const read = new Set<string>()
  const staging = { STAGING_ORIGIN: 'https://x.test', STAGING_CODE: '123456', METRICS_PORT: '3001' }
  const watch = (env: Record<string, string>) =>
    readSettings(new Proxy(env, { get: (all, name) => (read.add(String(name)), all[String(name)]) }))
  watch({})
  watch(staging)
  read.delete('NODE_ENV')
  expect(new Set(SETTINGS.map(([name]) => name))).toEqual(read)
})

test('the issuer of invoices is read line by line', () => {
  expect(
    readSettings({ ISSUER: 'Tarapath Services Pvt Ltd; 12 Dhantoli, Nagpur;; GSTIN 27AAACT0000A1Z5' }).issuer,
  ).toEqual(['Tarapath Services Pvt Ltd', '12 Dhantoli, Nagpur', 'GSTIN 27AAACT0000A1Z5'])
  expect(readSettings({}).issuer).toEqual([])
})
