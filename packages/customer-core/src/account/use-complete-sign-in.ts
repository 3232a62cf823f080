import { useStore } from 'jotai'
import { useCallback } from 'react'
import { engineAtom, forgetCopies, signInAtom, signInSourceAtom } from '../platform/index.ts'
import { loadProfileAtom } from './profile.ts'

/** Announces a new session to this page, the engine and the other tabs, and loads the profile. */
export function useCompleteSignIn(): () => Promise<void> {
  const store = useStore()
  return useCallback(async () => {
    // Those of another customer, whose session was lost.
    forgetCopies()
    store.set(signInAtom, 'signed-in')
    store.get(signInSourceAtom)?.announce('signed-in')
    store.get(engineAtom)?.signedIn()
    await store.set(loadProfileAtom)
  }, [store])
}
