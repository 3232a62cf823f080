import { useStore } from 'jotai'
import { useCallback } from 'react'
import { engineAtom, signInAtom, signInSourceAtom } from '../platform/index.ts'
import { loadProfileAtom } from './profile.ts'

/** Tells everybody who shows or needs a session that there is one: this page, the engine, the other tabs. */
export function useCompleteSignIn(): () => Promise<void> {
  const store = useStore()
  return useCallback(async () => {
    store.set(signInAtom, 'signed-in')
    store.get(signInSourceAtom)?.announce('signed-in')
    store.get(engineAtom)?.signedIn()
    await store.set(loadProfileAtom)
  }, [store])
}
