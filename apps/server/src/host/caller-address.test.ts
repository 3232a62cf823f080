import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

const TRUSTED = ['127.0.0.1', '10.0.0.2']

test.each([
  ['a stranger', '203.0.113.9', undefined, { ip: '203.0.113.9', isTrusted: false }],
  ['a stranger who makes up a path', '203.0.113.9', '198.51.100.1', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor through the website', '127.0.0.1', '203.0.113.9', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor who adds to the path', '127.0.0.1', '1.1.1.1, 203.0.113.9', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor through two proxies', '127.0.0.1', '203.0.113.9, 10.0.0.2', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor on this machine', '127.0.0.1', '127.0.0.1', { ip: '127.0.0.1', isTrusted: false }],
  ['an old address in new writing', '::ffff:203.0.113.9', undefined, { ip: '203.0.113.9', isTrusted: false }],
  ['the website itself', '127.0.0.1', undefined, { ip: '127.0.0.1', isTrusted: true }],
])('%s is known by the right address', (_, peer, forwardedFor, expected) => {
  expect(callerAddress(peer, forwardedFor, TRUSTED)).toEqual(expected)
})
