import { showToast } from '@tarapath/ui-kit'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { usePlatformNavigate } from '../platform/index.ts'
import { partnerAtom } from './partner.ts'
import { hasNotBegunAtom, isLeavingEndAtom, sessionViewAtom, type ConsultationKind } from './session-atoms.ts'
import { sessionWords } from './words/session.gen.ts'

/**
 * Counts the visits: one is over when the customer goes on from a request that never became a consultation. Our own choice:
 * nothing was charged, so the page is not loaded again; a new engine takes over. A cancelled request leads back to the
 * astrologer.
 */
export function useLeaveEnd(): number {
  const [visit, setVisit] = useState(0)
  const [isLeaving, setLeaving] = useAtom(isLeavingEndAtom)
  const { pathname } = useLocation()
  const go = usePlatformNavigate()
  const view = useAtomValue(sessionViewAtom)
  const astrologerId = useAtomValue(partnerAtom)?.astrologerId
  const hasNotBegun = useAtomValue(hasNotBegunAtom)
  const isCancelled = hasNotBegun && view?.cancelled === true

  useEffect(() => {
    if (!isCancelled) return
    showToast({ text: sessionWords().requestCancelled })
    if (pathname === '/chat') go(astrologerId ? profileOf(astrologerId) : '/', { replace: true })
    setLeaving(true)
    // Once for each cancellation, wherever the customer is then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isCancelled])

  const wasOnChat = useRef(false)
  useEffect(() => {
    const isOnChat = pathname === '/chat'
    if (wasOnChat.current && !isOnChat && hasNotBegun) setLeaving(true)
    wasOnChat.current = isOnChat
  }, [pathname, hasNotBegun, setLeaving])

  // The chat page has nothing to show without this end, so that it is left first.
  useEffect(() => {
    if (!isLeaving || pathname === '/chat') return
    setLeaving(false)
    setVisit((count) => count + 1)
  }, [isLeaving, pathname, setLeaving])
  return visit
}

/** The profile, which opens the sheet with the price by itself. */
export const startPath = (astrologerId: number, kind: ConsultationKind): string =>
  `${profileOf(astrologerId)}?${kind}=start`

/** The backend knows an astrologer's page by the id alone, and redirects to the one with the name. */
export const profileOf = (astrologerId: number): string => `/consult-astrologer-online/${astrologerId}`
