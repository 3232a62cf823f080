import { expect, test } from 'vitest'
import { pathAfterLogin } from './path-after-login.ts'

test('a path of this site is kept', () => {
  expect(pathAfterLogin('/wallet/payment?txn=TP-1')).toBe('/wallet/payment?txn=TP-1')
})

test.each([
  null,
  '',
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/.//evil.test',
  '/wallet/..//evil.test',
  '/%2e%2e/\\evil.test',
])('anything else leads to the home page: %s', (next) => {
  expect(pathAfterLogin(next)).toBe('/')
})
