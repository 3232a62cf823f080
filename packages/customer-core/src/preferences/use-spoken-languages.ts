import { useStore } from 'jotai'
import { useEffect } from 'react'

/**
 * Lets the astrologers of a page be marked who speak a language of the customer, and again whenever `languages` change.
 * Nothing is loaded for who has chosen none, as most visitors have not.
 */
export function useSpokenLanguages(languages?: readonly string[]): void {
  const store = useStore()
  useEffect(() => {
    if (!hasStored()) return
    import('./load-spoken-languages.ts').then(
      ({ loadSpokenLanguages }) => loadSpokenLanguages(store),
      () => undefined, // Nobody is marked until the next page.
    )
  }, [store, languages])
}

function hasStored(): boolean {
  try {
    return localStorage.getItem('preferences') !== null
  } catch {
    return false
  }
}
