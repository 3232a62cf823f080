/**
 * The sources of a content security policy that LiveKit's library needs: a WebSocket, and a request that finds out why it
 * failed. LiveKit's cloud redirects a browser to the nearest region.
 */
export function liveKitSources(url: string): readonly string[] {
  const { protocol, host, hostname } = new URL(url)
  const http = protocol === 'wss:' ? 'https:' : 'http:'
  const name = hostname.endsWith(CLOUD) ? `*${CLOUD}` : host
  return [`${protocol}//${name}`, `${http}//${name}`]
}

const CLOUD = '.livekit.cloud'
