import { BlockList, isIP } from 'node:net'

/**
 * Parses the setting `TRUSTED_PROXIES`, the proxies whose X-Forwarded-For is trusted: addresses and networks, separated by
 * commas, such as `10.0.0.2, 10.1.0.0/16, ::1`. An empty setting means none.
 */
export function trustedProxies(setting: string): BlockList {
  const proxies = new BlockList()
  const entries = setting.split(',').map((entry) => entry.trim())
  for (const entry of entries.filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const maxPrefix = family === 'ipv6' ? 128 : 32
    const prefix = bits === undefined ? maxPrefix : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity
    if (isIP(address) === 0 || prefix > maxPrefix || entry.split('/').length > 2)
      throw new Error(
        `TRUSTED_PROXIES: "${entry}" is neither an address such as 10.0.0.2 nor a network such as 10.0.0.0/8.`,
      )
    proxies.addSubnet(address, prefix, family)
  }
  return proxies
}
