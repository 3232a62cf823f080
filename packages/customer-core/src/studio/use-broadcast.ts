import { getLiveStreamToken } from '@tarapath/api-client/live'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../platform/index.ts'
import { startSending, type NotSending, type Sending } from './send-camera.ts'

/** `not-possible`: this browser sends no picture that viewers can play. */
export type BroadcastState = 'off' | 'connecting' | 'on' | 'reconnecting' | 'not-possible'

interface Attempt {
  sending?: Sending
}

const RETRY_MS = 3000

/** Sends a camera to the viewers. A lost connection is made again until it is stopped. */
export function useBroadcast(streamId: number | null) {
  const api = useApi()
  const [state, setState] = useState<BroadcastState>('off')
  const current = useRef<Attempt>(null)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(retry.current)
    current.current?.sending?.stop()
    current.current = null
    setState('off')
  }, [])
  useEffect(() => stop, [stop])

  const send = useCallback(
    async (media: MediaStream): Promise<void> => {
      if (streamId === null) return
      stop()
      const attempt = async (isFirst: boolean): Promise<void> => {
        const own: Attempt = {}
        const ifCurrent = (then: () => void) => {
          if (current.current === own) then()
        }
        const again = () =>
          ifCurrent(() => {
            setState('reconnecting')
            retry.current = setTimeout(() => void attempt(false), RETRY_MS)
          })
        current.current?.sending?.stop()
        current.current = own
        setState(isFirst ? 'connecting' : 'reconnecting')
        const result = await getLiveStreamToken(api, { id: streamId })
          .then((pass) =>
            startSending({
              pass,
              media,
              onSent: (isSent) => ifCurrent(() => setState(isSent ? 'on' : 'reconnecting')),
              onLost: again,
            }),
          )
          .catch((): NotSending => 'failed')
        if (result === 'failed') return again()
        if (result === 'not-possible')
          return ifCurrent(() => {
            current.current = null
            setState('not-possible')
          })
        if (current.current === own) own.sending = result
        else result.stop()
      }
      await attempt(true)
    },
    [api, stop, streamId],
  )

  const replace = useCallback(async (media: MediaStream | null): Promise<void> => {
    await current.current?.sending?.replace(media)
  }, [])

  return { state, send, replace, stop }
}
