import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

/** The label of the time at which a consultation ended. */
export function endedByLabel({ status, ended_by: endedBy, consultant }: ConsultationHistoryItem): string {
  if (status === 'rejected') return 'Declined'
  if (status === 'missed') return 'Not picked up'
  if (status === 'cancelled') return 'Cancelled by you'
  if (endedBy === 'customer') return 'Ended by you'
  if (endedBy === 'astrologer') return `Ended by ${consultant.name}`
  return endedBy === 'time' ? 'Ended by timer' : 'Ended'
}
