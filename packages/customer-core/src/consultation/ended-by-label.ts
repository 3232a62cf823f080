import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { receiptWords } from './words/receipt.gen.ts'

/** The label of the time at which a consultation ended. */
export function endedByLabel({ status, ended_by: endedBy, consultant }: ConsultationHistoryItem): string {
  const words = receiptWords()
  if (status === 'rejected') return words.declined
  if (status === 'missed') return words.notAnswered
  if (status === 'cancelled') return words.cancelledByYou
  if (endedBy === 'customer') return words.endedByYou
  if (endedBy === 'astrologer') return words.endedBy({ name: consultant.name })
  return endedBy === 'time' ? words.timeLimit : words.ended
}
