import { html } from 'hono/html'
import {
  type Consultation,
  endReasonText,
  type EndReason,
  type ConsultationWithNames,
  statusOf,
} from '@tarapath/backend/consultations'
import { maskedPhone } from './masked-phone.ts'

/** The customer's name, else the last digits of the phone number. A deleted account has neither. */
export const customerLabel = ({ customer: { name, phone } }: ConsultationWithNames): string =>
  name || (phone.startsWith('+') ? maskedPhone(phone) : 'Deleted account')

/** Chat with Acharya Meera */
export const consultationTitle = ({ consultation: { kind }, astrologerName }: ConsultationWithNames): string =>
  `${kind === 'chat' ? 'Chat' : 'Call'} with ${astrologerName}`

const STATUS = {
  requested: 'Waiting',
  ringing: 'Ringing',
  accepted: 'Picked up',
  in_progress: 'Running',
  completed: 'Completed',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
  missed: 'Missed',
}

export function statusTag(consultation: Consultation) {
  const status = statusOf(consultation)
  return html`<span class="tag" data-tag="${status}">${STATUS[status]}</span>`
}

/** For the reasons without a sentence on the customer's page. */
const END_SENTENCES: Partial<Record<EndReason, string>> = {
  customer: 'The customer ended it.',
  idle: 'Ended after 3 minutes without messages.',
  hung_up: 'The call was disconnected.',
}

/** Why the consultation ended, in a sentence; '' while it is open. */
export function endText({ consultation, astrologerName }: ConsultationWithNames) {
  const { endReason: reason, declineReason } = consultation
  if (!reason) return ''
  if (declineReason === 'unsuitable') return `${astrologerName} found the request unsuitable.`
  return endReasonText({ ...consultation, reason, astrologerName }) ?? END_SENTENCES[reason] ?? ''
}

/** How much of a closed consultation can still be refunded. */
export const refundablePaise = ({ endedAt, chargedPaise, refundedPaise }: Consultation): number =>
  endedAt ? chargedPaise - refundedPaise : 0
