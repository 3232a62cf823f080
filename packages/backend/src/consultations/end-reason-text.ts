import type { EndReason } from './lifecycle.ts'

export type ConsultationKind = 'chat' | 'call'

export type DeclineReason = 'no_time' | 'other_subject' | 'other_language' | 'unsuitable'

/** Why the consultation ended, as the customer reads it. Null when the client's own text ("Chat Ended") is enough. */
export function endReasonText(ended: {
  reason: EndReason
  astrologerName: string
  kind: ConsultationKind
  limitSeconds: number | null
  declineReason?: DeclineReason | null
}): string | null {
  const { reason, astrologerName, kind, limitSeconds, declineReason } = ended
  switch (reason) {
    case 'limit':
      return `The ${kind} reached the ${durationText(limitSeconds ?? 0)} limit you set.`
    case 'balance':
      return 'Your balance ran out.'
    case 'silent':
      return 'Your app did not respond for 3 minutes, so we ended the chat.'
    case 'astrologer':
      return `${astrologerName} ended the ${kind}.`
    case 'rejected':
      return declinedText(astrologerName, kind, declineReason ?? null)
    case 'missed':
      return `${astrologerName} did not ${kind === 'call' ? 'answer the phone' : 'join in 2 minutes'}. You were not charged.`
    case 'customer_absent':
      return `You did not ${kind === 'call' ? 'answer the phone' : 'join in 2 minutes'}. You were not charged.`
    case 'astrologer_line_busy':
      return `The phone of ${astrologerName} was busy. You were not charged.`
    case 'customer_line_busy':
      return 'Your phone was busy. You were not charged.'
    case 'line_failed':
      return 'The call could not be connected, or the connection was lost.'
    case 'outage':
      return 'Our service was unavailable, so the chat ended. We are sorry.'
    case 'cancelled':
      return 'You cancelled the request. You were not charged.'
    case 'idle':
      return 'Ended after 3 minutes without messages.'
    case 'customer':
    case 'hung_up':
      return null
  }
}

function declinedText(name: string, kind: ConsultationKind, reason: DeclineReason | null): string {
  if (reason === 'other_subject') return `${name} does not answer questions on this subject. You were not charged.`
  if (reason === 'other_language') return `${name} does not speak your language well enough. You were not charged.`
  return `${name} cannot take a ${kind} right now. You were not charged.`
}

function durationText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60}-minute` : `${seconds}-second`
}

export type EndedBy = 'customer' | 'astrologer' | 'time'

const BY_CUSTOMER: readonly EndReason[] = ['customer', 'cancelled', 'customer_line_busy']
const BY_ASTROLOGER: readonly EndReason[] = ['astrologer', 'rejected', 'astrologer_line_busy']
const BY_UNKNOWN: readonly EndReason[] = ['hung_up', 'line_failed', 'outage']

/** Who or what ended the consultation, for the receipt. Null after a fault, or when it is unknown who hung up. */
export function endedBy(reason: EndReason): EndedBy | null {
  if (BY_UNKNOWN.includes(reason)) return null
  if (BY_CUSTOMER.includes(reason)) return 'customer'
  return BY_ASTROLOGER.includes(reason) ? 'astrologer' : 'time'
}

/** How a phone call failed, as a code for clients. Chats have a code only when the astrologer rejects them. */
export function subStatus(reason: EndReason, kind: ConsultationKind): string | null {
  if (reason === 'rejected') return 'astro_rejected'
  return kind === 'call' ? (CALL_SUB_STATUS[reason] ?? null) : null
}

const CALL_SUB_STATUS: Partial<Record<EndReason, string>> = {
  missed: 'astro_no_answer',
  customer_absent: 'customer_no_answer',
  astrologer_line_busy: 'astro_busy',
  customer_line_busy: 'customer_busy',
  line_failed: 'call_failed',
}
