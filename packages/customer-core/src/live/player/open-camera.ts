import { connectPeer, offerAll } from './connect-peer.ts'

/** A connection to a camera, from its offer on. */
export interface OpenedCamera {
  connection: RTCPeerConnection
  received: MediaStream
  /** The HTTP status of the answer to its offer; null where none came. The connection is open at 201 only. */
  status: Promise<number | null>
  stop(): void
}

/**
 * Connects to a camera over WHEP. Its offer is made while the address is still asked for, and withdrawn where there is none.
 * Without the picture, its bytes are not sent either.
 */
export function openCamera(
  address: string | Promise<string | undefined>,
  { withPicture }: { withPicture: boolean },
): OpenedCamera {
  const connection = new RTCPeerConnection()
  const received = new MediaStream()
  for (const kind of withPicture ? ['video', 'audio'] : ['audio'])
    connection.addTransceiver(kind, { direction: 'recvonly' })
  connection.addEventListener('track', ({ track }) => received.addTrack(track))
  const offered = offerAll(connection)
  const connect = async () => {
    const url = await address
    if (url !== undefined) return connectPeer(connection, `${url}whep`, offered)
    connection.close()
    return null
  }
  return { connection, received, status: connect(), stop: () => connection.close() }
}
