import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { STAFF_SESSION_SECONDS } from '@tarapath/backend/staff'

/** The cookie of a staff session, the only cookie of this server. */
export function staffCookie(publicOrigin: string) {
  const isHttps = publicOrigin.startsWith('https:')
  // Browsers accept a `__Host-` cookie only from this host itself, over https and for every path.
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
    delete: (c: Context) => deleteCookie(c, name, options),
  }
}
