export const DEFAULT_RETURN_PATH = '/wallet/payment'

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
