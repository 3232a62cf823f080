import type { LiveStreamToken } from '@tarapath/api-client/types'
import { sayWhereMissing } from '../../platform/index.ts'
import type { OpenedCamera } from './open-camera.ts'
import { watchCamera } from './watch-camera.ts'

/**
 * `late` by some seconds, in parts over HTTP, because no WebRTC gets through; `sound` alone, because this browser plays no
 * picture of the sender's kind.
 */
export type PlayingForm = 'direct' | 'late' | 'sound'

export interface Playing {
  form: PlayingForm
  stop(): void
}

/**
 * The camera is off, the media do not arrive, or this browser has no way to play them. `picture-only`: sound alone was
 * asked for, and parts over HTTP carry the picture too.
 */
export type NotPlaying = 'no-camera' | 'failed' | 'not-supported' | 'picture-only'

export interface PlayRequest {
  pass: LiveStreamToken
  /** Asks for a new pass: one is valid for ten minutes. */
  renew(): Promise<LiveStreamToken>
  withPicture: boolean
  /** WebRTC did not get through before. */
  isBlocked: boolean
  /** A connection to the camera that has begun already. */
  opened?: OpenedCamera | null
  onLost(): void
}

/**
 * Plays a live stream in the way that its pass names: a camera over WebRTC or LiveKit, a programme over HLS. A camera whose
 * WebRTC does not get through is played over HLS too, where its server makes that.
 */
export async function startPlaying(video: HTMLVideoElement, request: PlayRequest): Promise<Playing | NotPlaying> {
  const { pass, renew, withPicture, isBlocked, opened = null, onLost } = request
  const { transport, url, token, source } = pass
  if (url === undefined) return 'not-supported'
  if (transport === 'livekit') {
    const { watchRoom } = await sayWhereMissing(import('./watch-room.ts'))
    return watchRoom(video, { url, token, withPicture, onLost })
  }
  if (transport !== 'embedded') return 'not-supported'
  const isProgramme = source === 'programme'
  const camera = isProgramme || isBlocked ? 'blocked' : await watchCamera(video, { url, withPicture, onLost, opened })
  if (camera !== 'blocked') return camera
  if (!withPicture) return 'picture-only'
  const { playHls } = await sayWhereMissing(import('./play-hls.ts'))
  const parts = await playHls(video, { url, onLost, renew: async () => (await renew()).url ?? url })
  if (isProgramme || typeof parts !== 'object') return parts
  return { ...parts, form: 'late' }
}
