/** The push services of Chrome and Edge on Android, Firefox, Safari and Edge on Windows. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /(?:^|\.)push\.services\.mozilla\.com$/,
  /(?:^|\.)push\.apple\.com$/,
  /(?:^|\.)notify\.windows\.com$/,
]

/**
 * Whether an address belongs to a push service of a browser. A customer sends the address and this server requests it, so
 * every other host is refused: no address inside our network can be reached this way.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    HOSTS.some((host) => host.test(hostname))
  )
}
