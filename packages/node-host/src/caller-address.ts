import { isIP, type BlockList } from 'node:net'

/**
 * Who calls. X-Forwarded-For is believed only as far as trusted proxies wrote it: from the right, the first address
 * that is none of them. A trusted proxy that forwards nothing speaks for itself, as the website does while it renders.
 */
export function callerAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): { ip: string; isTrusted: boolean } {
  const isProxy = (address: string) =>
    isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  const forwarded = (forwardedFor ?? '').split(',').map(plain).filter(Boolean)
  const path = [...forwarded, plain(peer ?? '')]
  const outsider = path.findLast((address) => !isProxy(address))
  const ip = outsider ?? path[0] ?? ''
  // What is no address was made up: all of those are one caller.
  return { ip: isIP(ip) > 0 ? ip : 'unknown', isTrusted: outsider === undefined && forwarded.length === 0 }
}

/** An IPv4 address is often written as an IPv6 one. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
