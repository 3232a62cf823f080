import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'

const StagingDialog = lazy(() => import('./staging-dialog.tsx'))

// Spec §3: the session value that remembers a right code.
export const VALID_USER = 'isValidUser'

/** On the staging origin nothing shows, and nothing of the page is rendered, before the code has been given. */
export function StagingGate({ staging, children }: { staging: boolean; children: ReactNode }) {
  const valid = useSyncExternalStore(neverChanges, isValidUser, () => null)
  if (!staging || valid) return children
  if (valid === null) return null
  return (
    <Suspense fallback={null}>
      <StagingDialog />
    </Suspense>
  )
}

const neverChanges = () => () => {}

function isValidUser(): boolean {
  try {
    return sessionStorage.getItem(VALID_USER) !== null
  } catch {
    return false
  }
}
