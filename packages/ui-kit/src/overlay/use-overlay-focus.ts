import { useState, type RefObject } from 'react'

interface OverlayFocus {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * Moves the focus into an overlay when it opens, and back to the element that had it when it closes. Radix restores the
 * focus to its own triggers only.
 *
 * Our own choice: the first field gets the focus, or else the title, but never the close button.
 */
export function useOverlayFocus(open: boolean, initialFocus?: RefObject<HTMLElement | null>): OverlayFocus {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Read before the content is mounted, because a field with `autoFocus` takes the focus.
    if (open && typeof document !== 'undefined') setOpener(openerOf(document.activeElement))
  }
  return {
    onOpenAutoFocus(event) {
      event.preventDefault()
      const overlay = event.currentTarget as HTMLElement
      const field = overlay.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea):enabled')
      const target = initialFocus?.current ?? field ?? overlay.querySelector<HTMLElement>('h2')
      target?.focus()
    },
    onCloseAutoFocus(event) {
      event.preventDefault()
      // Without scrolling: browsers would scroll to the place of a sticky bar in the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
  }
}

/** The item of a menu goes with its menu; the button that opened the menu stays. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role=menu]')
  return (menu && document.querySelector(`[aria-controls="${menu.id}"]`)) ?? focused
}
