import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Loads the data of the page again and again while it is visible, and at once when it is seen again. Without a
 * network it stays as it is: an error would take its place.
 */
export function useRefresh(everyMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }
    const timer = setInterval(refresh, everyMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [everyMs, revalidate])
}
