import { useStore } from 'jotai'
import { useCallback } from 'react'
import { engineAtom, signInAtom, signInSourceAtom } from '../platform/index.ts'
import { claimDevice } from './claim-device.ts'
import { loadProfileAtom } from './profile.ts'

/** Announces a new session to this page, the engine and the other tabs, and loads the profile. */
export function useCompleteSignIn(): (accountId: number) => Promise<void> {
  const store = useStore()
  return useCallback(
    async (accountId) => {
      const source = store.get(signInSourceAtom)
      await claimDevice(accountId, source)
      store.set(signInAtom, 'signed-in')
      source?.announce('signed-in')
      store.get(engineAtom)?.signedIn()
      await store.set(loadProfileAtom)
    },
    [store],
  )
}
