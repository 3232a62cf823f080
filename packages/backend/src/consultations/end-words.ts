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
    case 'silent':
      return 'We did not hear from your phone for 3 minutes, so we ended the chat.'
    case 'astrologer':
      return `${astrologerName} ended the ${kind}.`
    case 'rejected':
      return `${astrologerName} cannot take a ${kind} right now. You were not charged.`
    case 'missed':
      return `${astrologerName} did not ${kind === 'call' ? 'answer the phone' : 'join in 2 minutes'}. You were not charged.`
    case 'customer_absent':
      return `You did not ${kind === 'call' ? 'answer the phone' : 'join in 2 minutes'}. You were not charged.`
    case 'astrologer_line_busy':
      return `The line of ${astrologerName} is busy. You were not charged.`
    case 'customer_line_busy':
      return 'Your line was busy. You were not charged.'
    case 'line_failed':
      return 'The call could not be connected, or the line broke.'
    case 'outage':
      return 'We were out of reach, so the chat was ended. That was our fault.'
    case 'cancelled':
      return 'You cancelled the request. You were not charged.'
    case 'customer':
    case 'idle':
    case 'hung_up':
      return null
  }
}

function spanInWords(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60}-minute` : `${seconds}-second`
}

export type EndedBy = 'customer' | 'astrologer' | 'time'

const OF_CUSTOMER: readonly EndReason[] = ['customer', 'cancelled', 'customer_line_busy']
const OF_NOBODY: readonly EndReason[] = ['hung_up', 'line_failed', 'outage']
const OF_ASTROLOGER: readonly EndReason[] = ['astrologer', 'rejected', 'astrologer_line_busy']

/** Who or what brought the end: for the receipt. Null where it was neither of them, or nobody says who hung up. */
export function endedBy(reason: EndReason): EndedBy | null {
  if (OF_NOBODY.includes(reason)) return null
  if (OF_CUSTOMER.includes(reason)) return 'customer'
  return OF_ASTROLOGER.includes(reason) ? 'astrologer' : 'time'
}

/** What became of a telephone line, in a word for clients; chats have one for a refusal only. */
export function subStatus(reason: EndReason, kind: ConsultationKind): string | null {
  if (reason === 'rejected') return 'astro_rejected'
  return kind === 'call' ? (LINE_SUB_STATUS[reason] ?? null) : null
}

const LINE_SUB_STATUS: Partial<Record<EndReason, string>> = {
  missed: 'astro_no_answer',
  customer_absent: 'customer_no_answer',
  astrologer_line_busy: 'astro_busy',
  customer_line_busy: 'customer_busy',
  line_failed: 'call_failed',
}
