import type { Tokens, TokenStorage } from '../client/tokens.ts'

/** Keeps tokens for as long as the program runs. */
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
