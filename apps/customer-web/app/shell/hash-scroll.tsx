import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Makes the scroll to a hash smooth. The router scrolls (ScrollRestoration, which is rendered after this component);
 * smoothness is on for a hash only, so that going back does not glide down the page.
 */
export function HashScroll() {
  const { hash, key } = useLocation()
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-smooth-scroll', hash !== '')
  }, [hash, key])
  return null
}
