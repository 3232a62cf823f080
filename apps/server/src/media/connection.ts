import { RTCPeerConnection, RTCRtpCodecParameters } from 'werift'

/** Where browsers send to and hear from. */
export interface MediaNetwork {
  /** The address browsers reach this machine under. */
  address: string
  ports: [from: number, to: number]
}

const LONGEST_GATHERING_MS = 1500

// Every browser speaks these two both ways, so nothing has to be transcoded.
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

/** The answer to an offer that was taken in, with every address in it: there is no second message. */
export async function answerOf(connection: RTCPeerConnection): Promise<string> {
  await connection.setLocalDescription(await connection.createAnswer())
  if (connection.iceGatheringState !== 'complete')
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_GATHERING_MS)
      connection.iceGatheringStateChange.subscribe((state) => {
        if (state !== 'complete') return
        clearTimeout(timer)
        resolve()
      })
    })
  return connection.localDescription?.sdp ?? ''
}
