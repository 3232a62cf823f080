import type { Tokens, TokenStorage } from '../client/tokens.ts'
import { COOKIES, parseCookies, serializeCookie } from './cookie-tokens.ts'

/**
 * Reads tokens from the cookies of one incoming request, for a client that renders its page on a server.
 * Changes are appended to `setCookies` as Set-Cookie headers. Use it with `refresh: 'never'`.
 */
export function requestStorage(request: Request, setCookies?: Headers): TokenStorage {
  let tokens = parseCookies(request.headers.get('cookie') ?? '')
  const secure = new URL(request.url).protocol === 'https:'
  const set = (next: Tokens) => {
    tokens = next
    for (const { token, name, maxAgeSeconds } of COOKIES) {
      setCookies?.append('set-cookie', serializeCookie(name, next[token], maxAgeSeconds, secure))
    }
  }
  return { get: () => tokens, set, clear: () => set({}) }
}
