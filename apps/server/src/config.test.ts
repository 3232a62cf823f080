import { expect, test } from 'vitest'
import { readConfig, SETTINGS } from './config.ts'

const SECRET = 'a secret of thirty-two characters'

test('without settings the server stands on port 4100 before a website on 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    webOrigin: 'http://localhost:3000',
    publicOrigin: 'http://localhost:4100',
    allowedOrigins: ['http://localhost:3000'],
    databaseUrl: null,
    console: true,
    seed: true,
  })
})

test.each([
  [{ PORT: 'x' }, 'PORT is "x"'],
  [{ PORT: '70000' }, 'from 0 to 65535'],
  [{ WEB_ORIGIN: 'localhost:3000' }, 'WEB_ORIGIN is "localhost:3000"'],
  [{ WEB_ORIGIN: 'https://a.example/path' }, 'has to be an origin'],
  [{ ALLOWED_ORIGINS: 'https://a.example, *' }, 'ALLOWED_ORIGINS is "*"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL has to begin'],
  [{ DATABASE_URL: 'postgres://x/y' }, 'SECRET has to be 32 characters'],
  [{ SECRET: 'short' }, 'SECRET has to be 32 characters'],
  [{ CONSOLE: 'yes' }, 'CONSOLE is "yes"'],
  [{ RATE_LIMIT: '0' }, 'RATE_LIMIT is "0"'],
  [{ NODE_ENV: 'production', SECRET }, 'EMBEDDED_PARTS=allow'],
])('%j is refused in a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('production has no console and no seed, whatever is asked for', () => {
  const env = { NODE_ENV: 'production', EMBEDDED_PARTS: 'allow', SECRET, CONSOLE: 'on' }
  expect(readConfig(env)).toMatchObject({ console: false, seed: false, logCalls: true })
})

test('every setting that is read is documented', async () => {
  const { readFileSync } = await import('node:fs')
  const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8')
  const read = new Set([...source.matchAll(/(?:In\(env, |env\[)'([A-Z_]+)'/g)].map(([, name]) => name))
  read.delete('NODE_ENV')
  expect(new Set(SETTINGS.map(([name]) => name))).toEqual(read)
})
