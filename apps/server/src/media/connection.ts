import { DomainError } from '@tarapath/backend/errors'
import { RTCPeerConnection, RTCRtpCodecParameters } from 'werift'

/** Where browsers send and receive media. */
export interface MediaNetwork {
  /** The address under which browsers reach this machine. */
  address: string
  ports: [from: number, to: number]
}

const MAX_GATHERING_MS = 1500
/** Until then the ports of a browser that never connects are taken. */
export const MAX_CONNECTING_MS = 30_000

/**
 * Nothing is encoded again, so viewers get what the sender sends. H.264 also fits into HLS, for viewers whom WebRTC does not
 * reach; a browser that does not offer it sends VP8.
 */
export type Picture = 'H264' | 'VP8'

const PARAMETERS = { H264: 'level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f', VP8: '' }

const codecOf = (picture: Picture) =>
  new RTCRtpCodecParameters({
    mimeType: `video/${picture}`,
    clockRate: 90_000,
    rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }, { type: 'goog-remb' }],
    ...(PARAMETERS[picture] && { parameters: PARAMETERS[picture] }),
  })
const opus = () => new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })

/** The picture that an offer can carry; `none` of sound alone, and null where it offers a picture in no codec of ours. */
export function pictureOf(offer: string): Picture | 'none' | null {
  if (!/^m=video/m.test(offer)) return 'none'
  return (['H264', 'VP8'] as const).find((name) => new RegExp(`^a=rtpmap:\\d+ ${name}/`, 'im').test(offer)) ?? null
}

export function openConnection(network: MediaNetwork, picture: Picture): RTCPeerConnection {
  const connection = new RTCPeerConnection({
    codecs: { video: [codecOf(picture)], audio: [opus()] },
    iceServers: [],
    icePortRange: network.ports,
    iceUseIpv4: true,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: [network.address],
  })
  closeUnlessConnected(connection)
  return connection
}

/** A browser that never answers would keep its ports. */
function closeUnlessConnected(connection: RTCPeerConnection): void {
  const timer = setTimeout(() => void connection.close(), MAX_CONNECTING_MS).unref()
  connection.connectionStateChange.subscribe((state) => {
    if (state !== 'new' && state !== 'connecting') clearTimeout(timer)
  })
}

/** An offer that is not valid closes the connection. */
export async function applyOffer(connection: RTCPeerConnection, sdp: string): Promise<void> {
  try {
    if (!/^m=(?:audio|video) /m.test(sdp)) throw new Error('The offer has no media.')
    await connection.setRemoteDescription({ type: 'offer', sdp })
  } catch {
    await connection.close()
    throw new DomainError('invalid', 'The offer is not an SDP with sound or a picture.')
  }
}

/** The answer to an applied offer. It has all ICE candidates, because no message follows it. */
export async function answerOf(connection: RTCPeerConnection): Promise<string> {
  await connection.setLocalDescription(await connection.createAnswer())
  if (connection.iceGatheringState !== 'complete')
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, MAX_GATHERING_MS)
      connection.iceGatheringStateChange.subscribe((state) => {
        if (state !== 'complete') return
        clearTimeout(timer)
        resolve()
      })
    })
  return connection.localDescription?.sdp ?? ''
}
