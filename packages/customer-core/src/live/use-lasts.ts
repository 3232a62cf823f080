import { useEffect, useState } from 'react'

/** Whether something has been so for a while, so that a moment of it is not worth a word. */
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
