import type { Tokens, TokenStorage } from '@tarapath/api-client'
import { webLock } from '@tarapath/api-client/storage'

const KEY = 'tarapath-astrologer'

/**
 * The tokens in the storage of this origin, which all tabs share. Not in cookies: those have the tokens of a customer, who
 * may have signed in on the same device.
 */
export function tokenStorage(): TokenStorage {
  return {
    get: storedTokens,
    set: (tokens) => localStorage.setItem(KEY, JSON.stringify(tokens)),
    clear: () => localStorage.removeItem(KEY),
    lock: webLock('tarapath-astrologer'),
    onSignOut: (listener) =>
      addEventListener('storage', ({ key, newValue }) => {
        if (key === KEY && newValue === null) listener()
      }),
  }
}

export function storedTokens(): Tokens {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Tokens
  } catch {
    return {}
  }
}

export const isSignedIn = (): boolean => storedTokens().refresh !== undefined
