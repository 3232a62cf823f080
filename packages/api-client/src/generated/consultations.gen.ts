// Generated from table/ by `pnpm generate`; change the table instead.

import type { CallOptions, Client } from '../client/client.ts'
import { createIdempotencyKey } from '../client/create-idempotency-key.ts'
import { numericId } from '../client/numeric-id.ts'
import { toFormData } from '../client/to-form-data.ts'
import type {
  CallDuration,
  CallRecording,
  CallSession,
  ChatMessage,
  ChatSession,
  ConsultationHistoryItem,
  ConsultationKind,
  ConsultationRequest,
  ConsultationStatus,
  ConsultationStatusReply,
  EndedConsultation,
  Id,
  OrderType,
  Paginated,
  PickupCall,
  ReviewReceipt,
  Rupees,
} from './types.gen.ts'

/** Body of `requestConsultation`. */
export interface RequestConsultationBody {
  consultant_id: Id
  /**
   * Our own choice: the rate that the customer was shown. If it is no longer the rate, nothing is requested and
   * the reply is 409 `price_changed`.
   */
  price_per_minute?: Rupees | undefined
}

/**
 * Requests a chat or a call with an astrologer.
 *
 * Money is at stake: it is not retried by itself.
 *
 * `POST /api/v1/consultation/{type}/request-initiate/`. Needs a session. Errors: `InsufficientBalanceError`,
 * `DetailError`.
 */
export function requestConsultation(
  client: Client,
  input: { type: ConsultationKind },
  body: RequestConsultationBody,
  options?: CallOptions,
): Promise<ConsultationRequest> {
  return client.call(
    { name: 'requestConsultation', method: 'POST', path: '/api/v1/consultation/{type}/request-initiate/', auth: 'required', createKey: createIdempotencyKey },
    options,
    input,
    body,
  )
}

/** Body of `startChat`. */
export interface StartChatBody {
  consultation_id: Id | string
  /** Our own choice: opens the chat with the birth details of the profile, as a message of the kind `kundli`. */
  share_birth_details?: boolean | undefined
  /** Our own choice: the first message of the customer, sent when both have joined. */
  first_question?: string | undefined
}

/**
 * Starts the chat of a requested consultation.
 *
 * `POST /api/v1/consultation/chat/initiate/`. Needs a session. Errors: `InsufficientBalanceError`,
 * `DetailError`.
 */
export function startChat(
  client: Client,
  body: StartChatBody,
  options?: CallOptions,
): Promise<ChatSession> {
  return client.call(
    { name: 'startChat', method: 'POST', path: '/api/v1/consultation/chat/initiate/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    numericId(body, 'consultation_id'),
  )
}

/**
 * Starts the call of a requested consultation.
 *
 * `POST /api/v1/consultation/call/initiate/`. Needs a session. Errors: `InsufficientBalanceError`,
 * `DetailError`.
 */
export function startCall(
  client: Client,
  body: { consultation_id: Id | string },
  options?: CallOptions,
): Promise<CallSession> {
  return client.call(
    { name: 'startCall', method: 'POST', path: '/api/v1/consultation/call/initiate/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    numericId(body, 'consultation_id'),
  )
}

/** Body of `endConsultation`. */
export interface EndConsultationBody {
  auto_end: boolean
  chat_end_reason?: string | undefined
  /** 3 means that a timer ended it. */
  consultation_termination_type?: number | undefined
}

/**
 * Ends a consultation and returns what it cost.
 *
 * Idempotent. Pass `keepalive` when the page is about to close.
 *
 * `POST /api/v1/consultation/end-consultation/{id}/`. Needs a session.
 */
export function endConsultation(
  client: Client,
  input: { id: Id | string },
  body: EndConsultationBody,
  options?: CallOptions,
): Promise<EndedConsultation> {
  return client.call(
    { name: 'endConsultation', method: 'POST', path: '/api/v1/consultation/end-consultation/{id}/', auth: 'required', retry: 'idempotent' },
    options,
    input,
    body,
  )
}

/**
 * The running consultation, if there is one.
 *
 * Polled: set a short `timeout` and `retry: 0`, and send one request at a time.
 *
 * `GET /api/v1/consultation/ongoing-status/`. Needs a session.
 */
export function getOngoingStatus(
  client: Client,
  options?: CallOptions,
): Promise<ConsultationStatusReply> {
  return client.call(
    { name: 'getOngoingStatus', method: 'GET', path: '/api/v1/consultation/ongoing-status/', auth: 'required' },
    options,
  )
}

/**
 * Cancels a pending consultation request, or acknowledges the end of a consultation.
 *
 * `PATCH /api/v1/consultation/ongoing-status/`. Needs a session.
 */
export function updateOngoingStatus(
  client: Client,
  body: { consultation_id: Id | string },
  options?: CallOptions,
): Promise<ConsultationStatusReply> {
  return client.call(
    { name: 'updateOngoingStatus', method: 'PATCH', path: '/api/v1/consultation/ongoing-status/', auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    numericId(body, 'consultation_id'),
  )
}

/** Body of `submitConsultationReview`. */
export interface SubmitConsultationReviewBody {
  consultation_id: Id | string
  rating: 1 | 2 | 3 | 4 | 5
  comment?: string | undefined
  is_anonymous?: boolean | undefined
}

/**
 * Rates a consultation that has ended.
 *
 * `POST /api/v1/consultation/review/`. Needs a session. Errors: `FieldErrors`.
 */
export function submitConsultationReview(
  client: Client,
  body: SubmitConsultationReviewBody,
  options?: CallOptions,
): Promise<ReviewReceipt> {
  return client.call(
    { name: 'submitConsultationReview', method: 'POST', path: '/api/v1/consultation/review/', auth: 'required', createKey: createIdempotencyKey },
    options,
    undefined,
    numericId(body, 'consultation_id'),
  )
}

/** Body of `sendChatMessage`. */
export interface SendChatMessageBody {
  consultation_id: Id | string
  text?: string | undefined
  attachment?: Blob | undefined
  client_message_id?: string | undefined
}

/**
 * Sends a message or a file to a running chat.
 *
 * Mask phone numbers in the text before sending it. The server stores one message for each `client_message_id`.
 * An attachment makes the body multipart: a PNG, JPEG or WebP image, or a recording, of 4 MB at most; the text
 * is then optional.
 *
 * `POST /api/v1/consultation/ongoing-chat/send-message/`. Needs a session. Errors: `FieldErrors`, `DetailError`.
 */
export function sendChatMessage(
  client: Client,
  body: SendChatMessageBody,
  options?: CallOptions,
): Promise<ChatMessage> {
  return client.call(
    { name: 'sendChatMessage', method: 'POST', path: '/api/v1/consultation/ongoing-chat/send-message/', auth: 'required', createKey: createIdempotencyKey, toForm: toFormData },
    options,
    undefined,
    numericId(body, 'consultation_id'),
  )
}

/** Input of `listConsultationHistory`. */
export interface ListConsultationHistoryInput {
  order_type?: OrderType | undefined
  status?: ConsultationStatus | undefined
  ordering?: 'started_at' | '-started_at' | undefined
  limit?: 'all' | number | undefined
  offset?: number | undefined
}

/**
 * The consultations of the customer, paginated.
 *
 * `GET /api/v1/user/consultation-history/`. Needs a session.
 */
export function listConsultationHistory(
  client: Client,
  input?: ListConsultationHistoryInput,
  options?: CallOptions,
): Promise<Paginated<ConsultationHistoryItem>> {
  return client.call(
    { name: 'listConsultationHistory', method: 'GET', path: '/api/v1/user/consultation-history/', auth: 'required' },
    options,
    input,
  )
}

/** Input of `listConsultationMessages`. */
export interface ListConsultationMessagesInput {
  id: Id | string
  /** Only messages after the one with this id. */
  after?: Id | string | undefined
}

/**
 * The messages of one consultation, oldest first.
 *
 * Our own choice: `after`, so that a poll returns only new messages.
 *
 * `GET /api/v1/user/consultation-history/{id}/all-messages/`. Needs a session.
 */
export function listConsultationMessages(
  client: Client,
  input: ListConsultationMessagesInput,
  options?: CallOptions,
): Promise<ChatMessage[]> {
  return client.call(
    { name: 'listConsultationMessages', method: 'GET', path: '/api/v1/user/consultation-history/{id}/all-messages/', auth: 'required' },
    options,
    input,
  )
}

/**
 * Rings the astrologer's phone.
 *
 * A GET with a side effect: never retried, prefetched or cached.
 *
 * `GET /api/v1/consultation/place-astro-pickup-call/{id}/`. Needs a session.
 */
export function placeAstrologerPickupCall(
  client: Client,
  input: { id: Id | string },
  options?: CallOptions,
): Promise<PickupCall> {
  return client.call(
    { name: 'placeAstrologerPickupCall', method: 'GET', path: '/api/v1/consultation/place-astro-pickup-call/{id}/', auth: 'required', retry: 'none', init: { cache: 'no-store' } },
    options,
    input,
  )
}

/** Body of `updateMaxCallDuration`. */
export interface UpdateMaxCallDurationBody {
  /** Seconds. */
  max_call_duration?: number | undefined
}

/**
 * Recalculates the maximum duration of a consultation, or lowers it.
 *
 * Never longer than the balance covers, whatever the body says.
 *
 * `PATCH /api/v1/consultation/consultation-detail/{id}/update_max_call_duration/`. Needs a session.
 */
export function updateMaxCallDuration(
  client: Client,
  input: { id: Id | string },
  body?: UpdateMaxCallDurationBody,
  options?: CallOptions,
): Promise<CallDuration> {
  return client.call(
    { name: 'updateMaxCallDuration', method: 'PATCH', path: '/api/v1/consultation/consultation-detail/{id}/update_max_call_duration/', auth: 'required' },
    options,
    input,
    body,
  )
}

/**
 * The URL of the recording of a call.
 *
 * `POST /api/v1/consultation/call-recording-url/`. Needs a session. Errors: `DetailError`.
 */
export function getCallRecordingUrl(
  client: Client,
  body: { consultation_id: Id | string },
  options?: CallOptions,
): Promise<CallRecording> {
  return client.call(
    { name: 'getCallRecordingUrl', method: 'POST', path: '/api/v1/consultation/call-recording-url/', auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    numericId(body, 'consultation_id'),
  )
}
