export const DEFAULT_RETURN_PATH = '/wallet/payment'

/**
 * Where the gateway sends the customer afterwards: the website, or the embedded view, which the API serves under /embedded/.
 * Our own choice: the path alone decides between the two, so that a client cannot name an origin.
 */
export function createReturnUrl(requestedPath: string, sites: { webOrigin: string; publicOrigin: string }): URL {
  const path = returnPath(requestedPath)
  const onWebsite = new URL(path, sites.webOrigin)
  return onWebsite.pathname.startsWith('/embedded/') ? new URL(path, sites.publicOrigin) : onWebsite
}

/**
 * The requested path if it stays on this site, else the default path.
 * The decoded path is checked too, because a proxy may decode it once.
 */
export function returnPath(requestedPath: string): string {
  return isOwnPath(requestedPath) && isOwnPath(decoded(requestedPath)) ? requestedPath : DEFAULT_RETURN_PATH
}

function isOwnPath(path: string | null): boolean {
  // Printable ASCII without a backslash, and only one slash at the start.
  if (path === null || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return false
  const { origin, pathname } = new URL(path, 'https://own.invalid')
  // `/.//evil.example` starts with two slashes once its dots are resolved.
  return origin === 'https://own.invalid' && !pathname.startsWith('//')
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    // Malformed percent-encoding.
    return null
  }
}
