import { isDatabaseAway, isDatabaseBusy } from '../database/failures.ts'
import { DomainError, InvalidFields, type ErrorCode } from '../errors.ts'
import { RESEND_SECONDS } from '../identity/index.ts'
import { toRupees } from '../money/rupees.ts'
import type { EndpointReply } from './reply.ts'

/** A refusal as it is sent: a status and a body in the shape of Django REST Framework. */
export interface Problem {
  status: number
  headers: Record<string, string>
  body: Readonly<Record<string, unknown>>
}

const STATUS: Readonly<Record<ErrorCode, number>> = {
  account_deleted: 409,
  account_in_use: 409,
  account_taken: 409,
  already_enrolled: 409,
  already_live: 409,
  already_reviewed: 409,
  answered: 409,
  astrologer_busy: 409,
  astrologer_offline: 409,
  bad_idempotency_key: 400,
  balance_left: 409,
  blocked: 403,
  busy: 503,
  client_closed_request: 499,
  code_expired: 400,
  codec_not_offered: 415,
  consultation_ended: 409,
  consultation_not_started: 409,
  consultation_open: 409,
  consultation_running: 409,
  coupon_over: 409,
  coupon_used: 409,
  course_full: 409,
  course_started: 409,
  decided: 409,
  dropped: 409,
  gateway_unreachable: 503,
  idempotency_key_reused: 409,
  in_flight: 409,
  in_use: 409,
  insufficient_balance: 402,
  invalid: 400,
  kind_not_taken: 409,
  line_down: 409,
  method_not_allowed: 405,
  no_media: 501,
  not_a_call: 409,
  not_a_chat: 409,
  not_answered: 409,
  not_authenticated: 401,
  not_found: 404,
  not_json: 400,
  not_live: 409,
  not_paid: 409,
  not_reviewable: 409,
  not_ringing: 409,
  nothing_to_refund: 409,
  number_taken: 409,
  order_not_open: 409,
  order_not_sent: 409,
  order_settled: 409,
  out_of_stock: 409,
  parse_error: 400,
  pass_not_valid: 403,
  payment_not_opened: 409,
  payment_settled: 409,
  payout_refused: 409,
  permission_denied: 403,
  phone_not_confirmed: 409,
  price_changed: 409,
  question_late: 409,
  question_open: 409,
  refund_changed: 409,
  refund_not_refused: 409,
  refund_over: 409,
  row_changed: 409,
  seat_released: 409,
  server_error: 500,
  sms_unavailable: 503,
  throttled: 429,
  token_not_valid: 401,
  too_large: 413,
  too_many_alerts: 409,
  too_many_unpaid: 409,
  unavailable: 503,
  unknown_host: 403,
  unsupported_media_type: 415,
  user_inactive: 401,
  verification_required: 403,
  wrong_origin: 403,
  wrong_status: 409,
}

/** Seconds after which a client may try again. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { busy: 1, unavailable: 2, sms_unavailable: RESEND_SECONDS }

/** The error reply to anything that was thrown. */
export function problemOf(failure: unknown): Problem {
  if (failure instanceof InvalidFields) return { status: STATUS.invalid, headers: {}, body: failure.fields }
  if (failure instanceof DomainError) return domainProblem(failure)
  if (isDatabaseAway(failure))
    return domainProblem(
      new DomainError('unavailable', 'The service is not available right now. Try again in a moment.'),
    )
  if (isDatabaseBusy(failure)) return domainProblem(new DomainError('busy', 'The service is busy. Try again.'))
  return domainProblem(new DomainError('server_error', 'Something went wrong on our side. Try again.'))
}

function domainProblem({ code, message, data }: DomainError): Problem {
  const status = STATUS[code]
  return { status, headers: headersOf(code, status, data), body: { detail: message, code, ...wireData(code, data) } }
}

function headersOf(code: ErrorCode, status: number, data: DomainError['data']): Record<string, string> {
  if (code === 'method_not_allowed') return { allow: String(data['allow']) }
  if (status === 401) return { 'www-authenticate': 'Bearer' }
  const seconds = code === 'throttled' ? data['wait'] : RETRY_AFTER[code]
  return seconds === undefined ? {} : { 'retry-after': String(Number(seconds)) }
}

/** Amounts are paise in the domain and rupees on the wire. */
function wireData(code: ErrorCode, data: DomainError['data']): Record<string, unknown> {
  if (code === 'method_not_allowed') return {}
  if (code === 'insufficient_balance')
    return { balance: toRupees(Number(data['balancePaise'])), required: toRupees(Number(data['requiredPaise'])) }
  return data
}

export const problemReply = ({ status, body, headers }: Problem): EndpointReply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})
