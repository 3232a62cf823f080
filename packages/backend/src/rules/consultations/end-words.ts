import type { EndReason } from './lifecycle.ts'

export type ConsultationKind = 'chat' | 'call'

/** The sentence a customer reads about the end, or null where the client's own words ("Chat Ended") say enough. */
export function endSentence(ended: {
  reason: EndReason
  astrologerName: string
  kind: ConsultationKind
  limitSeconds: number | null
}): string | null {
  const { reason, astrologerName, kind, limitSeconds } = ended
  switch (reason) {
    case 'limit':
      return `It reached the ${spanInWords(limitSeconds ?? 0)} limit you set.`
    case 'balance':
      return 'Your balance ran out.'
    case 'astrologer':
      return `${astrologerName} ended the ${kind}.`
    case 'rejected':
      return `${astrologerName} cannot take a ${kind} right now. You were not charged.`
    case 'missed':
      return `${astrologerName} did not join in 2 minutes. You were not charged.`
    case 'customer_absent':
      return 'You did not join in 2 minutes. You were not charged.'
    case 'cancelled':
      return 'You cancelled the request. You were not charged.'
    case 'customer':
    case 'idle':
      return null
  }
}

function spanInWords(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60}-minute` : `${seconds}-second`
}

export type EndedBy = 'customer' | 'astrologer' | 'time'

/** Who or what brought the end: for the receipt. */
export function endedBy(reason: EndReason): EndedBy {
  if (reason === 'customer' || reason === 'cancelled') return 'customer'
  return reason === 'astrologer' || reason === 'rejected' ? 'astrologer' : 'time'
}
