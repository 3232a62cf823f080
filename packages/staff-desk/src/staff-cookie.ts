import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { STAFF_SESSION_SECONDS } from '@tarapath/backend/staff'

/** The one cookie that this server knows. It is read here, for the desk, and nowhere else. */
export function staffCookie(publicOrigin: string) {
  const isHttps = publicOrigin.startsWith('https:')
  // Browsers let nobody but this very host set a cookie of the first name, over https and for all of it.
  const name = isHttps ? '__Host-tarapath-desk' : 'tarapath-desk'
  const options: CookieOptions = {
    path: isHttps ? '/' : '/desk',
    secure: isHttps,
    httpOnly: true,
    sameSite: 'Strict',
  }
  return {
    read: (c: Context): string | undefined => getCookie(c, name),
    write: (c: Context, token: string) => setCookie(c, name, token, { ...options, maxAge: STAFF_SESSION_SECONDS }),
    drop: (c: Context) => deleteCookie(c, name, options),
  }
}
