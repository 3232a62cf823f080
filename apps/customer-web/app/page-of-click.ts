/** Files and replies of the backend, which are no pages. */
const NO_PAGE = /^\/(?:api|media|assets)\//

/** The address of our own page that a click leads to. Null for everything that the browser does itself. */
export function pageOfClick({ button, target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.origin !== location.origin || NO_PAGE.test(link.pathname)) return null
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return null
  return link.pathname + link.search + link.hash
}
