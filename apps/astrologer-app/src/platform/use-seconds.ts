import { useEffect, useState } from 'react'

/** Whole seconds since a moment of `performance.now()`; renders again with each. */
export function useSecondsSince(startMs: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - startMs) / 1000))
}
