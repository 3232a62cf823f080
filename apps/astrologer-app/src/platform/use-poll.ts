import { useCallback, useEffect, useRef, useState } from 'react'

/** Shorter than the timeout of a request. */
const LATE_MS = 6000

/**
 * Calls `load` now, again `everyMs` after each answer, when the network is back, and when `refresh` is called. Each call
 * ends the one before, whose answer would be older than what is shown.
 */
export function usePoll(load: (signal: AbortSignal) => Promise<void>, everyMs: number) {
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(load)
  const wake = useRef(() => {})
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let turn = new AbortController()
    async function run() {
      clearTimeout(timer)
      turn.abort()
      const own = (turn = new AbortController())
      const isLast = () => !own.signal.aborted
      const late = setTimeout(() => isLast() && setFailed(true), LATE_MS)
      try {
        await latest.current(own.signal)
        if (isLast()) setFailed(false)
      } catch {
        if (isLast()) setFailed(true)
      } finally {
        clearTimeout(late)
      }
      if (isLast()) timer = setTimeout(() => void run(), everyMs)
    }
    wake.current = () => void run()
    addEventListener('online', wake.current, { signal: ended.signal })
    document.addEventListener('visibilitychange', wake.current, { signal: ended.signal })
    void run()
    return () => {
      ended.abort()
      turn.abort()
      clearTimeout(timer)
    }
  }, [everyMs])
  return { hasFailed, refresh: useCallback(() => wake.current(), []) }
}
