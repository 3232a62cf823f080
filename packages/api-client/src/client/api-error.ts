import type { CallRow } from './call-row.ts'

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

/** What is known about a failure beside its kind. */
export interface ErrorDetails<Body = unknown> {
  /** In place of the kind's own words. */
  message?: string
  cause?: unknown
  status?: number | undefined
  body?: Body | undefined
  retryAfter?: number | undefined
  requestId?: string | undefined
  attempts?: number
}

const BRAND = Symbol.for('@tarapath/api-client.ApiError')

/**
 * The one error that calls reject with. Switch on `kind`, never on the text.
 * It holds no url, header, token or request body, so it can be logged as it is.
 */
export class ApiError<Body = unknown> extends Error {
  declare readonly kind: ApiErrorKind
  /** Name of the function: `getAstrologer`. */
  declare readonly endpoint: string
  /** HTTP status, when there was an answer. */
  declare readonly status?: number | undefined
  /** The parsed JSON of a refusal: `DetailError`, `FieldErrors`, … */
  declare readonly body?: Body | undefined
  /** Seconds the server asks to wait. */
  declare readonly retryAfter?: number | undefined
  /** The server's name for this request, to quote to the support desk. */
  declare readonly requestId?: string | undefined
  /** How often the call went out. */
  declare readonly attempts: number
  readonly [BRAND] = true

  constructor(kind: ApiErrorKind, endpoint: string, { message, cause, ...facts }: ErrorDetails<Body> = {}) {
    super(`${endpoint} failed: ${message ?? (kind === 'http' ? `the server answered ${facts.status}` : kind)}`, {
      cause,
    })
    this.name = 'ApiError'
    Object.assign(this, { attempts: 0, ...facts, kind, endpoint })
  }
}

/** Tells an ApiError, also one that comes from another copy of this package. */
export function isApiError<Body = unknown>(error: unknown): error is ApiError<Body> {
  return typeof error === 'object' && error !== null && BRAND in error
}

/** The error of a call that cannot be sent like this. */
export function refusal({ name, method, path }: CallRow, message: string): ApiError {
  return new ApiError('input', name, { message: `${method} ${path} ${message}` })
}
