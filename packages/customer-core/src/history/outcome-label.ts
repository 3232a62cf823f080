import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { historyWords } from './words/history.gen.ts'

/** The label of a consultation without paid time. */
export function outcomeLabel({ status }: Pick<ConsultationHistoryItem, 'status'>): string {
  const words = historyWords()
  switch (status) {
    case 'completed':
      return words.ended
    case 'cancelled':
      return words.cancelled
    case 'rejected':
      return words.declined
    case 'missed':
      return words.notAnswered
    case 'requested':
    case 'accepted':
    case 'ringing':
      return words.waiting
    case 'in_progress':
      return words.inProgress
  }
}

/** The label of a question about the consultation: only an answered one has one. */
export function questionLabel({ question }: Pick<ConsultationHistoryItem, 'question'>): string | undefined {
  return question?.answered_at ? historyWords().answered : undefined
}
