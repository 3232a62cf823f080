import { useEffect, useEffectEvent } from 'react'

const PAUSE_MS = 250

/** Calls with the value whenever it has not changed for a moment. */
export function usePause<Value>(value: Value, act: (value: Value) => void): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    const timer = setTimeout(() => run(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
}
