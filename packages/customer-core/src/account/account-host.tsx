import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadProfileAtom, profileAtom } from './profile.ts'

/** Loads the profile of a customer who is signed in. Each app mounts it once. */
export default function AccountHost() {
  const isMissing = useAtomValue(profileAtom).name === 'none'
  const loadProfile = useSetAtom(loadProfileAtom)
  useEffect(() => {
    if (isMissing) void loadProfile()
  }, [isMissing, loadProfile])
  return null
}
