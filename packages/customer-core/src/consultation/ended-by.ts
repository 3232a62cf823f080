import type { ConsultationHistoryItem } from '@tarapath/api-client/types'

export function endedByWords({ ended_by: endedBy, consultant }: ConsultationHistoryItem): string {
  if (endedBy === 'customer') return 'Ended by you'
  if (endedBy === 'astrologer') return `Ended by ${consultant.name}`
  if (endedBy === 'time') return 'Ended by timer'
  return 'Ended'
}
