import { watchLoss } from './connect-peer.ts'
import { MAX_CONNECTING_MS } from './max-connecting-ms.ts'
import { openCamera, type OpenedCamera } from './open-camera.ts'
import type { NotPlaying, Playing } from './start-playing.ts'

interface Camera {
  url: string
  withPicture: boolean
  onLost(): void
  /** Begun already. */
  opened: OpenedCamera | null
}

/** Plays what an astrologer sends. `blocked`: there is a sender, and nothing of it gets through the network. */
export async function watchCamera(
  video: HTMLVideoElement,
  { url, withPicture, onLost, opened }: Camera,
): Promise<Playing | NotPlaying | 'blocked'> {
  if (!('RTCPeerConnection' in globalThis)) return 'blocked'
  const { connection, received, ...camera } = opened ?? openCamera(url, { withPicture })
  const stop = () => {
    camera.stop()
    if (video.srcObject === received) video.srcObject = null
  }
  const status = await camera.status
  if (status !== 201) return status === 404 ? 'no-camera' : 'failed'
  video.srcObject = received
  if (!(await isConnected(connection))) {
    stop()
    return 'blocked'
  }
  const stopWatching = watchLoss(connection, onLost)
  return {
    form: withPicture && !receivesPicture(connection) ? 'sound' : 'direct',
    stop() {
      stopWatching()
      stop()
    },
  }
}

/** A browser that offers no codec of the sender gets its sound alone. */
const receivesPicture = (connection: RTCPeerConnection): boolean =>
  connection
    .getTransceivers()
    .some(({ receiver, currentDirection }) => receiver.track.kind === 'video' && currentDirection === 'recvonly')

const isConnected = (connection: RTCPeerConnection): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (connected: boolean) => {
      clearTimeout(timer)
      connection.removeEventListener('connectionstatechange', read)
      resolve(connected)
    }
    const read = () => {
      const { connectionState } = connection
      if (connectionState === 'connected') settle(true)
      else if (connectionState === 'failed' || connectionState === 'closed') settle(false)
    }
    const timer = setTimeout(() => settle(false), MAX_CONNECTING_MS)
    connection.addEventListener('connectionstatechange', read)
    read()
  })
