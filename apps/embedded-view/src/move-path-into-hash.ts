const BASE = import.meta.env.BASE_URL

/** The prefix of a screen's path in an address without a hash: `/embedded` in `/embedded/wallet/payment`. */
export const BASE_PATH = BASE.replace(/\/$/, '')

/**
 * Moves the path of the address into its hash, where the router reads it. A payment returns to an address without a
 * hash, because not every gateway keeps one.
 */
export function movePathIntoHash(): void {
  const path = location.pathname.slice(BASE.length)
  if (path) history.replaceState(null, '', `${BASE}#/${path}${location.search}`)
}
