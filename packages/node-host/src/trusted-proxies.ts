import { BlockList, isIP } from 'node:net'

/**
 * The proxies whose word about a caller is believed, from the text of the setting `TRUSTED_PROXIES`: addresses and
 * networks, separated by commas, such as `10.0.0.2, 10.1.0.0/16, ::1`. An empty text names none.
 */
export function trustedProxies(text: string): BlockList {
  const proxies = new BlockList()
  const entries = text.split(',').map((entry) => entry.trim())
  for (const entry of entries.filter(Boolean)) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : most + 1
    if (isIP(address) === 0 || prefix > most || entry.split('/').length > 2)
      throw new Error(
        `TRUSTED_PROXIES: "${entry}" is neither an address such as 10.0.0.2 nor a network such as 10.0.0.0/8.`,
      )
    proxies.addSubnet(address, prefix, family)
  }
  return proxies
}
