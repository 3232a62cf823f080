import { row } from '@tarapath/own-api/row'
import { z } from 'zod'
import {
  ChatMessage,
  CodeSent,
  DeclineReason,
  Duty,
  Earned,
  Id,
  OpenConsultation,
  KnownCustomer,
  OwnReview,
  PastConsultation,
  SharedCard,
  SignedIn,
  Work,
  Statement,
} from './replies.ts'
import { settingsRows } from './settings-rows.ts'
import { waitingRows } from './waiting-rows.ts'

const GROUP = 'astrologer-app'
const role = 'consultant'

const Phone = z.string().trim().min(4).max(20)
const RequestToken = z.string().min(16).max(100)
const OneConsultation = z.object({ consultation_id: Id })

/**
 * The endpoints of the astrologer's app, in the form of the contract's table. Their tokens open nothing else
 * but the studio, and no other tokens open them. For servers and tests: it imports zod.
 */
export const astrologerTable = {
  requestAstrologerCode: row('requestAstrologerCode', GROUP, ['POST', '/api/astrologer/v1/sign-in/code/'], {
    summary: 'Sends a one-time code to the number of an astrologer. The reply is the same for every number.',
    auth: 'none',
    body: z.object({ phone_number: Phone, request_token: RequestToken }),
    response: CodeSent,
    retry: 'none',
  }),

  signInAstrologer: row('signInAstrologer', GROUP, ['POST', '/api/astrologer/v1/sign-in/'], {
    summary: 'Signs an astrologer in by the code.',
    auth: 'none',
    body: z.object({
      phone_number: Phone,
      otp_key: z.string().regex(/^\d{6}$/, 'Enter the six digits of the OTP.'),
      request_token: RequestToken,
    }),
    response: SignedIn,
    retry: 'none',
  }),

  signOutAstrologer: row('signOutAstrologer', GROUP, ['POST', '/api/astrologer/v1/sign-out/'], {
    summary: 'Goes off duty, and ends the sign-in session of this device.',
    auth: 'required',
    role,
    body: z.object({
      refresh: z.string().max(200),
      /** Of the browser, which gets no more Web Push. */
      push_endpoint: z.string().max(1000).optional(),
    }),
    response: z.object({ detail: z.string() }),
    retry: 'idempotent',
  }),

  getWork: row('getWork', GROUP, ['GET', '/api/astrologer/v1/work/'], {
    summary: 'Duty, the request that rings or the consultation that runs, the waiting list, and what was earned today.',
    auth: 'required',
    role,
    body: null,
    response: Work,
    retry: 'safe',
  }),

  setDuty: row('setDuty', GROUP, ['POST', '/api/astrologer/v1/duty/'], {
    summary: 'Goes on or off duty, and chooses what to take.',
    auth: 'required',
    role,
    body: z.object({ on_duty: z.boolean(), takes_chats: z.boolean(), takes_calls: z.boolean() }),
    response: Duty,
    retry: 'idempotent',
  }),

  acceptRequest: row('acceptRequest', GROUP, ['POST', '/api/astrologer/v1/requests/accept/'], {
    summary: 'Picks up the chat that a customer requested.',
    auth: 'required',
    role,
    body: OneConsultation,
    response: OpenConsultation.nullable(),
    retry: 'idempotent',
  }),

  declineRequest: row('declineRequest', GROUP, ['POST', '/api/astrologer/v1/requests/decline/'], {
    summary: 'Declines it. The customer is not charged, and reads why.',
    auth: 'required',
    role,
    body: OneConsultation.extend({ reason: DeclineReason.default('no_time') }),
    response: OneConsultation,
    retry: 'none',
  }),

  finishConsultation: row('finishConsultation', GROUP, ['POST', '/api/astrologer/v1/consultations/end/'], {
    summary: 'Ends the running consultation.',
    auth: 'required',
    role,
    body: OneConsultation,
    response: PastConsultation,
    retry: 'none',
  }),

  readChat: row('readChat', GROUP, ['GET', '/api/astrologer/v1/chat/'], {
    summary: 'The messages of one of the astrologer’s own chats after a message, the oldest first.',
    auth: 'required',
    role,
    query: z.object({ consultation_id: z.coerce.number().pipe(Id), after: z.coerce.number().int().min(0).default(0) }),
    body: null,
    response: z.object({
      results: z.array(ChatMessage),
      /** The last message that the customer has seen; null for none. */
      customer_read_id: Id.nullable(),
      customer_is_typing: z.boolean(),
    }),
    retry: 'safe',
  }),

  sayInChat: row('sayInChat', GROUP, ['POST', '/api/astrologer/v1/chat/messages/'], {
    summary: 'Sends a message. Repeated with the same id of the app, it is stored once.',
    auth: 'required',
    role,
    body: z.object({
      consultation_id: Id,
      text: z.string().trim().min(1, 'Write a message.').max(1000, 'Use at most 1,000 characters.'),
      client_message_id: z.string().min(8).max(64),
    }),
    response: ChatMessage,
    retry: 'idempotent',
  }),

  sendFileInChat: row('sendFileInChat', GROUP, ['POST', '/api/astrologer/v1/chat/files/'], {
    summary: 'Sends a picture or a recording as a form. Repeated with the same id of the app, it is stored once.',
    auth: 'required',
    role,
    body: z.object({ consultation_id: Id, attachment: z.file(), client_message_id: z.string().min(8).max(64) }),
    response: ChatMessage,
    retry: 'none',
  }),

  shareInChat: row('shareInChat', GROUP, ['POST', '/api/astrologer/v1/chat/cards/'], {
    summary: 'Shows the customer a chart or a period of the dasha as a card in the chat.',
    auth: 'required',
    role,
    body: z.object({ consultation_id: Id, card: SharedCard, client_message_id: z.string().min(8).max(64) }),
    response: ChatMessage,
    retry: 'idempotent',
  }),

  typeInChat: row('typeInChat', GROUP, ['POST', '/api/astrologer/v1/chat/typing/'], {
    summary: 'Shows the customer for some seconds that the astrologer types.',
    auth: 'required',
    role,
    body: OneConsultation,
    response: OneConsultation,
    retry: 'none',
  }),

  readCustomer: row('readCustomer', GROUP, ['GET', '/api/astrologer/v1/customer/'], {
    summary: 'What the astrologer knows about the customer of a consultation: their note, and earlier consultations.',
    auth: 'required',
    role,
    query: z.object({ consultation_id: z.coerce.number().pipe(Id) }),
    body: null,
    response: KnownCustomer,
    retry: 'safe',
  }),

  saveNote: row('saveNote', GROUP, ['POST', '/api/astrologer/v1/customer/note/'], {
    summary: 'Replaces the note about a customer, which only its astrologer reads; a blank one removes it.',
    auth: 'required',
    role,
    body: OneConsultation.extend({ note: z.string().trim().max(2000, 'Use at most 2,000 characters.') }),
    response: z.object({ note: z.string() }),
    retry: 'idempotent',
  }),

  ...settingsRows,

  ...waitingRows,

  listEarnings: row('listEarnings', GROUP, ['GET', '/api/astrologer/v1/earnings/'], {
    summary: 'What the ledger credited today, and past consultations with what each earned, the newest first.',
    auth: 'required',
    role,
    query: z.object({ before: z.coerce.number().pipe(Id).optional() }),
    body: null,
    response: z.object({
      today: Earned,
      results: z.array(PastConsultation),
      /** Send it as `before` for older ones; null at the end. */
      next_before: Id.nullable(),
    }),
    retry: 'safe',
  }),

  listOwnReviews: row('listOwnReviews', GROUP, ['GET', '/api/astrologer/v1/reviews/'], {
    summary: 'The reviews of the astrologer, the newest first.',
    auth: 'required',
    role,
    query: z.object({ before: z.coerce.number().pipe(Id).optional() }),
    body: null,
    response: z.object({
      results: z.array(OwnReview),
      /** Send it as `before` for older ones; null at the end. */
      next_before: Id.nullable(),
    }),
    retry: 'safe',
  }),

  replyToReview: row('replyToReview', GROUP, ['POST', '/api/astrologer/v1/reviews/reply/'], {
    summary: 'Replies to a review, in place of an earlier reply. It is shown on the profile; a blank one removes it.',
    auth: 'required',
    role,
    body: z.object({ review_id: Id, reply: z.string().trim().max(500, 'Use at most 500 characters.') }),
    response: OwnReview,
    retry: 'idempotent',
  }),

  readStatement: row('readStatement', GROUP, ['GET', '/api/astrologer/v1/earnings/statement/'], {
    summary: 'What the ledger booked in a month of India, by day, and the balance before and after it.',
    auth: 'required',
    role,
    query: z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-11.') }),
    body: null,
    response: Statement,
    retry: 'safe',
  }),
}

export type AstrologerTable = typeof astrologerTable
