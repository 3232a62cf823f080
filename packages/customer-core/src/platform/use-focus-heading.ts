import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the h1 of the new page after a navigation, so that a screen reader starts there. */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (!hash) focusHeading()
  }, [pathname, hash])
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
