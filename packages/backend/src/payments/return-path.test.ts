import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_RETURN_PATH, createReturnUrl, returnPath } from './return-path.ts'

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  'https://evil.example/',
  'http:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '',
  ' /wallet',
  '/wallet payment',
  '/\t/evil.example',
  '/\n/evil.example',
  '/wallet\r\nSet-Cookie: a=b',
  '/%0a/evil.example',
  '/%',
  '/wallet/%zz',
  '/ｅｖｉｌ',
  './wallet',
  '/.//evil.example',
  '/wallet/..//evil.example',
  '/%2e%2e//evil.example',
  '/wallet/%2e%2e%2f%2fevil.example',
])('%j is replaced by the payment page', (path) => {
  expect(returnPath(path)).toBe(DEFAULT_RETURN_PATH)
})

test.each(['/', '/wallet/payment', '/chat?from=wallet', '/consult-astrologer-online/meera-7#top', '/a//b'])(
  '%j is accepted',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

test('no requested path leads to another origin', () => {
  const piece = fc.constantFrom('/', '\\', '%2f', '%5c', '//', 'evil.example', ':', '@', '?', '#', '.', '\t', 'https:')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (path) => {
        const url = new URL(returnPath(path), 'https://tarapath.example')
        expect(url.origin).toBe('https://tarapath.example')
      },
    ),
    { numRuns: 2000 },
  )
})

const sites = { webOrigin: 'https://tarapath.example', publicOrigin: 'https://api.tarapath.example' }

test.each([
  ['/wallet/payment?next=%2Fchat', 'https://tarapath.example/wallet/payment?next=%2Fchat'],
  ['/embedded/wallet/payment?next=%2Fchat', 'https://api.tarapath.example/embedded/wallet/payment?next=%2Fchat'],
  ['/wallet/../embedded/wallet/payment', 'https://api.tarapath.example/embedded/wallet/payment'],
  ['/embedded/../wallet', 'https://tarapath.example/wallet'],
  ['/embedded.evil.example', 'https://tarapath.example/embedded.evil.example'],
  ['//evil.example/embedded/', 'https://tarapath.example/wallet/payment'],
])('%j becomes %s', (path, address) => {
  expect(createReturnUrl(path, sites).href).toBe(address)
})
