/**
 * - `http`: the server answered with a status of 400 or more
 * - `network`: no answer came
 * - `timeout`: the answer took too long
 * - `aborted`: the caller's signal ended the call
 * - `parse`: the answer was no JSON
 * - `validation`: the answer does not have the shape the checks ask for
 * - `input`: the call cannot be sent like this; nothing went out
 * - `signed-out`: the call needs a session and there is none; nothing went out
 * - `session-unavailable`: the session could not be renewed just now, it is still there
 * - `session-changed`: somebody signed in or out while the call was under way
 */
export type ApiErrorKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'parse'
  | 'validation'
  | 'input'
  | 'signed-out'
  | 'session-unavailable'
  | 'session-changed'

interface Details<Body> {
  /** HTTP status, when there was an answer. */
  status?: number
  /** The parsed JSON of a refusal: `DetailError`, `FieldErrors`, … */
  body?: Body
  /** Seconds the server asks to wait. */
  retryAfter?: number
  /** The server's name for this request, to quote to the support desk. */
  requestId?: string
  /** How often the call went out. */
  attempts?: number
  cause?: unknown
}

const BRAND = Symbol.for('@tarapath/api-client.ApiError')

/**
 * The one error that calls reject with. Switch on `kind`, never on the text.
 * It holds no url, header, token or request body, so it can be logged as it is.
 */
export class ApiError<Body = unknown> extends Error {
  readonly kind: ApiErrorKind
  /** Name of the function: `getAstrologer`. */
  readonly endpoint: string
  declare readonly status?: number
  declare readonly body?: Body
  declare readonly retryAfter?: number
  declare readonly requestId?: string
  readonly attempts: number

  constructor(kind: ApiErrorKind, endpoint: string, details: Details<Body> & { message?: string } = {}) {
    const { message, cause, attempts = 0, ...facts } = details
    super(
      `${endpoint} failed: ${message ?? (facts.status ? `the server answered ${facts.status}` : kind)}`,
      cause === undefined ? undefined : { cause },
    )
    this.name = 'ApiError'
    this.kind = kind
    this.endpoint = endpoint
    this.attempts = attempts
    Object.assign(this, facts)
    Object.defineProperty(this, BRAND, { value: true })
  }
}

/** Tells an ApiError, also one that comes from another copy of this package. */
export function isApiError<Body = unknown>(error: unknown): error is ApiError<Body> {
  return typeof error === 'object' && error !== null && BRAND in error
}
