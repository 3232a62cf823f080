import { getLiveStream, getLiveStreamToken } from '@tarapath/api-client/live'
import type { LiveStream, LiveStreamToken } from '@tarapath/api-client/types'
import { earlyClient, hasAccessToken } from './early-client.ts'
import { openCamera, type OpenedCamera } from './player/open-camera.ts'
import { streamInAddress } from './room-path.ts'

/** The pass, and a connection to the camera where the pass names one. Where the pass fails, another is asked for. */
export interface EarlyPlaying {
  pass: Promise<LiveStreamToken>
  camera: OpenedCamera | null
}

interface Begun {
  id: number
  stream: Promise<LiveStream> | null
  playing: EarlyPlaying | null
}

/** A page that is left before its player is there does not go on watching. */
const UNUSED_AFTER_MS = 15_000

let begun: Begun | null = null
let unused: ReturnType<typeof setTimeout> | undefined

function startEarly(id: number, savesData: boolean): Begun {
  begun?.playing?.camera?.stop()
  const stream = getLiveStream(earlyClient, { id })
  // The page that takes the stream handles its failure.
  stream.catch(() => undefined)
  begun = { id, stream, playing: hasAccessToken() && !savesData ? playEarly(id) : null }
  clearTimeout(unused)
  unused = setTimeout(() => {
    begun?.playing?.camera?.stop()
    begun = null
  }, UNUSED_AFTER_MS)
  return begun
}

function playEarly(id: number): EarlyPlaying {
  const pass = getLiveStreamToken(earlyClient, { id })
  const url = pass.then(
    ({ transport, source, url: base }) => (transport === 'embedded' && source !== 'programme' ? base : undefined),
    () => undefined,
  )
  return { pass, camera: 'RTCPeerConnection' in globalThis ? openCamera(url, { withPicture: true }) : null }
}

/**
 * Reads a live stream. The pass to watch it is asked for beside that, and its camera connected to, because each of these
 * waited for the one before, and the player for the page. The client has to read what fails.
 */
export function readEarly(id: number, { savesData }: { savesData: boolean }): Promise<LiveStream> {
  const known = begun?.id === id && begun.stream ? begun : startEarly(id, savesData)
  const { stream } = known
  known.stream = null
  return stream ?? Promise.reject(new Error('It was read already.'))
}

/** What has begun for the player of this live stream, once; null where nothing plays before a tap. */
export function takeEarlyPlaying(id: number): EarlyPlaying | null {
  if (begun?.id !== id) return null
  const { playing } = begun
  begun.playing = null
  return playing
}

/** The page of a live stream loads this file before the code of the application. The boot script has set the attribute. */
if (!import.meta.env.SSR && location.pathname === '/live-session') {
  const id = streamInAddress(location.href)
  if (id !== null) startEarly(id, 'lessData' in document.documentElement.dataset)
}
