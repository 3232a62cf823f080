import type { Tokens, TokenStorage } from '../client/tokens.ts'
import { COOKIES, cookieText, tokensInCookies } from './cookie-tokens.ts'
import { webLock } from './web-lock.ts'

/** Each is a message to the browser's own process and back: together a tenth of a second or more. */
const MOST_LOOKS = 500

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
  const lock = webLock(prefix)

  const write = async (tokens: Tokens) => {
    for (const cookie of COOKIES) await writeCookie(cookie, tokens[cookie.token])
    const kept = shown()
    const lost = COOKIES.some(({ token }) => tokens[token] && kept[token] !== tokens[token])
    memory = lost ? tokens : undefined
  }

  return {
    get: () => memory ?? shown(),
    set: write,
    async clear() {
      await write({})
      channel?.postMessage('signed-out')
    },
    lock: (name, run) => lock(name, () => caughtUp().then(run)),
    onSignOut(listener) {
      channel?.addEventListener('message', () => {
        memory = undefined
        listener()
      })
    },
  }
}

const shown = (): Tokens => tokensInCookies(document.cookie)

/** `cookieStore` answers when other tabs can read the cookie; an assignment to `document.cookie` does not say. */
async function writeCookie({ token, name, maxAgeSeconds }: (typeof COOKIES)[number], value = ''): Promise<void> {
  try {
    const expires = value ? Date.now() + maxAgeSeconds * 1000 : 0
    await cookieStore.set({ name, value: encodeURIComponent(value), expires, path: '/', sameSite: 'strict' })
    if ((shown()[token] ?? '') === value) return
  } catch {
    // Missing, or blocked, or refused by an old version: the other way may still work.
  }
  document.cookie = cookieText(name, value, maxAgeSeconds, location.protocol === 'https:')
}

/**
 * In Firefox `document.cookie` may show what another tab wrote only after a moment; `cookieStore` knows it at once.
 * Without the wait a tab would spend a refresh token that is spent already, and the session would be over.
 * Who sees the access token sees the others, which were written before it.
 */
async function caughtUp(): Promise<void> {
  try {
    for (let look = 0; look < MOST_LOOKS; look++) {
      const written = await cookieStore.get('access_token')
      if (tokensInCookies(`access_token=${written?.value ?? ''}`).access === shown().access) return
    }
  } catch {
    // Missing or blocked: there is nothing to wait for.
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
