import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Loads the fonts of each page after everything that its first paint needs, and none for who wants to save data. */
export function useWebFonts(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (savesData()) return
    const load = () => void import('./web-fonts.ts').then(({ loadWebFonts }) => loadWebFonts()).catch(() => {})
    if (document.readyState === 'complete') return load()
    addEventListener('load', load)
    return () => removeEventListener('load', load)
  }, [pathname])
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
