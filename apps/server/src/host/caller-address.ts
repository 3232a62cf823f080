/**
 * Who calls. X-Forwarded-For is believed only as far as trusted proxies wrote it: from the right, the first address
 * that is none of them. A trusted proxy that forwards nothing speaks for itself, as the website does while it renders.
 */
export function callerAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): { ip: string; isTrusted: boolean } {
  const forwarded = (forwardedFor ?? '').split(',').map(plain).filter(Boolean)
  const path = [...forwarded, plain(peer ?? '')]
  const outsider = path.findLast((address) => !trusted.includes(address))
  return { ip: outsider ?? path[0] ?? '', isTrusted: outsider === undefined && forwarded.length === 0 }
}

/** An IPv4 address is often written as an IPv6 one. */
const plain = (address: string): string => address.trim().replace(/^::ffff:/i, '')
