import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '../platform/index.ts'
import { modalAtom, openConsultationIdAtom } from './session-atoms.ts'

const loadIdleWarning = () => import('./idle-warning.tsx')
const loadEndedDialog = () => import('./ended-dialog.tsx')
const loadReviewDialog = () => import('./review-dialog.tsx')

const IdleWarning = lazyPart(loadIdleWarning)
const EndedDialog = lazyPart(loadEndedDialog)
const ReviewDialog = lazyPart(loadReviewDialog)
const EndBeforeLogout = lazyPart(() => import('./end-before-logout.tsx'))

export function SessionModals() {
  const modal = useAtomValue(modalAtom)
  const isOpen = useAtomValue(openConsultationIdAtom) !== null
  useEffect(() => {
    if (!isOpen) return
    // Fetched while the consultation is open: at its end the network, or this build of the website, may be gone.
    for (const load of [loadIdleWarning, loadEndedDialog, loadReviewDialog]) load().catch(() => undefined)
  }, [isOpen])
  return (
    <Suspense fallback={null}>
      {modal === 'idleWarning' ? <IdleWarning /> : null}
      {modal === 'sessionEnded' ? <EndedDialog /> : null}
      {modal === 'review' ? <ReviewDialog /> : null}
      {modal === 'endWarningLogout' ? <EndBeforeLogout /> : null}
    </Suspense>
  )
}
