import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { modalAtom, sessionViewAtom } from './session-atoms.ts'

const loadIdleWarning = () => import('./idle-warning.tsx')
const loadEndedDialog = () => import('./ended-dialog.tsx')
const loadReviewDialog = () => import('./review-dialog.tsx')

const IdleWarning = lazy(loadIdleWarning)
const EndedDialog = lazy(loadEndedDialog)
const ReviewDialog = lazy(loadReviewDialog)
const EndBeforeLogout = lazy(() => import('./end-before-logout.tsx'))

export function SessionModals() {
  const modal = useAtomValue(modalAtom)
  const hasSession = useAtomValue(sessionViewAtom) !== null
  useEffect(() => {
    if (!hasSession) return
    // Fetched while the session runs: at its end the network, or this build of the website, may be gone.
    for (const load of [loadIdleWarning, loadEndedDialog, loadReviewDialog]) load().catch(() => undefined)
  }, [hasSession])
  return (
    <Suspense fallback={null}>
      {modal === 'idleWarning' ? <IdleWarning /> : null}
      {modal === 'sessionEnded' ? <EndedDialog /> : null}
      {modal === 'review' ? <ReviewDialog /> : null}
      {modal === 'endWarningLogout' ? <EndBeforeLogout /> : null}
    </Suspense>
  )
}
