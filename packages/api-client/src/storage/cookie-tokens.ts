import type { Tokens } from '../client/tokens.ts'

/** Names and lifetimes of the cookies, in the order they are written. Readers wait for the access token, so it is last. */
export const COOKIES = [
  { token: 'log', name: 'log_token', maxAgeSeconds: 14 * 86_400 },
  { token: 'refresh', name: 'refresh_token', maxAgeSeconds: 14 * 86_400 },
  { token: 'access', name: 'access_token', maxAgeSeconds: 600 },
] as const

/** The three tokens in a Cookie header or `document.cookie`. */
export function parseCookies(cookies: string): Tokens {
  const tokens: Tokens = {}
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.split(/=(.*)/s, 2)
    const cookie = COOKIES.find((candidate) => candidate.name === name?.trim())
    const token = cookie && decode(value.trim())
    if (token) tokens[cookie.token] = token
  }
  return tokens
}

/** A cookie for a Set-Cookie header or an assignment to `document.cookie`; without a value, it removes the cookie. */
export function serializeCookie(
  name: string,
  value: string | undefined,
  maxAgeSeconds: number,
  secure: boolean,
): string {
  const maxAge = value ? maxAgeSeconds : 0
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure ? '; Secure' : ''}`
}

/** A damaged value is an absent one: one that cannot be decoded, or that no header could carry. */
function decode(value: string): string | undefined {
  try {
    return /^[ -~]+$/.exec(decodeURIComponent(value))?.[0]
  } catch {
    return undefined
  }
}
