import type { Tokens, TokenStorage } from '../client/tokens.ts'
import { COOKIES, parseCookies, serializeCookie } from './cookie-tokens.ts'
import { memoryStorage } from './memory-storage.ts'
import { webLock } from './web-lock.ts'

/** Each read is a round trip to the browser process; together they take a tenth of a second or more. */
const MAX_READS = 500

interface CookieStorageOptions {
  /** Prefix of the names of the lock and the channel that tabs share. Default: `tarapath`. */
  prefix?: string
}

/**
 * Stores tokens in the cookies `access_token`, `refresh_token` and `log_token`, which all tabs of an origin share.
 * Where cookies are blocked, and without a page, it stores them in memory. Signing out in one tab sends a message without tokens to the others.
 */
export function cookieStorage({ prefix = 'tarapath' }: CookieStorageOptions = {}): TokenStorage {
  if (typeof document === 'undefined') return memoryStorage()
  /** Set while cookies are blocked. */
  let memory: Tokens | undefined
  const channel = openChannel(prefix)
  const lock = webLock(prefix)

  const write = async (tokens: Tokens) => {
    for (const cookie of COOKIES) await writeCookie(cookie, tokens[cookie.token])
    const stored = readCookies()
    const isBlocked = COOKIES.some(({ token }) => tokens[token] && stored[token] !== tokens[token])
    memory = isBlocked ? tokens : undefined
  }

  return {
    get: () => memory ?? readCookies(),
    set: write,
    async clear() {
      await write({})
      channel?.postMessage('signed-out')
    },
    lock: (name, run) => lock(name, () => waitForCookies().then(run)),
    onSignOut(listener) {
      channel?.addEventListener('message', () => {
        memory = undefined
        listener()
      })
    },
  }
}

const readCookies = (): Tokens => parseCookies(document.cookie)

/** `cookieStore.set` resolves when other tabs can read the cookie; an assignment to `document.cookie` gives no signal. */
async function writeCookie({ token, name, maxAgeSeconds }: (typeof COOKIES)[number], value = ''): Promise<void> {
  try {
    const expires = value ? Date.now() + maxAgeSeconds * 1000 : 0
    await cookieStore.set({ name, value: encodeURIComponent(value), expires, path: '/', sameSite: 'strict' })
    if ((readCookies()[token] ?? '') === value) return
  } catch {
    // Missing, blocked, or rejected by an old version: `document.cookie` may still work.
  }
  document.cookie = serializeCookie(name, value, maxAgeSeconds, location.protocol === 'https:')
}

/**
 * In Firefox, `document.cookie` may show what another tab wrote with a delay; `cookieStore` is up to date. Without the
 * wait, a tab would use a refresh token that has been rotated already, and the session would end. The access token is
 * written last, so once it is visible the other tokens are too.
 */
async function waitForCookies(): Promise<void> {
  try {
    for (let read = 0; read < MAX_READS; read++) {
      const written = await cookieStore.get('access_token')
      if (parseCookies(`access_token=${written?.value ?? ''}`).access === readCookies().access) return
    }
  } catch {
    // Without `cookieStore` there is nothing to wait for.
  }
}

function openChannel(prefix: string): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(`${prefix}:session`)
    // In Node an open channel would keep the process alive.
    ;(channel as { unref?: () => void }).unref?.()
    return channel
  } catch {
    return undefined
  }
}
