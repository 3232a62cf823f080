import { connectPeer, watchLoss } from './connect-peer.ts'
import { LONGEST_CONNECTING_MS } from './longest-connecting-ms.ts'
import type { NotPlaying, Playing } from './start-playing.ts'

interface Camera {
  url: string
  withPicture: boolean
  onLost(): void
}

/**
 * Plays what an astrologer sends, over WHEP. Without the picture, its bytes are not sent either. `blocked`: there is a
 * sender, and nothing of it gets through the network.
 */
export async function watchCamera(
  video: HTMLVideoElement,
  { url, withPicture, onLost }: Camera,
): Promise<Playing | NotPlaying | 'blocked'> {
  if (!('RTCPeerConnection' in globalThis)) return 'blocked'
  const connection = new RTCPeerConnection()
  const received = new MediaStream()
  for (const kind of withPicture ? ['video', 'audio'] : ['audio'])
    connection.addTransceiver(kind, { direction: 'recvonly' })
  connection.addEventListener('track', ({ track }) => {
    received.addTrack(track)
    if (video.srcObject !== received) video.srcObject = received
  })
  const stop = () => {
    connection.close()
    if (video.srcObject === received) video.srcObject = null
  }
  const status = await connectPeer(connection, `${url}whep`)
  if (status !== 201) return status === 404 ? 'no-camera' : 'failed'
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
    const timer = setTimeout(() => settle(false), LONGEST_CONNECTING_MS)
    connection.addEventListener('connectionstatechange', read)
    read()
  })
