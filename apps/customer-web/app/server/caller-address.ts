import { isIP, type BlockList } from 'node:net'

/**
 * The visitor's address. X-Forwarded-For is believed only as far as trusted proxies wrote it: from the right, the
 * first address that is none of them. Without such a proxy it is whoever holds the connection, whatever it says.
 */
export function callerAddress(peer: string | undefined, forwardedFor: string | undefined, proxies: BlockList): string {
  const isProxy = (address: string) =>
    isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  const path = [...(forwardedFor ?? '').split(','), peer ?? ''].map(plain).filter(Boolean)
  const caller = path.findLast((address) => !isProxy(address)) ?? path[0] ?? ''
  // What is no address was made up: all of those are one caller.
  return isIP(caller) > 0 ? caller : 'unknown'
}

/** An IPv4 address is often written as an IPv6 one. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
