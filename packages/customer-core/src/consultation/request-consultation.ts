import type { Client } from '@tarapath/api-client'
import { requestConsultation, startCall, startChat, updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { maskPhoneNumbers } from '@tarapath/masking-utils/exact'
import type { Opening } from './chat-opening.tsx'
import { failureOf, failureSentence, refusalCode, refusalSentence } from '../platform/index.ts'
import type { ConsultationKind } from './session-atoms.ts'
import { priceSheetWords } from './words/price-sheet.gen.ts'

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
  { idempotencyKey, signal }: { idempotencyKey: string; signal: AbortSignal },
): Promise<void> {
  const request = {
    consultant_id: astrologerId,
    ...(pricePerMinute !== null && { price_per_minute: pricePerMinute }),
  }
  const { id } = await requestConsultation(api, { type: kind }, request, { idempotencyKey, signal })
  if (limitMinutes !== null)
    await updateMaxCallDuration(api, { id }, { max_call_duration: limitMinutes * 60 }, { signal })
  if (kind === 'call') {
    await startCall(api, { consultation_id: id }, { signal })
    return
  }
  const question = opening.question.trim()
  const start = {
    consultation_id: id,
    ...(opening.sharesBirthDetails && { share_birth_details: true }),
    ...(question !== '' && { first_question: maskPhoneNumbers(question) }),
  }
  await startChat(api, start, { signal })
}

/** Why a request did not become a consultation. */
export type RequestProblem =
  /** The customer has a consultation already, perhaps from another tab. */
  | { name: 'open' }
  /** The astrologer declined, or is busy or offline now: asking again needs a decision of the customer. */
  | { name: 'unavailable'; sentence: string | null }
  /** Without an answer it may have arrived all the same. */
  | { name: 'failed'; sentence: string; isAnswered: boolean }

export function requestProblem(error: unknown): RequestProblem {
  const code = refusalCode(error)
  if (code === 'consultation_open') return { name: 'open' }
  if (code === 'consultation_ended') return { name: 'unavailable', sentence: null }
  if (code === 'astrologer_busy' || code === 'astrologer_offline')
    return { name: 'unavailable', sentence: refusalSentence(error) }
  // The server's own sentence, such as "She is with somebody else".
  const refusal = refusalSentence(error)
  if (refusal !== null) return { name: 'failed', sentence: refusal, isAnswered: true }
  const failure = failureOf(error)
  return {
    name: 'failed',
    sentence: priceSheetWords().notStarted({ problem: failureSentence(failure) }),
    isAnswered: failure.kind === 'signed-out' || failure.kind === 'rate-limited',
  }
}
