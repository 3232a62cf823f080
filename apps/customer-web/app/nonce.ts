import { createContext, use } from 'react'

/** One number for each page: only scripts that carry it run. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
