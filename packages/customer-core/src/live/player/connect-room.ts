import type { Room } from 'livekit-client'
import { MAX_CONNECTING_MS } from './max-connecting-ms.ts'

/**
 * Joins a room of LiveKit, whose tracks are subscribed to by the caller. Player and studio repeat what fails: LiveKit's own
 * repetitions would come on top.
 */
export const connectRoom = (room: Room, { url, token }: { url: string; token: string }): Promise<boolean> =>
  room
    .connect(url, token, {
      autoSubscribe: false,
      maxRetries: 0,
      peerConnectionTimeout: MAX_CONNECTING_MS,
      websocketTimeout: MAX_CONNECTING_MS,
    })
    .then(
      () => true,
      () => false,
    )
