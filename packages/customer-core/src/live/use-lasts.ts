import { useEffect, useState } from 'react'

/** True once a condition has held for `forMs`, so that a short change shows no message. */
export function useLasts(isSo: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasts(true), forMs)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isSo, forMs])
  return lasts
}
