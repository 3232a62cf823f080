import type { Client } from '@tarapath/api-client'
import { logout } from '@tarapath/api-client/account'
import { useStore } from 'jotai'
import { useCallback } from 'react'
import { apiAtom, engineAtom, forgetStoredData, signInSourceAtom, type SignInSource } from '../platform/index.ts'

/** Ends the session on the server and clears what the device stores. The engine calls it as `nav.logoutFully`. */
export async function logOutFully(api: Client, source: SignInSource | null): Promise<void> {
  const { refresh } = (await source?.tokens()) ?? {}
  try {
    if (refresh) await logout(api, { refresh })
  } catch {
    // Our own choice: without a connection the device still forgets the customer. The session expires on its own.
  }
  await forgetCustomer(api, source)
}

/** Clears what the device stores about the customer, whose session is over. */
export async function forgetCustomer(api: Client, source: SignInSource | null): Promise<void> {
  await api.session.signOut()
  await forgetStoredData()
  source?.announce('signed-out')
}

/**
 * Logs out and reloads the page. While a consultation runs, the engine asks for confirmation first
 * (end-warning-logout) and calls `logOutFully` when the consultation has ended.
 */
export function useLogOut(): () => Promise<void> {
  const store = useStore()
  return useCallback(async () => {
    const engine = store.get(engineAtom)
    if (engine) {
      engine.requestLogout()
      return
    }
    await logOutFully(store.get(apiAtom), store.get(signInSourceAtom))
    location.reload()
  }, [store])
}
