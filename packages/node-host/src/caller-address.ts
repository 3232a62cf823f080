import { isIP, type BlockList } from 'node:net'

/**
 * The IP address of the client. X-Forwarded-For is trusted only as far as trusted proxies wrote it: the address is the
 * first one from the right that is not a trusted proxy. A trusted proxy that forwards no address is the client itself, as
 * the website is while it renders a page; only then is `isTrusted` true. `isFromProxy`: a trusted proxy sent the request.
 */
export function callerAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): { ip: string; isTrusted: boolean; isFromProxy: boolean } {
  const isProxy = (address: string) =>
    isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  const forwarded = (forwardedFor ?? '').split(',').map(normalizeAddress).filter(Boolean)
  const path = [...forwarded, normalizeAddress(peer ?? '')]
  const outsider = path.findLast((address) => !isProxy(address))
  const ip = outsider ?? path[0] ?? ''
  // An invalid address was forged; all of those count as one client.
  return {
    ip: isIP(ip) > 0 ? ip : 'unknown',
    isTrusted: outsider === undefined && forwarded.length === 0,
    isFromProxy: isProxy(path.at(-1) ?? ''),
  }
}

/** Trims an address, and converts an IPv4-mapped IPv6 address to IPv4. */
const normalizeAddress = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
