import { connectPeer, isLost } from './connect-peer.ts'

export interface Playing {
  stop(): void
}

/** The camera is off, or the connection cannot be made. */
export type NotPlaying = 'no-camera' | 'failed'

/** Plays what an astrologer sends, over WHEP. Without the picture, its bytes are not sent either. */
export async function watchCamera(
  video: HTMLVideoElement,
  { url, withPicture, onLost }: { url: string; withPicture: boolean; onLost(): void },
): Promise<Playing | NotPlaying> {
  const connection = new RTCPeerConnection()
  const received = new MediaStream()
  for (const kind of withPicture ? ['video', 'audio'] : ['audio'])
    connection.addTransceiver(kind, { direction: 'recvonly' })
  connection.addEventListener('track', ({ track }) => {
    received.addTrack(track)
    if (video.srcObject !== received) video.srcObject = received
  })
  let isStopped = false
  connection.addEventListener('connectionstatechange', () => {
    if (!isStopped && isLost(connection)) onLost()
  })
  const status = await connectPeer(connection, `${url}whep`)
  if (status !== 201) return status === 404 ? 'no-camera' : 'failed'
  return {
    stop() {
      isStopped = true
      connection.close()
      video.srcObject = null
    },
  }
}
