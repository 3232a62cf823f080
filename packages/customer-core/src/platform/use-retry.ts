import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from './api.ts'
import { askApi } from './ask-api.ts'
import type { Failure } from './failure.ts'
import { useQuietRefresh } from './use-quiet-refresh.ts'

const FIRST_WAIT_MS = 2000
const MAX_WAIT_MS = 60_000

/** Longer after each try. A random number from 0 to 1 keeps customers from asking all at once. */
export const retryWaitMs = (tries: number, random: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** tries, MAX_WAIT_MS) * (0.5 + random / 2)

/** All failed sections of a page try as one. */
let isTrying = false

/**
 * Loads the data of the page again when the API is back, which failed because it did not answer. The page, which asks for
 * much, is asked for only when the API has answered its cheapest request.
 */
export function useRetry({ kind }: Failure): void {
  const api = useApi()
  const { state } = useRevalidator()
  const refresh = useQuietRefresh()
  const tries = useRef(0)
  useEffect(() => {
    if (state !== 'idle' || isTrying || (kind !== 'offline' && kind !== 'away')) return
    isTrying = true
    const ended = new AbortController()
    const { signal } = ended
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      // Two requests may be under way, and one timer is enough.
      clearTimeout(timer)
      timer = setTimeout(ask, retryWaitMs(tries.current, Math.random()))
      tries.current += 1
    }
    const ask = () => {
      clearTimeout(timer)
      // Being seen again asks at once.
      if (document.visibilityState !== 'visible') return
      askApi(api, { signal }).then(
        () => !signal.aborted && void refresh(),
        () => !signal.aborted && wait(),
      )
    }
    addEventListener('online', ask, { signal })
    document.addEventListener('visibilitychange', ask, { signal })
    wait()
    return () => {
      isTrying = false
      ended.abort()
      clearTimeout(timer)
    }
  }, [api, kind, refresh, state])
}
