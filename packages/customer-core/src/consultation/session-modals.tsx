import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { modalAtom } from './session-atoms.ts'

const IdleWarning = lazy(() => import('./idle-warning.tsx'))
const EndedDialog = lazy(() => import('./ended-dialog.tsx'))
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))
const EndBeforeLogout = lazy(() => import('./end-before-logout.tsx'))

export function SessionModals() {
  const modal = useAtomValue(modalAtom)
  return (
    <Suspense fallback={null}>
      {modal === 'idleWarning' ? <IdleWarning /> : null}
      {modal === 'sessionEnded' ? <EndedDialog /> : null}
      {modal === 'review' ? <ReviewDialog /> : null}
      {modal === 'endWarningLogout' ? <EndBeforeLogout /> : null}
    </Suspense>
  )
}
