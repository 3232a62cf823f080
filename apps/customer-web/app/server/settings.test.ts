import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('without settings the website stands on port 3000 before a backend on 4100', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    apiUrl: 'http://127.0.0.1:4100',
    publicOrigin: null,
    staging: null,
  })
})

test.each([
  [{ PORT: 'three' }, 'PORT is "three"'],
  [{ API_URL: 'backend' }, 'API_URL is "backend"'],
  [{ STAGING_ORIGIN: 'https://staging.tarapath.test' }, 'without a 6-digit STAGING_CODE'],
  [{ STAGING_ORIGIN: 'https://staging.tarapath.test', STAGING_CODE: '12' }, 'without a 6-digit STAGING_CODE'],
])('a wrong setting is named: %o', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
})
