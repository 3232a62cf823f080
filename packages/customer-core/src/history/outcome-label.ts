import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

/** The label of a consultation without paid time. */
export function outcomeLabel({ status }: Pick<ConsultationHistoryItem, 'status'>): string {
  switch (status) {
    case 'completed':
      return 'Ended'
    case 'cancelled':
      return 'Cancelled'
    case 'rejected':
      return 'Declined'
    case 'missed':
      return 'Not picked up'
    case 'requested':
    case 'accepted':
    case 'ringing':
      return 'Waiting'
    case 'in_progress':
      return 'Running'
  }
}

/** The label of a question about the consultation: only an answered one has one. */
export function questionLabel({ question }: Pick<ConsultationHistoryItem, 'question'>): string | undefined {
  return question?.answered_at ? 'Answered' : undefined
}
