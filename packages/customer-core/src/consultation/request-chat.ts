import type { Client } from '@tarapath/api-client'
import { requestConsultation, startChat, updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { failureOf, failureSentence, refusalSentence } from '../platform/index.ts'

/** Requests a consultation and starts its chat. The limit is set before the astrologer can pick up. */
export async function requestChat(api: Client, astrologerId: number, limitMinutes: number | null): Promise<void> {
  const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: astrologerId })
  if (limitMinutes !== null) await updateMaxCallDuration(api, { id }, { max_call_duration: limitMinutes * 60 })
  await startChat(api, { consultation_id: id })
}

/** The message for a request that failed: the one of the server ("She is with somebody else"), or our own. */
export function requestProblem(error: unknown): string {
  return refusalSentence(error) ?? `${failureSentence(failureOf(error), 'The chat')} Nothing was charged.`
}
