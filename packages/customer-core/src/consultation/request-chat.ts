import type { Client } from '@tarapath/api-client'
import { requestConsultation, startChat, updateMaxCallDuration } from '@tarapath/api-client/consultations'
import { failureOf, failureSentence, refusalSentence } from '../platform/index.ts'

/** Asks the astrologer and opens the chat, with the customer's own limit in place before anybody can pick up. */
export async function requestChat(api: Client, astrologerId: number, limitMinutes: number | null): Promise<void> {
  const { id } = await requestConsultation(api, { type: 'chat' }, { consultant_id: astrologerId })
  if (limitMinutes !== null) await updateMaxCallDuration(api, { id }, { max_call_duration: limitMinutes * 60 })
  await startChat(api, { consultation_id: id })
}

/** The server's own sentence where it has one ("She is with somebody else"); ours for a lost connection. */
export function requestProblem(error: unknown): string {
  return refusalSentence(error) ?? `${failureSentence(failureOf(error), 'The chat')} Nothing was charged.`
}
