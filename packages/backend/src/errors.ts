/** All error codes of the domain. Clients read the code; `http/error-mapping.ts` maps it to a status. */
export const ERROR_CODES = [
  'account_deleted',
  'account_in_use',
  'account_taken',
  'already_enrolled',
  'already_live',
  'already_reviewed',
  'answered',
  'astrologer_busy',
  'astrologer_offline',
  'bad_idempotency_key',
  'balance_left',
  'blocked',
  'busy',
  'client_closed_request',
  'code_expired',
  'codec_not_offered',
  'consultation_ended',
  'consultation_not_started',
  'consultation_open',
  'consultation_running',
  'coupon_over',
  'coupon_used',
  'course_full',
  'course_started',
  'decided',
  'dropped',
  'gateway_unreachable',
  'idempotency_key_reused',
  'in_flight',
  'in_use',
  'insufficient_balance',
  'invalid',
  'kind_not_taken',
  'line_down',
  'method_not_allowed',
  'no_media',
  'not_a_call',
  'not_a_chat',
  'not_answered',
  'not_authenticated',
  'not_found',
  'not_json',
  'not_live',
  'not_paid',
  'not_reviewable',
  'not_ringing',
  'nothing_to_refund',
  'number_taken',
  'order_not_open',
  'order_not_sent',
  'order_settled',
  'out_of_stock',
  'parse_error',
  'pass_not_valid',
  'payment_not_opened',
  'payment_settled',
  'payout_refused',
  'permission_denied',
  'phone_not_confirmed',
  'price_changed',
  'question_late',
  'question_open',
  'refund_changed',
  'refund_not_refused',
  'refund_over',
  'row_changed',
  'seat_released',
  'server_error',
  'sms_unavailable',
  'throttled',
  'token_not_valid',
  'too_large',
  'too_many_alerts',
  'too_many_unpaid',
  'unavailable',
  'unknown_host',
  'unsupported_media_type',
  'user_inactive',
  'verification_required',
  'wrong_origin',
  'wrong_status',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** An error that the client sees: a code, a sentence for people, and data that belongs to the code. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly data: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, detail: string, data: Record<string, unknown> = {}) {
    super(detail)
    this.code = code
    this.data = data
  }
}

/** Input that is not valid. */
export class InvalidFields extends DomainError {
  readonly fields: Readonly<Record<string, string[]>>

  constructor(fields: Record<string, string[]>) {
    super('invalid', 'The input is not valid.')
    this.fields = fields
  }
}

/** Sentences by field; an error of the whole input has the name `non_field_errors`. */
export const invalidFields = (fields: Record<string, string | string[]>): InvalidFields =>
  new InvalidFields(Object.fromEntries(Object.entries(fields).map(([field, sentences]) => [field, [sentences].flat()])))

/** Also the reply about an object of another customer, so that a client does not learn which ids exist. */
export const notFound = (detail = 'Not found.'): DomainError => new DomainError('not_found', detail)

export const throttled = (waitSeconds: number, detail: string): DomainError =>
  new DomainError('throttled', detail, { wait: waitSeconds })

export const insufficientBalance = (balancePaise: number, requiredPaise: number, detail: string): DomainError =>
  new DomainError('insufficient_balance', detail, { balancePaise, requiredPaise })

/** The last error of a chain of causes: Drizzle wraps what the driver throws. */
export const rootCause = (failure: Error): Error =>
  failure.cause instanceof Error ? rootCause(failure.cause) : failure
