import { RTCPeerConnection, RTCRtpCodecParameters } from 'werift'

/** Where browsers send and receive media. */
export interface MediaNetwork {
  /** The address under which browsers reach this machine. */
  address: string
  ports: [from: number, to: number]
}

const MAX_GATHERING_MS = 1500

// Every browser encodes and decodes these two, so nothing has to be transcoded.
const vp8 = () =>
  new RTCRtpCodecParameters({
    mimeType: 'video/VP8',
    clockRate: 90_000,
    rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }, { type: 'goog-remb' }],
  })
const opus = () => new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 })

export const openConnection = ({ address, ports }: MediaNetwork): RTCPeerConnection =>
  new RTCPeerConnection({
    codecs: { video: [vp8()], audio: [opus()] },
    iceServers: [],
    icePortRange: ports,
    iceUseIpv4: true,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: [address],
  })

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
