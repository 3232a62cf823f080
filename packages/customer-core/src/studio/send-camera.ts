import type { LiveStreamToken } from '@tarapath/api-client/types'
import { connectPeer, watchLoss } from '../live/index.ts'

/** A camera that is sent. */
export interface Sending {
  /** Sends other media, or nothing during a pause. The connection stays, so that the live stream goes on. */
  replace(media: MediaStream | null): Promise<void>
  stop(): void
}

/** `not-possible`: this browser sends no picture that viewers can play. */
export type NotSending = 'failed' | 'not-possible'

export interface SendRequest {
  pass: LiveStreamToken
  media: MediaStream
  /** False while the connection is broken, which often recovers by itself. */
  onSent(isSent: boolean): void
  onLost(): void
}

/** Sends a camera in the way that the pass names: over WHIP to our own rooms, or to a room of LiveKit. */
export async function startSending(request: SendRequest): Promise<Sending | NotSending> {
  if (request.pass.transport !== 'livekit') return sendCamera(request)
  const { sendToRoom } = await import('./send-to-room.ts')
  return sendToRoom(request)
}

/** The server takes no codec of the offer (`codec_not_offered`). */
const CODEC_NOT_OFFERED = 415

async function sendCamera({ pass, media, onSent, onLost }: SendRequest): Promise<Sending | NotSending> {
  const peer = new RTCPeerConnection()
  for (const track of media.getTracks()) peer.addTransceiver(track, { direction: 'sendonly', streams: [media] })
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'connected') onSent(true)
    else if (peer.connectionState === 'disconnected') onSent(false)
  })
  const status = await connectPeer(peer, `${pass.url}whip`)
  if (status !== 201) return status === CODEC_NOT_OFFERED ? 'not-possible' : 'failed'
  const stopWatching = watchLoss(peer, onLost)
  return {
    async replace(next: MediaStream | null) {
      for (const { sender, receiver } of peer.getTransceivers()) {
        const track = next?.getTracks().find(({ kind }) => kind === receiver.track.kind)
        await sender.replaceTrack(track ?? null)
      }
    },
    stop() {
      stopWatching()
      peer.close()
    },
  }
}
