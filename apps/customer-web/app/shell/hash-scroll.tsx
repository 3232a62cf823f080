import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Makes every scroll to a hash smooth: of a link of the router, of a plain anchor and of an address that is typed. Only
 * while the router goes to a page without one it is off (ScrollRestoration, which is rendered after this component, scrolls
 * then), so that going back does not glide down the page, past what has the focus. What a page keeps in its hash as
 * `name=value` is no place on it.
 */
export function HashScroll() {
  const { hash, key } = useLocation()
  useLayoutEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-smooth-scroll', hash !== '' && !hash.includes('='))
    const frame = requestAnimationFrame(() => page.toggleAttribute('data-smooth-scroll', true))
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
  return null
}
