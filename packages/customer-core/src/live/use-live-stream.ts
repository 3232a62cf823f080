import { getLiveStream } from '@tarapath/api-client/live'
import type { LiveStream } from '@tarapath/api-client/types'
import { useCallback, useState } from 'react'
import { useApi } from '../platform/index.ts'

export type LivePhase = 'soon' | 'live' | 'paused' | 'ended' | 'blocked'

function phaseOf({ status, is_blocked, is_paused }: LiveStream): LivePhase {
  if (is_blocked) return 'blocked'
  if (status !== 'live') return status === 'scheduled' ? 'soon' : 'ended'
  return is_paused ? 'paused' : 'live'
}

/** A live stream as it was read last. `read` answers whether it was read again. */
export function useLiveStream(loaded: LiveStream) {
  const api = useApi()
  const { id } = loaded
  const [stream, setStream] = useState(loaded)
  const read = useCallback(async () => {
    try {
      setStream(await getLiveStream(api, { id }))
      return true
    } catch {
      // The last known state stays, and is read again.
      return false
    }
  }, [api, id])
  return { stream, phase: phaseOf(stream), setStream, read }
}

export type LiveStreamUse = ReturnType<typeof useLiveStream>
