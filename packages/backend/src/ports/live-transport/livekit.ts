import { AccessToken, RoomServiceClient, WebhookReceiver } from 'livekit-server-sdk'
import type { LiveReport, LiveTransport } from '../live-transport.ts'

/** An account at LiveKit, in their cloud or on a server of one's own. */
export interface LiveKitAccount {
  /** Where browsers connect to: `wss://…`. */
  url: string
  apiKey: string
  apiSecret: string
}

/** Source: LiveKit webhooks, events about participants. */
const REPORTS: Partial<Record<string, Exclude<LiveReport['what'], 'ended'>>> = {
  participant_joined: 'connected',
  track_published: 'connected',
  participant_left: 'gone',
  participant_connection_aborted: 'gone',
}
/** Source: LiveKit protocol, DisconnectReason. */
const DUPLICATE_IDENTITY = 2

/**
 * Source: LiveKit server API, access tokens and RoomService. A room is a live stream; its first participant creates it.
 * A second participant of the same identity replaces the first, so each tab of a viewer has one of its own.
 */
export function createLiveKit({ url, apiKey, apiSecret }: LiveKitAccount): LiveTransport {
  const rooms = new RoomServiceClient(url.replace(/^ws/, 'http'), apiKey, apiSecret)
  const callbacks = new WebhookReceiver(apiKey, apiSecret)
  return {
    // A scripted astrologer has no picture to send there.
    playsScriptedStreams: false,

    async admit({ channel, customerId, name, isHost, expiresAt }) {
      const ttl = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1000))
      const identity = isHost ? String(customerId) : `${customerId}-${crypto.randomUUID()}`
      const token = new AccessToken(apiKey, apiSecret, { identity, name, ttl })
      token.addGrant({
        room: channel,
        roomJoin: true,
        canPublish: isHost,
        canSubscribe: true,
        // Chat messages go over our own event stream, where they are masked.
        canPublishData: false,
      })
      return { token: await token.toJwt(), transport: 'livekit', url }
    },

    // LiveKit's callbacks report when the host comes and goes.
    isSent: () => false,

    async remove(channel, customerId) {
      const present = (await ignoringAbsence(rooms.listParticipants(channel))) ?? []
      for (const { identity } of present)
        if (identity.split('-')[0] === String(customerId))
          await ignoringAbsence(rooms.removeParticipant(channel, identity))
    },

    async end(channel) {
      await ignoringAbsence(rooms.deleteRoom(channel))
    },

    async readCallback(body, authorization) {
      // Throws where the signature does not belong to this account or to this body.
      const event = await callbacks.receive(body, authorization).catch(() => null)
      const channel = event?.room?.name
      if (!event || channel === undefined) return null
      if (event.event === 'room_finished') return { what: 'ended', channel }
      const what = REPORTS[event.event]
      const identity = event.participant?.identity ?? ''
      // A host who was replaced by another connection of their own is not gone. Viewers and recorders have other names.
      if (!what || event.participant?.disconnectReason === DUPLICATE_IDENTITY || !/^\d{1,9}$/.test(identity))
        return null
      return { what, channel, customerId: Number(identity) }
    },
  }
}

/** Removing a participant who is not connected is no failure. */
async function ignoringAbsence<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== 'not_found') throw failure
    return null
  }
}
