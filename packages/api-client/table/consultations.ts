import { z } from 'zod'
import {
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
  OrderType,
  PickupCall,
  ReviewReceipt,
} from './entities/consultations.ts'
import { DetailError, FieldErrors, InsufficientBalanceError } from './errors.ts'
import { spec } from './named.ts'
import { page, Paginated } from './pagination.ts'
import { get, group, patch, post } from './row.ts'
import { Amount, EngineId, Id, Upload, ShortText } from './scalars.ts'

/** Our own choice: the specification names 3 only, and clients may have sent 1 or 2. */
const TERMINATION_TYPE = 'Use 1, 2 or 3; 3 means that a timer ended it.'

export const consultations = group('consultations', {
  requestConsultation: post('/api/v1/consultation/{type}/request-initiate/', {
    summary: 'Requests a chat or a call with an astrologer.',
    auth: 'required',
    params: { type: spec(ConsultationKind) },
    body: z.object({
      consultant_id: spec(Id),
      price_per_minute: Amount.optional().describe(
        'Our own choice: the rate that the customer was shown. If it is no longer the rate, nothing is requested and the reply is 409 `price_changed`.',
      ),
    }),
    status: 201,
    response: ConsultationRequest,
    errors: [InsufficientBalanceError, DetailError],
    idempotencyKey: true,
    notes: 'Money is at stake: it is not retried by itself.',
  }),

  startChat: post('/api/v1/consultation/chat/initiate/', {
    summary: 'Starts the chat of a requested consultation.',
    auth: 'required',
    body: z.object({
      consultation_id: EngineId,
      share_birth_details: z
        .boolean()
        .optional()
        .describe(
          'Our own choice: opens the chat with the birth details of the profile, as a message of the kind `kundli`.',
        ),
      first_question: z
        .string()
        .max(2000, 'Use at most 2,000 characters.')
        .optional()
        .describe('Our own choice: the first message of the customer, sent when both have joined.'),
    }),
    response: ChatSession,
    errors: [InsufficientBalanceError, DetailError],
    idempotencyKey: true,
  }),

  startCall: post('/api/v1/consultation/call/initiate/', {
    summary: 'Starts the call of a requested consultation.',
    auth: 'required',
    body: z.object({ consultation_id: EngineId }),
    response: CallSession,
    errors: [InsufficientBalanceError, DetailError],
    idempotencyKey: true,
  }),

  endConsultation: post('/api/v1/consultation/end-consultation/{id}/', {
    summary: 'Ends a consultation and returns what it cost.',
    auth: 'required',
    params: { id: spec(EngineId) },
    body: z.object({
      auto_end: spec(z.boolean()),
      chat_end_reason: spec(z.string().max(500).optional()),
      consultation_termination_type: spec(
        z.int().min(1, TERMINATION_TYPE).max(3, TERMINATION_TYPE).optional(),
        '3 means that a timer ended it.',
      ),
    }),
    response: EndedConsultation,
    retry: 'idempotent',
    silent: true,
    notes: 'Idempotent. Pass `keepalive` when the page is about to close.',
  }),

  getOngoingStatus: get('/api/v1/consultation/ongoing-status/', {
    summary: 'The running consultation, if there is one.',
    auth: 'required',
    response: ConsultationStatusReply,
    silent: true,
    notes: 'Polled: set a short `timeout` and `retry: 0`, and send one request at a time.',
  }),

  updateOngoingStatus: patch('/api/v1/consultation/ongoing-status/', {
    summary: 'Cancels a pending consultation request, or acknowledges the end of a consultation.',
    auth: 'required',
    body: z.object({ consultation_id: spec(EngineId) }),
    response: ConsultationStatusReply,
    retry: 'idempotent',
  }),

  submitConsultationReview: post('/api/v1/consultation/review/', {
    summary: 'Rates a consultation that has ended.',
    auth: 'required',
    body: z.object({
      consultation_id: EngineId,
      rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], 'Choose 1 to 5 stars.'),
      comment: z.string().trim().max(2000, 'Use at most 2,000 characters.').optional(),
      is_anonymous: z.boolean().optional(),
    }),
    status: 201,
    response: ReviewReceipt,
    errors: [FieldErrors],
    idempotencyKey: true,
  }),

  sendChatMessage: post('/api/v1/consultation/ongoing-chat/send-message/', {
    summary: 'Sends a message or a file to a running chat.',
    auth: 'required',
    body: z.object({
      consultation_id: EngineId,
      text: z.string().max(2000, 'Use at most 2,000 characters.').optional(),
      attachment: Upload.optional(),
      client_message_id: ShortText.optional(),
    }),
    status: 201,
    response: ChatMessage,
    errors: [FieldErrors, DetailError],
    idempotencyKey: true,
    notes:
      'Mask phone numbers in the text before sending it. The server stores one message for each `client_message_id`. An attachment makes the body multipart: a PNG, JPEG or WebP image, or a recording, of 4 MB at most; the text is then optional.',
  }),

  listConsultationHistory: get('/api/v1/user/consultation-history/', {
    summary: 'The consultations of the customer, paginated.',
    auth: 'required',
    query: z.object({
      order_type: OrderType.optional(),
      status: ConsultationStatus.optional(),
      ordering: z.enum(['started_at', '-started_at']).optional(),
      ...page,
    }),
    response: Paginated(ConsultationHistoryItem),
  }),

  listConsultationMessages: get('/api/v1/user/consultation-history/{id}/all-messages/', {
    summary: 'The messages of one consultation, oldest first.',
    auth: 'required',
    params: { id: spec(EngineId) },
    query: z.object({ after: EngineId.optional().describe('Only messages after the one with this id.') }),
    response: z.array(ChatMessage),
    notes: 'Our own choice: `after`, so that a poll returns only new messages.',
  }),

  placeAstrologerPickupCall: get('/api/v1/consultation/place-astro-pickup-call/{id}/', {
    summary: "Rings the astrologer's phone.",
    auth: 'required',
    params: { id: spec(EngineId) },
    response: PickupCall,
    retry: 'none',
    cache: 'no-store',
    notes: 'A GET with a side effect: never retried, prefetched or cached.',
  }),

  updateMaxCallDuration: patch('/api/v1/consultation/consultation-detail/{id}/update_max_call_duration/', {
    summary: 'Recalculates the maximum duration of a consultation, or lowers it.',
    auth: 'required',
    params: { id: spec(EngineId) },
    body: z.object({ max_call_duration: z.int().positive().optional().describe('Seconds.') }).optional(),
    response: CallDuration,
    notes: 'Never longer than the balance covers, whatever the body says.',
  }),

  getCallRecordingUrl: post('/api/v1/consultation/call-recording-url/', {
    summary: 'The URL of the recording of a call.',
    auth: 'required',
    body: z.object({ consultation_id: EngineId }),
    response: CallRecording,
    errors: [DetailError],
    retry: 'idempotent',
  }),
})
