import { html } from 'hono/html'
import {
  type Consultation,
  endReasonText,
  statusOf,
  type EndReason,
  type ConsultationWithNames,
} from '@tarapath/backend/consultations'
import { masked } from './masked.ts'

/** By name, else by the last digits of the phone, which whoever deleted the account has left with it. */
export const whoAsked = ({ customer: { name, phone } }: ConsultationWithNames): string =>
  name || (phone.startsWith('+') ? masked(phone) : 'Has left')

/** Chat with Acharya Meera */
export const titleOf = ({ consultation: { kind }, astrologerName }: ConsultationWithNames): string =>
  `${kind === 'chat' ? 'Chat' : 'Call'} with ${astrologerName}`

const STATUS = {
  requested: 'Waiting',
  ringing: 'Ringing',
  accepted: 'Picked up',
  in_progress: 'Running',
  completed: 'Over',
  cancelled: 'Cancelled',
  rejected: 'Declined',
  missed: 'Missed',
}

/** How it stands, in colour and in a word. */
export function statusTag(consultation: Consultation) {
  const status = statusOf(consultation)
  return html`<span class="tag" data-tag="${status}">${STATUS[status]}</span>`
}

/** Where the customer's own page needs no sentence. */
const PLAIN: Partial<Record<EndReason, string>> = {
  customer: 'The customer ended it.',
  idle: 'Nobody wrote for 3 minutes.',
  hung_up: 'The line went down.',
}

/** Why it is over, in a sentence; '' while it is not. */
export function whyEnded({
  consultation: { endReason: reason, kind, limitSeconds },
  astrologerName,
}: ConsultationWithNames) {
  if (!reason) return ''
  return endReasonText({ reason, astrologerName, kind, limitSeconds }) ?? PLAIN[reason] ?? ''
}

/** What can still be given back of it. */
export const keptPaise = ({ endedAt, chargedPaise, refundedPaise }: Consultation): number =>
  endedAt ? chargedPaise - refundedPaise : 0
