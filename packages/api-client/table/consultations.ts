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
import { Id, Upload, Word } from './scalars.ts'

export const consultations = group('consultations', {
  requestConsultation: post('/api/v1/consultation/{type}/request-initiate/', {
    summary: 'Asks an astrologer for a chat or a call.',
    auth: 'required',
    params: { type: spec(ConsultationKind) },
    body: z.object({ consultant_id: spec(Id) }),
    status: 201,
    response: ConsultationRequest,
    errors: [InsufficientBalanceError, DetailError],
    idempotencyKey: true,
    notes: 'Money follows, so every repetition carries the idempotency key of the first try.',
  }),

  startChat: post('/api/v1/consultation/chat/initiate/', {
    summary: 'Opens the chat of a consultation that was asked for.',
    auth: 'required',
    body: z.object({ consultation_id: Id }),
    response: ChatSession,
    errors: [InsufficientBalanceError, DetailError],
    idempotencyKey: true,
  }),

  startCall: post('/api/v1/consultation/call/initiate/', {
    summary: 'Opens the call of a consultation that was asked for.',
    auth: 'required',
    body: z.object({ consultation_id: Id }),
    response: CallSession,
    errors: [InsufficientBalanceError, DetailError],
    idempotencyKey: true,
  }),

  endConsultation: post('/api/v1/consultation/end-consultation/{id}/', {
    summary: 'Ends a consultation and answers what it cost.',
    auth: 'required',
    params: { id: spec(Id) },
    body: z.object({
      auto_end: spec(z.boolean()),
      chat_end_reason: spec(z.string().max(500).optional()),
      consultation_termination_type: spec(z.int().optional(), '3 says that a timer ended it.'),
    }),
    response: EndedConsultation,
    retry: 'idempotent',
    silent: true,
    notes: 'Ending twice is harmless. Pass `keepalive` when the page is about to close.',
  }),

  getOngoingStatus: get('/api/v1/consultation/ongoing-status/', {
    summary: 'The consultation that is running, if there is one.',
    auth: 'required',
    response: ConsultationStatusReply,
    silent: true,
    notes: 'Polled: give it a short `timeout` and `retry: 0`, and start no second one while one is under way.',
  }),

  updateOngoingStatus: patch('/api/v1/consultation/ongoing-status/', {
    summary: 'Cancels a request that still waits, or notes that the end of a consultation was seen.',
    auth: 'required',
    body: z.object({ consultation_id: spec(Id) }),
    response: ConsultationStatusReply,
    retry: 'idempotent',
  }),

  submitConsultationReview: post('/api/v1/consultation/review/', {
    summary: 'Rates a consultation that has ended.',
    auth: 'required',
    body: z.object({
      consultation_id: Id,
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
    summary: 'Sends a message or a file into a running chat.',
    auth: 'required',
    body: z.object({
      consultation_id: Id,
      text: z.string().max(2000, 'Use at most 2,000 characters.').optional(),
      attachment: Upload.optional(),
      client_message_id: Word.optional(),
    }),
    status: 201,
    response: ChatMessage,
    errors: [FieldErrors, DetailError],
    idempotencyKey: true,
    notes:
      'Mask phone numbers in the text before the call. The server keeps one message for each `client_message_id`. An attachment makes the body multipart: a PNG, JPEG or WebP, or a recording, of 4 MB at most; the text may then be missing.',
  }),

  listConsultationHistory: get('/api/v1/user/consultation-history/', {
    summary: 'The consultations of the customer, page by page.',
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
    params: { id: spec(Id) },
    query: z.object({ after: Id.optional().describe('Only messages that came after the one with this id.') }),
    response: z.array(ChatMessage),
    notes: 'Our own choice: `after`, so that a poll carries only what is new.',
  }),

  placeAstrologerPickupCall: get('/api/v1/consultation/place-astro-pickup-call/{id}/', {
    summary: "Rings the astrologer's phone.",
    auth: 'required',
    params: { id: spec(Id) },
    response: PickupCall,
    retry: 'none',
    cache: 'no-store',
    notes: 'A GET that does something: never repeated, prefetched or cached.',
  }),

  updateMaxCallDuration: patch('/api/v1/consultation/consultation-detail/{id}/update_max_call_duration/', {
    summary: 'Works out anew how long a consultation may last, or lowers it.',
    auth: 'required',
    params: { id: spec(Id) },
    body: z.object({ max_call_duration: z.int().positive().optional().describe('Seconds.') }).optional(),
    response: CallDuration,
    notes: 'Never longer than the balance lasts, whatever the body says.',
  }),

  getCallRecordingUrl: post('/api/v1/consultation/call-recording-url/', {
    summary: 'Where the recording of a call can be heard.',
    auth: 'required',
    body: z.object({ consultation_id: Id }),
    response: CallRecording,
    errors: [DetailError],
    retry: 'idempotent',
  }),
})
