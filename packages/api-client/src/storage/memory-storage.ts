import type { Tokens, TokenStorage } from '../client/tokens.ts'

/** Stores tokens in memory. */
export function memoryStorage(tokens: Tokens = {}): TokenStorage {
  return {
    get: () => tokens,
    set(next) {
      tokens = next
    },
    clear() {
      tokens = {}
    },
  }
}
