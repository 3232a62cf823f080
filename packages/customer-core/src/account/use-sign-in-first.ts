import { useStore } from 'jotai'
import { useCallback } from 'react'
import { isSignedIn, useOpenDialog } from '../platform/index.ts'
import { lazyLoginDialog } from './lazy-login-dialog.ts'

/**
 * `const signInFirst = useSignInFirst()`, then `signInFirst(() => startChat(), 'Sign in to chat.')`:
 * runs the action at once for a signed-in customer, and after the login for a visitor. Nothing else opens the login
 * dialog, so that nobody whom the cookies know is asked to sign in.
 */
export function useSignInFirst(): (action: () => void, reason?: string) => void {
  const store = useStore()
  const openDialog = useOpenDialog()
  return useCallback(
    (action, reason) => {
      if (isSignedIn(store)) action()
      else void openDialog(lazyLoginDialog, { reason, onSignedIn: action })
    },
    [openDialog, store],
  )
}
