import type { Tokens, TokenStorage } from '../client/tokens.ts'
import { COOKIES, cookieText, tokensInCookies } from './cookie-tokens.ts'
import { webLock } from './web-lock.ts'

interface CookieStorageOptions {
  /** Name of the lock and of the channel that tabs share; `tarapath` when missing. */
  prefix?: string
}

/**
 * Keeps tokens in the cookies `access_token`, `refresh_token` and `log_token`, which all tabs of an origin share.
 * Where cookies are blocked it keeps them in memory. Signing out in one tab tells the others; no token is told.
 */
export function cookieStorage({ prefix = 'tarapath' }: CookieStorageOptions = {}): TokenStorage {
  /** Set while cookies do not keep what is written. */
  let memory: Tokens | undefined
  const channel = openChannel(prefix)

  const write = async (tokens: Tokens) => {
    for (const { token, name, maxAgeSeconds } of COOKIES) await writeCookie(name, tokens[token], maxAgeSeconds)
    const kept = tokensInCookies(document.cookie)
    const lost = COOKIES.some(({ token }) => tokens[token] && kept[token] !== tokens[token])
    memory = lost ? tokens : undefined
  }

  return {
    get: () => memory ?? tokensInCookies(document.cookie),
    set: write,
    async clear() {
      await write({})
      channel?.postMessage('signed-out')
    },
    lock: webLock(prefix),
    onSignOut(listener) {
      channel?.addEventListener('message', () => {
        memory = undefined
        listener()
      })
    },
  }
}

/** `cookieStore.set` answers when other tabs can read the cookie; an assignment to `document.cookie` does not say. */
async function writeCookie(name: string, value: string | undefined, maxAgeSeconds: number): Promise<void> {
  const secure = location.protocol === 'https:'
  if (value && secure && 'cookieStore' in globalThis) {
    try {
      const expires = Date.now() + maxAgeSeconds * 1000
      await cookieStore.set({ name, value: encodeURIComponent(value), expires, path: '/', sameSite: 'strict' })
      return
    } catch {
      // Blocked, or refused by an old version: the other way may still work.
    }
  }
  document.cookie = cookieText(name, value, maxAgeSeconds, secure)
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
