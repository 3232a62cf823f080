import type { ChatMessage, Consultation } from './tables.ts'
import type { Settings } from '../ports/settings.ts'
import { astrologerAwaySince } from './astrologer-presence.ts'
import { attachmentPath } from './chat-attachment-link.ts'
import { type ConsultationKind, endedBy, endReasonText, subStatus } from './end-reason-text.ts'
import type { HistoryEntry } from './history.ts'
import { addSeconds, isReviewable, isTyping, paidSeconds, PICK_UP_SECONDS, statusOf } from './lifecycle.ts'
import type { ConsultationStatus } from './consultation-status.ts'
import { questionDeadline } from './ask-question.ts'
import { referenceOf } from './reference.ts'
import { recordingEnd } from './phone-call-recording.ts'
import type { OpenedCall } from './phone-call-open.ts'
import { includedGstPaise } from '../money/gst.ts'
import { toRupees } from '../money/rupees.ts'
import type { CallBridge } from '../ports/call-bridge.ts'
import type { Reply } from '../endpoint/handler.ts'

export type OngoingConsultation = NonNullable<Reply<'getOngoingStatus'>['ongoing_data']>

const orderType = (kind: ConsultationKind): 1 | 2 => (kind === 'chat' ? 1 : 2)
const channelOf = ({ id }: Consultation): string => `consultation-${id}`
const iso = (moment: Date | null): string | null => moment && moment.toISOString()

const endText = ({ endReason, ...stored }: Consultation, astrologerName: string): string | null =>
  endReason && endReasonText({ ...stored, reason: endReason, astrologerName })

/** Absent without a refund. */
const refundFields = ({ refundedPaise, refundReason }: Consultation) =>
  refundedPaise > 0 && { refunded: toRupees(refundedPaise), refund_reason: refundReason }

export function ongoingReply(
  { consultation, astrologerName, isReviewed }: ConsultationStatus,
  now: Date,
  { recordingDays }: Pick<CallBridge, 'recordingDays'>,
): OngoingConsultation {
  const { id, kind, maxSeconds, startedAt, endedAt, endReason, astrologerId, ratePaise } = consultation
  return {
    is_consultation_inprogress: endedAt === null,
    id,
    order_type: orderType(kind),
    status: statusOf(consultation),
    sub_status: endReason && subStatus(endReason, kind),
    status_message: endText(consultation, astrologerName),
    max_call_duration: maxSeconds,
    start_datetime: iso(startedAt),
    astro_pickup_status: consultation.astrologerPickedUpAt !== null,
    customer_pickup_status: consultation.customerPickedUpAt !== null,
    show_review_popup: isReviewable(consultation) && !isReviewed,
    consultant: {
      id: astrologerId,
      name: astrologerName,
      // Our own choice: there are no photographs. Clients draw a portrait from the id.
      avatar: null,
      price_per_minute: toRupees(ratePaise),
    },
    channel: channelOf(consultation),
    ...(startedAt && kind === 'chat' && chatFields(consultation, now)),
    ...(kind === 'call' && recordingDays !== null && { recording_days: recordingDays }),
    ...(!startedAt && !endedAt && { request_expires_at: requestExpiresAt(consultation) }),
    ...refundFields(consultation),
  }
}

/** Whether the astrologer types, what they have read, and whether their app is silent. */
const chatFields = (consultation: Consultation, now: Date) => ({
  consultant_is_typing: isAstrologerTyping(consultation, now),
  consultant_read_id: consultation.astrologerReadId,
  consultant_away_since: iso(astrologerAwaySince(consultation, now)),
})

const isAstrologerTyping = (consultation: Consultation, now: Date): boolean =>
  isTyping(consultation, consultation.astrologerTypingUntil, now)

const requestExpiresAt = ({ requestedAt }: Consultation): string =>
  addSeconds(requestedAt, PICK_UP_SECONDS).toISOString()

export const statusReply = (
  status: ConsultationStatus | null,
  now: Date,
  bridge: Pick<CallBridge, 'recordingDays'>,
): Reply<'getOngoingStatus'> => ({
  is_consultation_inprogress: status !== null && status.consultation.endedAt === null,
  ongoing_data: status && ongoingReply(status, now, bridge),
})

/** Changes whenever the reply of a poll does. */
export function versionOf(status: ConsultationStatus | null, now: Date): string {
  if (!status) return 'none'
  const { consultation, isReviewed } = status
  const { id, customerPickedUpAt, maxSeconds, refundedPaise, astrologerReadId } = consultation
  const chat = [
    isAstrologerTyping(consultation, now),
    astrologerReadId,
    astrologerAwaySince(consultation, now)?.getTime(),
  ]
  return [id, statusOf(consultation), customerPickedUpAt !== null, maxSeconds, isReviewed, refundedPaise, ...chat].join(
    '-',
  )
}

export function requestReply(consultation: Consultation): Reply<'requestConsultation'> {
  return {
    id: consultation.id,
    order_type: orderType(consultation.kind),
    status: statusOf(consultation),
    consultant_id: consultation.astrologerId,
    max_call_duration: consultation.maxSeconds,
    price_per_minute: toRupees(consultation.ratePaise),
    expires_at: requestExpiresAt(consultation),
    queue_position: null,
  }
}

export function chatReply(consultation: Consultation): Reply<'startChat'> {
  return {
    id: consultation.id,
    channel: channelOf(consultation),
    // Our own choice: a chat needs no token besides the customer's own.
    chat_token: '',
    max_call_duration: consultation.maxSeconds,
    start_datetime: iso(consultation.startedAt),
    status: statusOf(consultation),
  }
}

export function callReply({ consultation, callId }: OpenedCall): Reply<'startCall'> {
  return {
    id: consultation.id,
    call_id: callId,
    max_call_duration: consultation.maxSeconds,
    start_datetime: iso(consultation.startedAt),
    status: statusOf(consultation),
  }
}

export const pickupReply = (consultation: Consultation): Reply<'placeAstrologerPickupCall'> => ({
  id: consultation.id,
  call_placed: consultation.rangAt !== null && consultation.endReason !== 'line_failed',
  astro_pickup_status: consultation.astrologerPickedUpAt !== null,
  customer_pickup_status: consultation.customerPickedUpAt !== null,
  status: statusOf(consultation),
})

export function endedReply(
  { consultation, astrologerName, isReviewed }: ConsultationStatus,
  balancePaise: number,
): Reply<'endConsultation'> {
  return {
    id: consultation.id,
    status: statusOf(consultation),
    status_message: endText(consultation, astrologerName),
    duration_seconds: consultation.endedAt ? paidSeconds(consultation, consultation.endedAt) : 0,
    amount_charged: toRupees(consultation.chargedPaise),
    balance: toRupees(balancePaise),
    show_review_popup: isReviewable(consultation) && !isReviewed,
    ...refundFields(consultation),
  }
}

/** `readId`: the last message that the astrologer has read. */
export async function messageReply(
  message: ChatMessage,
  { now, settings, readId }: { now: Date; settings: Settings; readId: number | null },
): Promise<Reply<'sendChatMessage'>> {
  const { kind, text } = message
  return {
    id: message.id,
    client_message_id: message.clientMessageId,
    consultation_id: message.consultationId,
    sender: message.sender,
    kind,
    text: kind === 'text' || text !== '' ? text : null,
    attachment_url: await attachmentPath(settings, now, message),
    created_at: message.createdAt.toISOString(),
    ...(message.sender === 'customer' && { is_read: message.id <= (readId ?? 0) }),
  }
}

const questionReply = (question: NonNullable<HistoryEntry['question']>) => ({
  message: question.message,
  asked_at: question.createdAt.toISOString(),
  answered_at: iso(question.answeredAt),
  answer: question.note,
})

export function historyReply(
  { consultation, astrologerName, stars, isRecorded, question }: HistoryEntry,
  now: Date,
  { recordingDays }: Pick<CallBridge, 'recordingDays'>,
): Reply<'listConsultationHistory'>['results'][number] {
  const { id, kind, astrologerId, startedAt, endedAt, endReason, chargedPaise, ratePaise, gstPercent } = consultation
  const deadline = questionDeadline(consultation, now)
  const recordedUntil = isRecorded ? recordingEnd(endedAt, recordingDays) : null
  return {
    id,
    order_type: orderType(kind),
    status: statusOf(consultation),
    consultant: { id: astrologerId, name: astrologerName, avatar: null },
    started_at: iso(startedAt),
    ended_at: iso(endedAt),
    duration_seconds: paidSeconds(consultation, now),
    amount_charged: toRupees(chargedPaise),
    ...(gstPercent > 0 && { gst: toRupees(includedGstPaise(chargedPaise, gstPercent)) }),
    rating: stars,
    has_recording: isRecorded && (recordedUntil === null || recordedUntil > now),
    ...(recordedUntil && { recording_until: recordedUntil.toISOString() }),
    reference: referenceOf(consultation),
    price_per_minute: toRupees(ratePaise),
    ended_by: endReason && endedBy(endReason),
    status_message: endText(consultation, astrologerName),
    ...(question && { question: questionReply(question) }),
    ...(deadline && { ask_until: deadline.toISOString() }),
    ...refundFields(consultation),
  }
}
