import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'

const StagingDialog = lazy(() => import('./staging-dialog.tsx'))

// Spec §3: the session value of a right code.
export const VALID_USER = 'isValidUser'

/** Renders no page of the staging origin before the code is entered. */
export function StagingGate({ staging, children }: { staging: boolean; children: ReactNode }) {
  const isValid = useSyncExternalStore(neverChanges, isValidUser, () => null)
  if (!staging || isValid) return children
  if (isValid === null) return null
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
