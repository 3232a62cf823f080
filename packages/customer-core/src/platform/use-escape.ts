import { useEffect } from 'react'

/** Calls `onEscape` when Escape is pressed anywhere on the page. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onEscape])
}
