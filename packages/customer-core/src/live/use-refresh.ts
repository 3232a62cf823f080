import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the data of the page again and again while it is visible. */
export function useRefresh(everyMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, revalidate])
}
