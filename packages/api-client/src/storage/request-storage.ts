import type { Tokens, TokenStorage } from '../client/tokens.ts'
import { COOKIES, cookieText, tokensInCookies } from './cookie-tokens.ts'

/**
 * The tokens in the cookies of one incoming request, for a client that renders this request's page on a server.
 * With `setCookies`, changes are appended there as Set-Cookie headers. Use it with `refresh: 'never'`.
 */
export function requestStorage(request: Request, setCookies?: Headers): TokenStorage {
  let tokens = tokensInCookies(request.headers.get('cookie') ?? '')
  const secure = new URL(request.url).protocol === 'https:'
  const set = (next: Tokens) => {
    tokens = next
    for (const { token, name, maxAgeSeconds } of COOKIES) {
      setCookies?.append('set-cookie', cookieText(name, next[token], maxAgeSeconds, secure))
    }
  }
  return { get: () => tokens, set, clear: () => set({}) }
}
