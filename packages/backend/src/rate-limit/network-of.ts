const GROUPS = 8
/** Who has one IPv6 address has at least 2⁶⁴ of them: these many groups are what they cannot choose. */
const GIVEN_GROUPS = 4

/** Whom a limit by address counts: an IPv4 address, or the network that an IPv6 address is one of. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [before = '', after] = ip.split('::')
  const groupsOf = (part: string) => part.split(':').filter(Boolean)
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')]
  const gap = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length)
  const groups = [...head, ...Array<string>(gap).fill('0'), ...tail]
  return `${groups
    .slice(0, GIVEN_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
