const GROUPS = 8
/** An IPv6 customer gets a /64 network and chooses the rest of the address freely. */
const PREFIX_GROUPS = 4

/** The unit of rate limits by address: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [before = '', after] = ip.split('::')
  const splitGroups = (part: string) => part.split(':').filter(Boolean)
  const [head, tail] = [splitGroups(before), splitGroups(after ?? '')]
  const gap = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length)
  const groups = [...head, ...Array<string>(gap).fill('0'), ...tail]
  return `${groups
    .slice(0, PREFIX_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
