import type { LiveTransport, LiveVisitor } from '../live-transport.ts'
import type { MediaRooms } from '../media-rooms.ts'
import type { Settings } from '../settings.ts'
import { hmac, timingSafeEqual } from '../../secrets/secrets.ts'

/** Shows in this process: what a person sends over WebRTC, and a recording that goes round for scripted astrologers. */
export function createEmbeddedLive(settings: Settings, media: MediaRooms | null): LiveTransport {
  return {
    playsProgramme: true,

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

    // Nobody outside has anything to tell.
    readCallback: async () => null,
  }
}

export interface Admitted {
  streamId: number
  customerId: number
  isHost: boolean
}

/** `channel.customer.role.until.seal`: it can be read by anybody and made by us alone. */
async function tokenOf(settings: Settings, { channel, customerId, isHost, expiresAt }: LiveVisitor): Promise<string> {
  const facts = `${channel}.${customerId}.${isHost ? 'host' : 'viewer'}.${expiresAt.getTime()}`
  return `${facts}.${await hmac(settings.secret, `live ${facts}`)}`
}

/** Whom a token admits; null where it is not ours, or has run out. */
export async function readToken(settings: Settings, token: string, now: Date): Promise<Admitted | null> {
  const [, facts = '', streamId, customerId, role, until, seal = ''] =
    /^(live-(\d{1,9})\.(\d{1,9})\.(host|viewer)\.(\d{1,15}))\.([\w-]+)$/.exec(token) ?? []
  if (!timingSafeEqual(seal, await hmac(settings.secret, `live ${facts}`)) || !(Number(until) > now.getTime()))
    return null
  return { streamId: Number(streamId), customerId: Number(customerId), isHost: role === 'host' }
}
