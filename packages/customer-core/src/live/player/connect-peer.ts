import { MAX_CONNECTING_MS } from './max-connecting-ms.ts'

const GATHERING_MS = 1500

/**
 * Sends an SDP offer as WHIP and WHEP do, and applies the answer. Returns the HTTP status, or null where none came in time;
 * the connection is open at 201 only.
 */
export async function connectPeer(
  connection: RTCPeerConnection,
  url: string,
  offered: Promise<void> = offerAll(connection),
): Promise<number | null> {
  try {
    await offered
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp' },
      body: connection.localDescription?.sdp ?? '',
      signal: AbortSignal.timeout(MAX_CONNECTING_MS),
    })
    if (reply.status === 201) await connection.setRemoteDescription({ type: 'answer', sdp: await reply.text() })
    else connection.close()
    return reply.status
  } catch {
    connection.close()
    return null
  }
}

/** Makes an offer that has every candidate, because no message follows it. */
export async function offerAll(connection: RTCPeerConnection): Promise<void> {
  await connection.setLocalDescription()
  await gatherCandidates(connection)
}

const gatherCandidates = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    if (connection.iceGatheringState === 'complete') return resolve()
    const timer = setTimeout(resolve, GATHERING_MS)
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return
      clearTimeout(timer)
      resolve()
    })
  })

/** A connection that is disconnected often recovers by itself, as when a phone changes its network. */
const RECOVERY_MS = 6000

/**
 * Calls back once when a connection is lost: it has failed, was closed, or has not recovered in time. Returns how to stop
 * watching it.
 */
export function watchLoss(connection: RTCPeerConnection, onLost: () => void): () => void {
  let recovery: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(recovery)
    connection.removeEventListener('connectionstatechange', read)
  }
  const lose = () => {
    stop()
    onLost()
  }
  const read = () => {
    clearTimeout(recovery)
    const { connectionState } = connection
    if (connectionState === 'failed' || connectionState === 'closed') lose()
    else if (connectionState === 'disconnected') recovery = setTimeout(lose, RECOVERY_MS)
  }
  connection.addEventListener('connectionstatechange', read)
  read()
  return stop
}
