import { getLiveStreamToken } from '@tarapath/api-client/live'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connectPeer, watchLoss } from '../live/index.ts'
import { useApi } from '../platform/index.ts'

/** `not-possible`: this browser sends no picture that viewers can play. */
export type BroadcastState = 'off' | 'connecting' | 'on' | 'reconnecting' | 'not-possible'

/** The server takes no codec of the offer (`codec_not_offered`). */
const CODEC_NOT_OFFERED = 415

const RETRY_MS = 3000

/** Sends a camera to the viewers over WHIP. A lost connection is made again until it is stopped. */
export function useBroadcast(streamId: number | null) {
  const api = useApi()
  const [state, setState] = useState<BroadcastState>('off')
  const connection = useRef<RTCPeerConnection>(null)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(retry.current)
    const open = connection.current
    connection.current = null
    open?.close()
    setState('off')
  }, [])
  useEffect(() => stop, [stop])

  const send = useCallback(
    async (media: MediaStream): Promise<void> => {
      if (streamId === null) return
      stop()
      const attempt = async (isFirst: boolean): Promise<void> => {
        const peer = new RTCPeerConnection()
        connection.current = peer
        setState(isFirst ? 'connecting' : 'reconnecting')
        const again = () => {
          if (connection.current !== peer) return
          peer.close()
          setState('reconnecting')
          retry.current = setTimeout(() => void attempt(false), RETRY_MS)
        }
        for (const track of media.getTracks()) peer.addTransceiver(track, { direction: 'sendonly', streams: [media] })
        peer.addEventListener('connectionstatechange', () => {
          if (connection.current !== peer) return
          if (peer.connectionState === 'connected') setState('on')
          else if (peer.connectionState === 'disconnected') setState('reconnecting')
        })
        watchLoss(peer, again)
        try {
          const { url } = await getLiveStreamToken(api, { id: streamId })
          const status = await connectPeer(peer, `${url}whip`)
          if (status === CODEC_NOT_OFFERED && connection.current === peer) {
            stop()
            setState('not-possible')
          } else if (status !== 201) again()
        } catch {
          again()
        }
      }
      await attempt(true)
    },
    [api, stop, streamId],
  )

  /** Sends other media, or nothing during a pause. The connection stays, so that the live stream goes on. */
  const replace = useCallback(async (media: MediaStream | null): Promise<void> => {
    for (const { sender, receiver } of connection.current?.getTransceivers() ?? []) {
      const track = media?.getTracks().find(({ kind }) => kind === receiver.track.kind)
      await sender.replaceTrack(track ?? null)
    }
  }, [])

  return { state, send, replace, stop }
}
