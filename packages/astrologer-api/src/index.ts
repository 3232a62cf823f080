import type { CallOptions, Client } from '@tarapath/api-client'
import type {
  ChatMessage,
  DeclineReason,
  Duty,
  Earnings,
  KnownCustomer,
  OpenConsultation,
  OwnReview,
  PastConsultation,
  Reply,
  SharedCard,
  Statement,
  Work,
} from './types.ts'

export * from './settings.ts'
export * from './waiting.ts'
export type * from './types.ts'

const ROOT = '/api/astrologer/v1/'

interface OneConsultation {
  consultation_id: number
}

/** Sends a one-time code to the number of an astrologer. */
export const requestAstrologerCode = (
  client: Client,
  body: { phone_number: string; request_token: string },
  options?: CallOptions,
): Promise<Reply<'requestAstrologerCode'>> =>
  client.call(
    { name: 'requestAstrologerCode', method: 'POST', path: `${ROOT}sign-in/code/`, retry: 'none' },
    options,
    undefined,
    body,
  )

/** The tokens for `client.session.signIn`, and who signed in. */
export const signInAstrologer = (
  client: Client,
  body: { phone_number: string; otp_key: string; request_token: string },
  options?: CallOptions,
): Promise<Reply<'signInAstrologer'>> =>
  client.call(
    { name: 'signInAstrologer', method: 'POST', path: `${ROOT}sign-in/`, retry: 'none' },
    options,
    undefined,
    body,
  )

/** Goes off duty and ends the session on the server; end it in the client with `client.session.signOut`. */
export const signOutAstrologer = (
  client: Client,
  body: { refresh: string; push_endpoint?: string },
  options?: CallOptions,
): Promise<Reply<'signOutAstrologer'>> =>
  client.call(
    { name: 'signOutAstrologer', method: 'POST', path: `${ROOT}sign-out/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export const getWork = (client: Client, options?: CallOptions): Promise<Work> =>
  client.call({ name: 'getWork', method: 'GET', path: `${ROOT}work/`, auth: 'required' }, options)

export const setDuty = (
  client: Client,
  body: { on_duty: boolean; takes_chats: boolean; takes_calls: boolean },
  options?: CallOptions,
): Promise<Duty> =>
  client.call(
    { name: 'setDuty', method: 'POST', path: `${ROOT}duty/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export const acceptRequest = (
  client: Client,
  body: OneConsultation,
  options?: CallOptions,
): Promise<OpenConsultation | null> =>
  client.call(
    { name: 'acceptRequest', method: 'POST', path: `${ROOT}requests/accept/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export const declineRequest = (
  client: Client,
  body: OneConsultation & { reason?: DeclineReason },
  options?: CallOptions,
): Promise<OneConsultation> =>
  client.call(
    { name: 'declineRequest', method: 'POST', path: `${ROOT}requests/decline/`, auth: 'required', retry: 'none' },
    options,
    undefined,
    body,
  )

export const finishConsultation = (
  client: Client,
  body: OneConsultation,
  options?: CallOptions,
): Promise<PastConsultation> =>
  client.call(
    { name: 'finishConsultation', method: 'POST', path: `${ROOT}consultations/end/`, auth: 'required', retry: 'none' },
    options,
    undefined,
    body,
  )

export const readChat = (
  client: Client,
  input: OneConsultation & { after: number },
  options?: CallOptions,
): Promise<Reply<'readChat'>> =>
  client.call({ name: 'readChat', method: 'GET', path: `${ROOT}chat/`, auth: 'required' }, options, input)

/** Repeated with the same id, the message is stored once. */
export const sayInChat = (
  client: Client,
  body: OneConsultation & { text: string; client_message_id: string },
  options?: CallOptions,
): Promise<ChatMessage> =>
  client.call(
    { name: 'sayInChat', method: 'POST', path: `${ROOT}chat/messages/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

/**
 * A picture (PNG, JPEG or WebP) or a recording of 4 MB at most. Repeated with the same id, it is stored once; the client
 * does not repeat it by itself.
 */
export const sendFileInChat = (
  client: Client,
  body: OneConsultation & { attachment: Blob; client_message_id: string },
  options?: CallOptions,
): Promise<ChatMessage> =>
  client.call(
    {
      name: 'sendFileInChat',
      method: 'POST',
      path: `${ROOT}chat/files/`,
      auth: 'required',
      retry: 'none',
      toForm: (_, fields) => formOf(fields),
    },
    options,
    undefined,
    body,
  )

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Repeated with the same id, the card is stored once. */
export const shareInChat = (
  client: Client,
  body: OneConsultation & { card: SharedCard; client_message_id: string },
  options?: CallOptions,
): Promise<ChatMessage> =>
  client.call(
    { name: 'shareInChat', method: 'POST', path: `${ROOT}chat/cards/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export const typeInChat = (client: Client, body: OneConsultation, options?: CallOptions): Promise<OneConsultation> =>
  client.call(
    { name: 'typeInChat', method: 'POST', path: `${ROOT}chat/typing/`, auth: 'required', retry: 'none' },
    options,
    undefined,
    body,
  )

export const readCustomer = (client: Client, input: OneConsultation, options?: CallOptions): Promise<KnownCustomer> =>
  client.call({ name: 'readCustomer', method: 'GET', path: `${ROOT}customer/`, auth: 'required' }, options, input)

/** Replaces the note about the customer of this consultation; a blank one removes it. */
export const saveNote = (
  client: Client,
  body: OneConsultation & { note: string },
  options?: CallOptions,
): Promise<Reply<'saveNote'>> =>
  client.call(
    { name: 'saveNote', method: 'POST', path: `${ROOT}customer/note/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )

export const listEarnings = (client: Client, input: { before?: number }, options?: CallOptions): Promise<Earnings> =>
  client.call({ name: 'listEarnings', method: 'GET', path: `${ROOT}earnings/`, auth: 'required' }, options, input)

/** `month` as `2026-11`. */
export const readStatement = (client: Client, input: { month: string }, options?: CallOptions): Promise<Statement> =>
  client.call(
    { name: 'readStatement', method: 'GET', path: `${ROOT}earnings/statement/`, auth: 'required' },
    options,
    input,
  )

export const listOwnReviews = (
  client: Client,
  input: { before?: number },
  options?: CallOptions,
): Promise<Reply<'listOwnReviews'>> =>
  client.call({ name: 'listOwnReviews', method: 'GET', path: `${ROOT}reviews/`, auth: 'required' }, options, input)

/** Replaces an earlier reply; a blank one removes it. */
export const replyToReview = (
  client: Client,
  body: { review_id: number; reply: string },
  options?: CallOptions,
): Promise<OwnReview> =>
  client.call(
    { name: 'replyToReview', method: 'POST', path: `${ROOT}reviews/reply/`, auth: 'required', retry: 'idempotent' },
    options,
    undefined,
    body,
  )
