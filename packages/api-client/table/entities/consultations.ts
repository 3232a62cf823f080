import { z } from 'zod'
import { entity, named, spec } from '../named.ts'
import { Id, IsoDateTime, Rupees } from '../scalars.ts'

export const OrderType = named('OrderType', z.union([z.literal(1), z.literal(2)]), '1 is a chat, 2 is a call.')
export const ConsultationKind = named('ConsultationKind', z.enum(['chat', 'call']))
export const ConsultationStatus = named(
  'ConsultationStatus',
  z.enum(['requested', 'accepted', 'ringing', 'in_progress', 'completed', 'cancelled', 'rejected', 'missed']),
)

const refund = {
  refunded: Rupees.optional().describe('The part of the charge refunded to the wallet; present after a refund.'),
  refund_reason: z.string().nullable().optional().describe('The reason for the refund, as a sentence to show.'),
}

export const OngoingConsultation = entity('OngoingConsultation', {
  is_consultation_inprogress: spec(z.boolean()),
  id: spec(Id),
  order_type: spec(OrderType),
  status: spec(ConsultationStatus),
  sub_status: spec(
    z.string().nullable().meta({ print: "'astro_rejected' | (string & {}) | null" }),
    'Only `astro_rejected` has a defined meaning: the astrologer declined.',
  ),
  status_message: spec(z.string().nullable(), 'Why it ended, as a sentence to show.'),
  max_call_duration: spec(z.number().nullable(), 'Seconds.'),
  start_datetime: spec(IsoDateTime.nullable()),
  astro_pickup_status: spec(z.boolean()),
  customer_pickup_status: spec(z.boolean()),
  show_review_popup: spec(z.boolean()),
  consultant: z
    .object({ id: Id, name: z.string(), avatar: z.string().nullable(), price_per_minute: Rupees })
    .nullable(),
  channel: z.string().nullable(),
  consultant_is_typing: z.boolean().optional().describe('Our own choice: the astrologer is writing; chats only.'),
  consultant_read_id: Id.nullable()
    .optional()
    .describe('Our own choice: the last message that the astrologer has read; chats only.'),
  consultant_away_since: IsoDateTime.nullable()
    .optional()
    .describe('Our own choice: since when the app of the astrologer is silent; null while it is there; chats only.'),
  recording_days: z
    .number()
    .optional()
    .describe(
      'Our own choice: the call is recorded, and for how many days the customer can listen to it; absent where calls are not recorded.',
    ),
  request_expires_at: IsoDateTime.optional().describe(
    'Our own choice: until when the request waits to be picked up; absent once it was.',
  ),
  ...refund,
})

export const ConsultationStatusReply = entity('ConsultationStatusReply', {
  is_consultation_inprogress: spec(z.boolean()),
  ongoing_data: spec(OngoingConsultation.nullable()),
})

export const ConsultationRequest = entity('ConsultationRequest', {
  id: Id,
  order_type: OrderType,
  status: ConsultationStatus,
  consultant_id: Id,
  max_call_duration: z.number().describe('Seconds that the balance covers.'),
  price_per_minute: Rupees,
  expires_at: IsoDateTime,
  queue_position: z.number().nullable(),
})

export const ChatSession = entity('ChatSession', {
  id: Id,
  channel: z.string(),
  chat_token: z.string().describe('For a chat service with its own tokens; empty where messages use these endpoints.'),
  max_call_duration: z.number().describe('Seconds.'),
  start_datetime: IsoDateTime.nullable(),
  status: ConsultationStatus,
})

export const CallSession = entity('CallSession', {
  id: Id,
  call_id: z.string(),
  max_call_duration: z.number().describe('Seconds.'),
  start_datetime: IsoDateTime.nullable(),
  status: ConsultationStatus,
})

export const EndedConsultation = entity('EndedConsultation', {
  id: Id,
  status: ConsultationStatus,
  status_message: z.string().nullable(),
  duration_seconds: z.number(),
  amount_charged: Rupees,
  balance: Rupees,
  show_review_popup: z.boolean(),
  ...refund,
})

export const ReviewReceipt = entity('ReviewReceipt', {
  id: Id,
  consultation_id: Id,
  rating: z.number(),
  comment: z.string(),
  created_at: IsoDateTime,
})

export const ChatMessage = entity('ChatMessage', {
  id: Id,
  client_message_id: z.string().nullable(),
  consultation_id: Id,
  sender: z.enum(['customer', 'consultant', 'system']),
  kind: z.enum(['text', 'image', 'audio', 'kundli']),
  text: z.string().nullable(),
  attachment_url: z
    .string()
    .nullable()
    .describe(
      'A URL that works without signing in until the end of the next UTC day; null when there is no file, or no longer.',
    ),
  created_at: IsoDateTime,
  is_read: z.boolean().optional().describe("Our own choice: the astrologer has read it; the customer's messages only."),
})

export const ConsultationQuestion = entity('ConsultationQuestion', {
  message: z.string(),
  asked_at: IsoDateTime,
  answered_at: IsoDateTime.nullable(),
  answer: z.string().nullable(),
})

export const ConsultationHistoryItem = entity('ConsultationHistoryItem', {
  id: Id,
  order_type: OrderType,
  status: ConsultationStatus,
  consultant: z.object({ id: Id, name: z.string(), avatar: z.string().nullable() }),
  started_at: IsoDateTime.nullable(),
  ended_at: IsoDateTime.nullable(),
  duration_seconds: z.number(),
  amount_charged: Rupees.describe('The amount charged, before refunds.'),
  gst: Rupees.optional().describe('Included in `amount_charged` when tax is due on use.'),
  rating: z.number().nullable(),
  has_recording: z.boolean(),
  recording_until: IsoDateTime.optional().describe(
    'Our own choice: until when the recording can be heard, or could be; absent where nothing was recorded.',
  ),
  price_per_minute: Rupees.optional().describe('The price per minute that applied.'),
  ended_by: z.enum(['customer', 'astrologer', 'time']).nullable().optional(),
  status_message: z.string().nullable().optional().describe('Why it ended, as a sentence to show.'),
  reference: z
    .string()
    .optional()
    .describe('Our own choice: the reference on the receipt, such as `TP-8F21C-04B7E`. It is not a counter.'),
  question: ConsultationQuestion.optional().describe(
    'The last question about it that the customer sent with `submitUserQuery`.',
  ),
  ask_until: IsoDateTime.optional().describe(
    'Until when the customer may ask about it; absent when questions are closed.',
  ),
  ...refund,
})

export const PickupCall = entity('PickupCall', {
  id: Id,
  call_placed: z.boolean(),
  astro_pickup_status: z.boolean(),
  customer_pickup_status: z.boolean(),
  status: ConsultationStatus,
})

export const CallDuration = entity('CallDuration', {
  id: Id,
  max_call_duration: z.number().describe('Seconds.'),
  balance: Rupees,
})

export const CallRecording = entity('CallRecording', {
  url: z.string(),
  expires_at: IsoDateTime,
  duration_seconds: z.number(),
})
