import { reportInChat } from '@tarapath/own-api/consultations'
import { useEffect, useRef } from 'react'
import { useApi } from '../platform/index.ts'

/** The server shows for eight seconds that the customer types. */
const TYPING_MS = 5000

/** Reports to the astrologer that the customer types. A lost report does not matter. */
export function useReportTyping(consultationId: string): () => void {
  const api = useApi()
  const reportedAt = useRef(-TYPING_MS)
  return () => {
    if (performance.now() - reportedAt.current < TYPING_MS) return
    reportedAt.current = performance.now()
    reportInChat(api, { consultation_id: Number(consultationId), is_typing: true }).catch(() => undefined)
  }
}

/** Tells the astrologer which message the customer has seen last; null while the page or the newest ones are out of sight. */
export function useReportRead(consultationId: string, seenId: string | null): void {
  const api = useApi()
  useEffect(() => {
    if (seenId === null) return
    // The next message repeats what was lost.
    reportInChat(api, { consultation_id: Number(consultationId), read_id: Number(seenId) }).catch(() => undefined)
  }, [api, consultationId, seenId])
}
