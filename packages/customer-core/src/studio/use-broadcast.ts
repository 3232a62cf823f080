import { getLiveStreamToken } from '@tarapath/api-client/live'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../platform/index.ts'
import { startSending, type NotSending, type Sending } from './send-camera.ts'

/** `not-possible`: this browser sends no picture that viewers can play. */
export type BroadcastState = 'off' | 'connecting' | 'on' | 'reconnecting' | 'not-possible'

interface Attempt {
  sending?: Sending
  again(): void
}

const RETRY_MS = 3000

/** Sends a camera to the viewers. A lost connection is made again until it is stopped. */
export function useBroadcast(streamId: number | null) {
  const api = useApi()
  const [state, setState] = useState<BroadcastState>('off')
  const current = useRef<Attempt>(null)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)

  // What is sent, also by the connections that follow a lost one. Null during a pause.
  const wanted = useRef<MediaStream>(null)

  const stop = useCallback(() => {
    clearTimeout(retry.current)
    current.current?.sending?.stop()
    current.current = null
    setState('off')
  }, [])
  useEffect(() => stop, [stop, streamId])

  const send = useCallback(
    async (media: MediaStream): Promise<void> => {
      if (streamId === null) return
      stop()
      wanted.current = media
      const attempt = async (isFirst: boolean): Promise<void> => {
        const ifCurrent = (then: () => void) => {
          if (current.current === own) then()
        }
        const again = () =>
          ifCurrent(() => {
            setState('reconnecting')
            clearTimeout(retry.current)
            retry.current = setTimeout(() => void attempt(false), RETRY_MS)
          })
        const own: Attempt = { again }
        current.current?.sending?.stop()
        current.current = own
        setState(isFirst ? 'connecting' : 'reconnecting')
        // A connection needs media to begin with, also during a pause.
        const first = wanted.current ?? media
        const result = await getLiveStreamToken(api, { id: streamId })
          .then((pass) =>
            startSending({
              pass,
              media: first,
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
        if (current.current !== own) return result.stop()
        own.sending = result
        if (wanted.current !== first) await result.replace(wanted.current).catch(again)
      }
      await attempt(true)
    },
    [api, stop, streamId],
  )

  const replace = useCallback(async (media: MediaStream | null): Promise<void> => {
    if (wanted.current === media) return
    wanted.current = media
    const attempt = current.current
    await attempt?.sending?.replace(media).catch(attempt.again)
  }, [])

  return { state, send, replace, stop }
}

export type Broadcast = ReturnType<typeof useBroadcast>
