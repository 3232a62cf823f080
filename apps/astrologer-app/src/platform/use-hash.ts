import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The screen of the address: `#earnings`. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash)
