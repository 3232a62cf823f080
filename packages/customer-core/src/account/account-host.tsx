import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadProfileAtom, profileAtom } from './profile.ts'

/** Stands in each app for whoever is signed in: they have a profile, however they came to be signed in. */
export default function AccountHost() {
  const missing = useAtomValue(profileAtom).name === 'none'
  const loadProfile = useSetAtom(loadProfileAtom)
  useEffect(() => {
    if (missing) void loadProfile()
  }, [missing, loadProfile])
  return null
}
