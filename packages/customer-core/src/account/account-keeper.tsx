import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { signInAtom } from '../platform/index.ts'
import { loadProfileAtom, profileAtom } from './profile.ts'

/** Stands once in each app: whoever is signed in has a profile, however they came to be signed in. */
export function AccountKeeper() {
  const signIn = useAtomValue(signInAtom)
  const missing = useAtomValue(profileAtom).name === 'none'
  const loadProfile = useSetAtom(loadProfileAtom)
  useEffect(() => {
    if (signIn === 'signed-in' && missing) void loadProfile()
  }, [signIn, missing, loadProfile])
  return null
}
