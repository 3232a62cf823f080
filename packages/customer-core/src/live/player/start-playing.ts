import type { LiveStreamToken } from '@tarapath/api-client/types'
import { watchCamera } from './watch-camera.ts'

export interface Playing {
  stop(): void
}

/** The camera is off, the media do not arrive, or this browser has no way to play them. */
export type NotPlaying = 'no-camera' | 'failed' | 'not-supported'

export interface PlayRequest {
  pass: LiveStreamToken
  /** Asks for a new pass: one is valid for ten minutes. */
  renew(): Promise<LiveStreamToken>
  withPicture: boolean
  onLost(): void
}

/** Plays a live stream in the way that its pass names: a camera over WebRTC or LiveKit, a programme over HLS. */
export async function startPlaying(video: HTMLVideoElement, request: PlayRequest): Promise<Playing | NotPlaying> {
  const { pass, renew, withPicture, onLost } = request
  const { transport, url, token, source } = pass
  if (url === undefined) return 'not-supported'
  if (transport === 'livekit') {
    const { watchRoom } = await import('./watch-room.ts')
    return watchRoom(video, { url, token, withPicture, onLost })
  }
  if (transport !== 'embedded') return 'not-supported'
  if (source === 'programme') {
    const { playHls } = await import('./play-hls.ts')
    return playHls(video, { url, onLost, renew: async () => (await renew()).url ?? url })
  }
  return watchCamera(video, { url, withPicture, onLost })
}
