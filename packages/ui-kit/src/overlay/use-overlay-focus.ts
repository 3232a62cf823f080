import { useState, type RefObject } from 'react'

interface Opener {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * Where the focus goes when an overlay opens, and back to whoever had it when it closes. Radix does the second for its
 * own triggers only; our overlays are opened from anywhere.
 *
 * Our own choice: the first field gets the focus, and where there is none the title, never the close button.
 */
export function useOverlayFocus(open: boolean, initialFocus?: RefObject<HTMLElement | null>): Opener {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Before the content is there: a field with `autoFocus` would already have taken the focus.
    if (open && typeof document !== 'undefined') setOpener(document.activeElement)
  }
  return {
    onOpenAutoFocus(event) {
      event.preventDefault()
      const overlay = event.currentTarget as HTMLElement
      const field = overlay.querySelector<HTMLElement>('input:not([type=hidden], :disabled), select, textarea')
      const target = initialFocus?.current ?? field ?? overlay.querySelector<HTMLElement>('h2')
      target?.focus()
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
  }
}
