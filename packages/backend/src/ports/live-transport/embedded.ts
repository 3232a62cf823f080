import type { LiveTransport, LiveVisitor } from '../live-transport.ts'
import type { MediaRooms } from '../media-rooms.ts'
import type { Settings } from '../settings.ts'
import { hasSigned, sign } from '../../secrets/secrets.ts'

/** Live streams carried by this process: WebRTC of a real sender, and a looped recording for scripted astrologers. */
export function createEmbeddedLive(settings: Settings, media: MediaRooms | null): LiveTransport {
  return {
    playsScriptedStreams: true,

    async admit(visitor) {
      const token = await tokenOf(settings, visitor)
      return { token, transport: 'embedded', url: `/api/live/${token}/` }
    },

    isSent: (channel) => media?.isSent(channel) ?? false,

    async remove(channel, customerId) {
      media?.drop(channel, String(customerId))
    },

    async end(channel) {
      media?.drop(channel)
    },

    // There is no outside service that could send a callback.
    readCallback: async () => null,
  }
}

export interface Admitted {
  streamId: number
  customerId: number
  isHost: boolean
}

/** `channel.customer.role.until.signature`: readable, and signed by us. */
async function tokenOf(settings: Settings, { channel, customerId, isHost, expiresAt }: LiveVisitor): Promise<string> {
  const facts = `${channel}.${customerId}.${isHost ? 'host' : 'viewer'}.${expiresAt.getTime()}`
  return `${facts}.${await sign(settings.secrets, `live ${facts}`)}`
}

/** The claims of a token; null where the signature is not ours or the token has expired. */
export async function readToken(settings: Settings, token: string, now: Date): Promise<Admitted | null> {
  const [, facts = '', streamId, customerId, role, until, seal = ''] =
    /^(live-(\d{1,9})\.(\d{1,9})\.(host|viewer)\.(\d{1,15}))\.([\w-]+)$/.exec(token) ?? []
  if (!(await hasSigned(settings.secrets, `live ${facts}`, seal)) || !(Number(until) > now.getTime())) return null
  return { streamId: Number(streamId), customerId: Number(customerId), isHost: role === 'host' }
}
