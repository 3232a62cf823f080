const DAY_SECONDS = 86_400
/** `token` lives as long as the refresh token, the personal data as long as an access token. */
const MAX_AGE_SECONDS = { token: 14 * DAY_SECONDS, name: 600, email: 600 } as const
export type CustomerCookie = keyof typeof MAX_AGE_SECONDS

/** The value of `token`: that there is a sign-in, and nothing that opens it. The boot script reads it. */
const MARKER = '1'

/** Writes the cookies `token`, `name` and `email` of the specification. What the profile lacks is removed. */
export function writeCustomerCookies({ name, email }: { name: string; email: string | null }): void {
  writeCookie('token', MARKER)
  writeCookie('name', name)
  writeCookie('email', email ?? '')
}

export function removeCustomerCookies(names: readonly CustomerCookie[] = ['token', 'name', 'email']): void {
  for (const name of names) writeCookie(name, '')
}

export function readCustomerCookie(name: CustomerCookie): string {
  const value = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  try {
    return decodeURIComponent(value?.slice(name.length + 1) ?? '')
  } catch {
    return '' // Damaged.
  }
}

function writeCookie(name: CustomerCookie, value: string): void {
  const maxAge = value === '' ? 0 : MAX_AGE_SECONDS[name]
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`
}
