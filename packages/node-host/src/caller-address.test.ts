import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

const TRUSTED = trustedProxies('127.0.0.1, 10.0.0.2,172.16.0.0/12, fd00::/8,')

test.each([
  ['a stranger', '203.0.113.9', undefined, { ip: '203.0.113.9', isTrusted: false }],
  ['a stranger who makes up a path', '203.0.113.9', '198.51.100.1', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor through the website', '127.0.0.1', '203.0.113.9', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor who adds to the path', '127.0.0.1', '1.1.1.1, 203.0.113.9', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor through two proxies', '127.0.0.1', '203.0.113.9, 10.0.0.2', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor through a network of proxies', '172.20.1.9', '203.0.113.9', { ip: '203.0.113.9', isTrusted: false }],
  ['a visitor through a proxy in IPv6', 'fd12::1', '2001:db8::7', { ip: '2001:db8::7', isTrusted: false }],
  ['a visitor who writes no address', '127.0.0.1', '<b>, me', { ip: 'unknown', isTrusted: false }],
  ['a connection that is gone', undefined, undefined, { ip: 'unknown', isTrusted: false }],
  ['a visitor on this machine', '127.0.0.1', '127.0.0.1', { ip: '127.0.0.1', isTrusted: false }],
  ['an old address in new writing', '::ffff:203.0.113.9', undefined, { ip: '203.0.113.9', isTrusted: false }],
  ['the website itself', '127.0.0.1', undefined, { ip: '127.0.0.1', isTrusted: true }],
])('%s is known by the right address', (_, peer, forwardedFor, expected) => {
  expect(callerAddress(peer, forwardedFor, TRUSTED)).toEqual(expected)
})

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'fd00::/129', '*', '10.0.0.0/x', '10.0.0.1/'])(
  'a proxy called %s is refused, also behind a good one',
  (entry) =>
    expect(() => trustedProxies(`10.0.0.2, ${entry}`)).toThrow(`TRUSTED_PROXIES: "${entry}" is neither an address`),
)

test('without a proxy nobody is believed', () => {
  expect(callerAddress('127.0.0.1', '203.0.113.9', trustedProxies(' '))).toEqual({ ip: '127.0.0.1', isTrusted: false })
})
