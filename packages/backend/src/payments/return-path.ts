export const DEFAULT_RETURN_PATH = '/wallet/payment'

/**
 * Where a payer comes back to: the website, or the embedded view, which stands beside the API under /embedded/.
 * Our own choice: which of the two is told by the path alone, so a caller still cannot name an origin.
 */
export function returnAddress(asked: string, sites: { webOrigin: string; publicOrigin: string }): URL {
  const path = returnPath(asked)
  const onWebsite = new URL(path, sites.webOrigin)
  return onWebsite.pathname.startsWith('/embedded/') ? new URL(path, sites.publicOrigin) : onWebsite
}

/**
 * The path a payer comes back to: one of this site, whatever was asked for.
 * Checked after one round of decoding too, because somebody on the way may decode it.
 */
export function returnPath(asked: string): string {
  return isOwnPath(asked) && isOwnPath(decoded(asked)) ? asked : DEFAULT_RETURN_PATH
}

function isOwnPath(path: string | null): boolean {
  // No backslash, no second slash at the start, no space or control character, nothing that is not ASCII.
  if (path === null || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return false
  const { origin, pathname } = new URL(path, 'https://own.invalid')
  // Of `/.//evil.example`, two slashes are left when the dots are resolved.
  return origin === 'https://own.invalid' && !pathname.startsWith('//')
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    // Not an address anybody could have meant.
    return null
  }
}
