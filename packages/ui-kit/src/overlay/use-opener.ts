import { useRef, type RefObject } from 'react'

interface Opener {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * Remembers who had the focus when an overlay opened and gives it back. Radix does so for its own triggers only;
 * our overlays are opened from anywhere.
 */
export function useOpener(initialFocus?: RefObject<HTMLElement | null>): Opener {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event) {
      opener.current = document.activeElement
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
