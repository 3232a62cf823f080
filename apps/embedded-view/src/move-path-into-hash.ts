const BASE = import.meta.env.BASE_URL

/** What stands before the path of a screen in an address without a hash: `/embedded/wallet/payment`. */
export const BASE_PATH = BASE.replace(/\/$/, '')

/**
 * Moves a plain address behind the hash, where the router looks. A payment comes back to a plain address: what follows
 * a hash does not survive every gateway.
 */
export function movePathIntoHash(): void {
  const path = location.pathname.slice(BASE.length)
  if (path) history.replaceState(null, '', `${BASE}#/${path}${location.search}`)
}
