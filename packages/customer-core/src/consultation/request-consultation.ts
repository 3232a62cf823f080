import type { Client } from '@tarapath/api-client'
import { requestConsultation, startCall, startChat, updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { maskPhoneNumbers } from '@tarapath/masking-utils/exact'
import type { Opening } from './chat-opening.tsx'
import { failureOf, failureSentence, refusalCode, refusalSentence } from '../platform/index.ts'
import type { ConsultationKind } from './session-atoms.ts'

export interface ConsultationRequest {
  kind: ConsultationKind
  astrologerId: number
  /** The rate that the customer agrees to, in rupees; null where none is shown. */
  pricePerMinute: number | null
  limitMinutes: number | null
  /** What a chat opens with. */
  opening: Opening
}

/**
 * Requests a consultation and starts it. The limit is set before the astrologer can pick up. The telephone of a call rings
 * when the page that shows the call places it.
 */
export async function startConsultation(
  api: Client,
  { kind, astrologerId, pricePerMinute, limitMinutes, opening }: ConsultationRequest,
): Promise<void> {
  const request = {
    consultant_id: astrologerId,
    ...(pricePerMinute !== null && { price_per_minute: pricePerMinute }),
  }
  const { id } = await requestConsultation(api, { type: kind }, request)
  if (limitMinutes !== null) await updateMaxCallDuration(api, { id }, { max_call_duration: limitMinutes * 60 })
  if (kind === 'call') {
    await startCall(api, { consultation_id: id })
    return
  }
  const question = opening.question.trim()
  await startChat(api, {
    consultation_id: id,
    ...(opening.sharesBirthDetails && { share_birth_details: true }),
    ...(question !== '' && { first_question: maskPhoneNumbers(question) }),
  })
}

/** Why a request did not become a consultation. */
export type RequestProblem =
  /** The customer has a consultation already, perhaps from another tab. */
  | { name: 'open' }
  /** The astrologer declined, or is busy or offline now: asking again needs a decision of the customer. */
  | { name: 'unavailable'; sentence: string | null }
  | { name: 'refused'; sentence: string }

export function requestProblem(error: unknown): RequestProblem {
  const code = refusalCode(error)
  if (code === 'consultation_open') return { name: 'open' }
  if (code === 'consultation_ended') return { name: 'unavailable', sentence: null }
  if (code === 'astrologer_busy' || code === 'astrologer_offline')
    return { name: 'unavailable', sentence: refusalSentence(error) }
  return { name: 'refused', sentence: problemSentence(error) }
}

/** The message for a request that failed: the one of the server ("She is with somebody else"), or our own. */
function problemSentence(error: unknown): string {
  return refusalSentence(error) ?? `${failureSentence(failureOf(error))} Nothing was charged.`
}
