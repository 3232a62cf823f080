import { connectPeer, isLost } from './connect-peer.ts'
import { LONGEST_CONNECTING_MS } from './longest-connecting-ms.ts'
import type { NotPlaying, Playing } from './start-playing.ts'

interface Camera {
  url: string
  withPicture: boolean
  onLost(): void
}

/** Plays what an astrologer sends, over WHEP. Without the picture, its bytes are not sent either. */
export async function watchCamera(
  video: HTMLVideoElement,
  { url, withPicture, onLost }: Camera,
): Promise<Playing | NotPlaying> {
  if (!('RTCPeerConnection' in globalThis)) return 'failed'
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
    return 'failed'
  }
  let isStopped = false
  connection.addEventListener('connectionstatechange', () => {
    if (!isStopped && isLost(connection)) onLost()
  })
  return {
    stop() {
      isStopped = true
      stop()
    },
  }
}

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
