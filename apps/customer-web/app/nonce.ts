import { createContext, use } from 'react'

/** The nonce of the page. Only scripts that carry it run. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
