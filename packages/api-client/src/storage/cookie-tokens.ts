import type { Tokens } from '../client/tokens.ts'

/** Names and lifetimes of the cookies, in the order they are written: the access token last, for it is the news. */
export const COOKIES = [
  { token: 'log', name: 'log_token', maxAgeSeconds: 14 * 86_400 },
  { token: 'refresh', name: 'refresh_token', maxAgeSeconds: 14 * 86_400 },
  { token: 'access', name: 'access_token', maxAgeSeconds: 600 },
] as const

/** Reads the three tokens out of a Cookie header or `document.cookie`. */
export function tokensInCookies(cookies: string): Tokens {
  const tokens: Tokens = {}
  for (const pair of cookies.split(';')) {
    const [name, value = ''] = pair.split(/=(.*)/s, 2)
    const cookie = COOKIES.find((one) => one.name === name?.trim())
    if (cookie && value) tokens[cookie.token] = decoded(value.trim())
  }
  return tokens
}

/** One cookie as a Set-Cookie header or an assignment to `document.cookie` has it; no value removes it. */
export function cookieText(name: string, value: string | undefined, maxAgeSeconds: number, secure: boolean): string {
  const life = value ? maxAgeSeconds : 0
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${life}; SameSite=Strict${secure ? '; Secure' : ''}`
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
