import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { SETTINGS } from './config/settings.ts'
import { rehearsalSettings } from './rehearsal/providers.ts'

const SECRET = 'a secret of thirty-two characters'
const PRODUCTION = { NODE_ENV: 'production', WEB_ORIGIN: 'https://tarapath.example' }

test('by default the server listens on port 4100 and expects the website on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    webOrigin: 'http://localhost:3000',
    publicOrigin: 'http://localhost:4100',
    allowedOrigins: ['http://localhost:3000'],
    databaseUrl: null,
    console: true,
    staff: [],
    seed: true,
    sandbox: true,
  })
})

test.each([
  [{ PORT: 'x' }, 'PORT is "x"'],
  [{ PORT: '70000' }, 'from 0 to 65535'],
  [{ WEB_ORIGIN: 'localhost:3000' }, 'WEB_ORIGIN is "localhost:3000"'],
  [{ WEB_ORIGIN: 'https://a.example/path' }, 'has to be an origin'],
  [{ ALLOWED_ORIGINS: 'https://a.example, *' }, 'ALLOWED_ORIGINS is "*"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL has to begin'],
  [{ DATABASE_DIRECT_URL: 'postgres://x/y' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [{ NATS_URL: 'nats://x:4222' }, 'NATS_URL needs DATABASE_URL'],
  [{ NATS_URL: 'x:4222' }, 'NATS_URL has to be addresses'],
  [{ DATABASE_URL: 'postgres://x/y' }, 'SECRET has to be 32 characters'],
  [{ SECRET: 'short' }, 'SECRET has to be 32 characters'],
  [{ SECRET: `${SECRET},short` }, 'SECRET has to be 32 characters'],
  [{ EXOTEL_SID: 'x' }, 'EXOTEL_API_KEY, EXOTEL_API_TOKEN and EXOTEL_CALLER_ID are missing beside EXOTEL_SID'],
  [{ EXOTEL_REGION: 'delhi' }, 'EXOTEL_REGION is "delhi"'],
  [{ LIVEKIT_URL: 'wss://x.example' }, 'LIVEKIT_API_KEY and LIVEKIT_API_SECRET are missing beside LIVEKIT_URL'],
  [{ LIVEKIT_URL: 'x', LIVEKIT_API_KEY: 'k', LIVEKIT_API_SECRET: 's' }, 'LIVEKIT_URL is "x"'],
  [{ MEDIA_PORTS: '40000' }, 'MEDIA_PORTS is "40000"'],
  [{ GST_ON: 'both' }, 'GST_ON is "both"; it has to be recharge or use.'],
  [{ CONSOLE: 'yes' }, 'CONSOLE is "yes"; it has to be on or off.'],
  [{ LOG: 'everything' }, 'LOG is "everything"; it has to be problems or calls.'],
  [{ MEDIA_ADDRESS: 'media.example' }, 'MEDIA_ADDRESS is "media.example"'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is "localhost:4318"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES: "proxy" is neither an address'],
  [{ STAFF: '+919812345678, 12345' }, 'STAFF: number 2 of 2 is not a mobile number.'],
  [{ STAFF: 'Asha' }, 'STAFF: number 1 of 1 is not a mobile number.'],
  [{ EMBEDDED_PARTS: 'yes' }, 'EMBEDDED_PARTS is "yes"'],
  [{ ...PRODUCTION, EMBEDDED_PARTS: 'allow' }, 'Production needs SECRET.'],
  [{ ...PRODUCTION, EMBEDDED_PARTS: 'allow', SECRET: 'short' }, 'SECRET has to be 32 characters'],
  [
    { NODE_ENV: 'production' },
    'Production needs WEB_ORIGIN, SECRET, DATABASE_URL, MSG91_AUTH_KEY, PHONEPE_CLIENT_ID. In the repository',
  ],
  [{ REHEARSAL_URL: 'http://127.0.0.1:4390' }, 'REHEARSAL_URL is for production'],
  [{ PHONE_COUNTRIES: 'IN, india' }, 'PHONE_COUNTRIES: "india" is not the code of a country'],
  [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS is "1"; it has to be a whole number from 2 to 200.'],
  [{ CODES_PER_HOUR: '0' }, 'CODES_PER_HOUR is "0"'],
  [{ HSTS: 'all' }, 'HSTS is "all"; it has to be host or subdomains or preload.'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT is "0"'],
  [{ GOOGLE_PLACES_KEY: 'AIza' }, 'GOOGLE_PLACES_KEY does not look like a key'],
  [{ ...PRODUCTION, SECRET }, 'EMBEDDED_PARTS=allow'],
  [{ ...PRODUCTION, WEB_ORGIN: 'x' }, 'WEB_ORGIN is not a setting; WEB_ORIGIN is. Correct or remove it.'],
  [{ ...PRODUCTION, MSG91_KEY: 'x' }, 'MSG91_KEY is not a setting'],
  ...['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'https://web.localhost'].map(
    (origin): [Record<string, string>, string] => [
      { ...PRODUCTION, SECRET, EMBEDDED_PARTS: 'allow', WEB_ORIGIN: origin },
      'In production WEB_ORIGIN has to be the public origin of the website',
    ],
  ),
  [
    { MSG91_AUTH_KEY: 'x', MSG91_LOGIN_TEMPLATE: 'x' },
    'MSG91_CONFIRM_TEMPLATE, MSG91_FREE_TEMPLATE and MSG91_LIVE_TEMPLATE are missing beside MSG91_AUTH_KEY.',
  ],
  [{ PHONEPE_CLIENT_SECRET: 'x' }, 'PHONEPE_CALLBACK_PASSWORD are missing beside PHONEPE_CLIENT_SECRET.'],
])('%j is refused with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

const ACCOUNTS = {
  MSG91: [
    'MSG91_AUTH_KEY',
    'MSG91_LOGIN_TEMPLATE',
    'MSG91_CONFIRM_TEMPLATE',
    'MSG91_FREE_TEMPLATE',
    'MSG91_LIVE_TEMPLATE',
  ],
  PhonePe: [
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_VERSION',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_CALLBACK_USER',
    'PHONEPE_CALLBACK_PASSWORD',
  ],
  Exotel: ['EXOTEL_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN', 'EXOTEL_CALLER_ID'],
  LiveKit: ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'],
}

test('the settings of a rehearsal are complete', () => {
  const { msg91, phonePe } = readConfig({
    ...PRODUCTION,
    SECRET,
    DATABASE_URL: 'postgres://x',
    ...rehearsalSettings('http://127.0.0.1:4390'),
  })
  expect([msg91?.baseUrl, phonePe?.baseUrl]).toEqual(['http://127.0.0.1:4390', expect.stringContaining(':4390')])
})

test.each(Object.entries(ACCOUNTS))('a %s account with any setting missing stops the start', (_, names) => {
  for (const missing of names) {
    const env = Object.fromEntries(names.filter((name) => name !== missing).map((name) => [name, 'x']))
    expect(() => readConfig(env)).toThrow(`${missing} is missing beside `)
    expect(() => readConfig({ ...env, [missing]: '  ' })).toThrow(`${missing} is missing beside `)
  }
})

test.each(['DATABASE_URL', 'MSG91_AUTH_KEY', 'PHONEPE_CLIENT_ID'])('production does not start without %s', (name) => {
  const whole = {
    ...PRODUCTION,
    SECRET,
    DATABASE_URL: 'postgres://x/y',
    ...Object.fromEntries([...ACCOUNTS.MSG91, ...ACCOUNTS.PhonePe, ...ACCOUNTS.Exotel].map((each) => [each, 'x'])),
  }
  const part = Object.fromEntries(Object.entries(whole).filter(([each]) => !each.startsWith(name.split('_')[0] ?? '')))
  expect(readConfig(whole)).toMatchObject({ console: false, seed: false, sandbox: false, realMoney: true })
  expect(() => readConfig(part)).toThrow(`Production needs ${name}. In the repository`)
  expect(() => readConfig({ ...part, EMBEDDED_PARTS: 'allow' })).toThrow('cannot stand beside a real account')
  expect(() => readConfig({ ...whole, EMBEDDED_PARTS: 'allow' })).toThrow('cannot stand beside a real account')
})

test('production has no console and no seed, whatever the settings say', () => {
  const env = { ...PRODUCTION, EMBEDDED_PARTS: 'allow', SECRET, CONSOLE: 'on' }
  expect(readConfig(env)).toMatchObject({ console: false, seed: false, logCalls: true, realMoney: false })
})

test('complete accounts are used, and production then needs no EMBEDDED_PARTS', () => {
  const env = {
    ...PRODUCTION,
    SECRET,
    DATABASE_URL: 'postgres://x/y',
    MSG91_AUTH_KEY: 'key',
    MSG91_LOGIN_TEMPLATE: 'login',
    MSG91_CONFIRM_TEMPLATE: 'confirm',
    MSG91_FREE_TEMPLATE: 'free',
    MSG91_LIVE_TEMPLATE: 'live',
    PHONEPE_CLIENT_ID: 'id',
    PHONEPE_CLIENT_VERSION: '1',
    PHONEPE_CLIENT_SECRET: 'hush',
    PHONEPE_CALLBACK_USER: 'user',
    PHONEPE_CALLBACK_PASSWORD: 'password',
    EXOTEL_SID: 'sid',
    EXOTEL_API_KEY: 'key',
    EXOTEL_API_TOKEN: 'token',
    EXOTEL_CALLER_ID: '08047100000',
  }
  expect(readConfig(env)).toMatchObject({
    msg91: { authKey: 'key', templates: { login_code: 'login', confirm_code: 'confirm' } },
    phonePe: { tokenUrl: 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token', clientId: 'id' },
  })
  expect(readConfig({ ...env, PHONEPE_SANDBOX: 'on' }).phonePe?.baseUrl).toContain('pg-sandbox')
})

test('outside production, where scripts answer, payments are simulated or those of the sandbox', () => {
  const env = Object.fromEntries(ACCOUNTS.PhonePe.map((name) => [name, 'x']))
  expect(() => readConfig(env)).toThrow('PHONEPE_CLIENT_ID takes real money')
  expect(readConfig({ ...env, PHONEPE_SANDBOX: 'on' })).toMatchObject({ sandbox: true, realMoney: false })
})

test('staff numbers are accepted in any notation', () => {
  expect(readConfig({ STAFF: '98123 45678, +91-98450-00001,' }).staff).toEqual(['+919812345678', '+919845000001'])
  expect(readConfig({ STAFF: ' ' }).staff).toEqual([])
})

test('the message about a refused number does not contain it', () => {
  expect(() => readConfig({ STAFF: '+9170707' })).toThrow(/^STAFF(?!.*70707)/)
})

test('every setting that is read is documented, and no other', () => {
  const read = new Set<string>()
  const watched = new Proxy<Record<string, string>>({}, { get: (_, name) => void read.add(String(name)) })
  readConfig(watched)
  const production: Record<string, string> = { ...PRODUCTION, EMBEDDED_PARTS: 'allow', SECRET }
  readConfig(new Proxy(production, { get: (env, name) => (read.add(String(name)), env[String(name)]) }))
  read.delete('NODE_ENV')
  expect(new Set(SETTINGS.map(([name]) => name))).toEqual(read)
})
