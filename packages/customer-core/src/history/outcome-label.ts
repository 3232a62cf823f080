import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

/** One word or two for a consultation that nobody paid for. */
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

/** What became of a question about it. */
export function questionLabel({ question }: Pick<ConsultationHistoryItem, 'question'>): string | undefined {
  return question?.answered_at ? 'Answered' : undefined
}
