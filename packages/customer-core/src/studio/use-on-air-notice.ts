import { useEffect } from 'react'

/**
 * Reports whether this page sends a live stream, which would end with it. The browser asks before it opens another
 * document.
 */
export function useOnAirNotice(isOnAir: boolean, onAir: ((isOnAir: boolean) => void) | undefined): void {
  useEffect(() => {
    if (!isOnAir) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    onAir?.(true)
    return () => {
      removeEventListener('beforeunload', ask)
      onAir?.(false)
    }
  }, [isOnAir, onAir])
}
