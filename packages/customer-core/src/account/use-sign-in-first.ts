import { useStore } from 'jotai'
import { useCallback } from 'react'
import { signInAtom, signInSourceAtom, useOpenDialog } from '../platform/index.ts'
import { lazyLoginDialog } from './lazy-login-dialog.ts'

/**
 * `const signInFirst = useSignInFirst()`, then `signInFirst(() => startChat(), 'to chat with Acharya Meera')`:
 * runs the action at once for a signed-in customer, and after the login for a visitor.
 */
export function useSignInFirst(): (action: () => void, purpose?: string) => void {
  const store = useStore()
  const openDialog = useOpenDialog()
  return useCallback(
    (action, purpose) => {
      // A tap can come before the effect that reads the cookies.
      if (store.get(signInAtom) === 'unknown' && store.get(signInSourceAtom)?.isSignedIn())
        store.set(signInAtom, 'signed-in')
      if (store.get(signInAtom) === 'signed-in') action()
      else void openDialog(lazyLoginDialog, { purpose, onSignedIn: action })
    },
    [openDialog, store],
  )
}
