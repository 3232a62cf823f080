import { useEffect } from 'react'
import { useQuietRefresh } from './use-quiet-refresh.ts'

/**
 * Loads the data of the page again and again while it is visible, and at once when it is seen again. What fails is tried
 * again the next time.
 */
export function useRefresh(everyMs: number): void {
  const refreshPage = useQuietRefresh()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void refreshPage()
    }
    const timer = setInterval(refresh, everyMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [everyMs, refreshPage])
}
