import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

const TRUSTED = trustedProxies('127.0.0.1, 10.0.0.2,172.16.0.0/12, fd00::/8,')

test.each([
  ['a direct client', '203.0.113.9', undefined, { ip: '203.0.113.9', isTrusted: false }],
  ['a direct client with a forged header', '203.0.113.9', '198.51.100.1', { ip: '203.0.113.9', isTrusted: false }],
  ['a client behind the website', '127.0.0.1', '203.0.113.9', { ip: '203.0.113.9', isTrusted: false }],
  [
    'a client that forges part of the header',
    '127.0.0.1',
    '1.1.1.1, 203.0.113.9',
    { ip: '203.0.113.9', isTrusted: false },
  ],
  ['a client behind two proxies', '127.0.0.1', '203.0.113.9, 10.0.0.2', { ip: '203.0.113.9', isTrusted: false }],
  ['a client behind a network of proxies', '172.20.1.9', '203.0.113.9', { ip: '203.0.113.9', isTrusted: false }],
  ['a client behind an IPv6 proxy', 'fd12::1', '2001:db8::7', { ip: '2001:db8::7', isTrusted: false }],
  ['a client with invalid addresses in the header', '127.0.0.1', '<b>, me', { ip: 'unknown', isTrusted: false }],
  ['a closed connection', undefined, undefined, { ip: 'unknown', isTrusted: false }],
  ['a client on this machine', '127.0.0.1', '127.0.0.1', { ip: '127.0.0.1', isTrusted: false }],
  ['an IPv4-mapped IPv6 address', '::ffff:203.0.113.9', undefined, { ip: '203.0.113.9', isTrusted: false }],
  ['the website itself', '127.0.0.1', undefined, { ip: '127.0.0.1', isTrusted: true }],
])('%s gets the right address', (_, peer, forwardedFor, expected) => {
  expect(callerAddress(peer, forwardedFor, TRUSTED)).toMatchObject(expected)
})

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'fd00::/129', '*', '10.0.0.0/x', '10.0.0.1/'])(
  'an invalid entry %s is refused, also after a valid one',
  (entry) =>
    expect(() => trustedProxies(`10.0.0.2, ${entry}`)).toThrow(`TRUSTED_PROXIES: "${entry}" is neither an address`),
)

test('without trusted proxies the header is ignored', () => {
  expect(callerAddress('127.0.0.1', '203.0.113.9', trustedProxies(' '))).toEqual({
    ip: '127.0.0.1',
    isTrusted: false,
    isFromProxy: false,
  })
})
