import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * A hash scrolls smoothly to the element with that id. The scrolling itself is the router's (ScrollRestoration, which
 * stands after this); smoothness is switched on for it alone, so that going back does not glide down the page.
 */
export function HashScroll() {
  const { hash, key } = useLocation()
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-smooth-scroll', hash !== '')
  }, [hash, key])
  return null
}
