import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { signInAtom } from '../platform/index.ts'
import { syncPreferencesAtom } from './preferences-atom.ts'

/** Loads the changes of other devices, on a page that shows preferences. */
export function useFreshPreferences(): void {
  const isSignedIn = useAtomValue(signInAtom) === 'signed-in'
  const sync = useSetAtom(syncPreferencesAtom)
  useEffect(() => {
    if (isSignedIn) void sync()
  }, [isSignedIn, sync])
}
