import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { lazyPart, usePlatform } from '../platform/index.ts'
import { modalAtom, openConsultationIdAtom } from './session-atoms.ts'
import { isBegunAnywayAtom } from './unanswered-request.ts'

const loadIdleWarning = () => import('./idle-warning.tsx')
const loadEndedDialog = () => import('./ended-dialog.tsx')
const loadReviewDialog = () => import('./review-dialog.tsx')

const IdleWarning = lazyPart(loadIdleWarning)
const EndedDialog = lazyPart(loadEndedDialog)
const ReviewDialog = lazyPart(loadReviewDialog)
const BegunAnyway = lazyPart(() => import('./begun-anyway.tsx'))
const EndBeforeLogout = lazyPart(() => import('./end-before-logout.tsx'))

export function SessionModals() {
  const modal = useAtomValue(modalAtom)
  // In a native app no window opens.
  const isWeb = usePlatform() === 'web'
  const isBegunAnyway = useAtomValue(isBegunAnywayAtom) && isWeb
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
      {modal === null && isBegunAnyway ? <BegunAnyway /> : null}
      {modal === 'endWarningLogout' ? <EndBeforeLogout /> : null}
    </Suspense>
  )
}
