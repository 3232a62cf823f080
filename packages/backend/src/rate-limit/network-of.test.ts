import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
  ['2001:db8:12:3:4:5:6:7', '2001:db8:12:3::/64'],
  ['2001:0DB8:0012:0003::1', '2001:db8:12:3::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network))
