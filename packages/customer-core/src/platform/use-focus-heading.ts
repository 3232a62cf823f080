import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the h1 of the new page after a navigation, so that a screen reader starts there. */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    // What a hash carries to the new page is often no place of it.
    if (!hash || isFocusLost()) focusHeading()
  }, [pathname, hash])
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}

/** Whether what had the focus is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body
