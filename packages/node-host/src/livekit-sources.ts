/**
 * The sources of a content security policy that LiveKit's library needs: a WebSocket, and a request that says why that
 * failed. LiveKit's cloud sends a browser on to the region that is nearest.
 */
export function liveKitSources(url: string): readonly string[] {
  const { protocol, host, hostname } = new URL(url)
  const http = protocol === 'wss:' ? 'https:' : 'http:'
  const name = hostname.endsWith(CLOUD) ? `*${CLOUD}` : host
  return [`${protocol}//${name}`, `${http}//${name}`]
}

const CLOUD = '.livekit.cloud'
