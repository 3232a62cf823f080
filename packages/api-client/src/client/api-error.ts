import type { Endpoint } from './endpoint.ts'

/**
 * - `http`: the server responded with a status of 400 or more
 * - `network`: there was no response, or it broke off
 * - `timeout`: the response took too long
 * - `aborted`: the caller's signal aborted
 * - `parse`: the response was not JSON
 * - `validation`: the reply failed its check
 * - `input`: the request could not be built from its arguments; nothing was sent
 * - `signed-out`: the endpoint needs a session and there is none; nothing was sent
 * - `session-unavailable`: the access token could not be refreshed; the session still exists
 * - `session-changed`: a sign-in or sign-out happened before the call ended
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

/** Details of a failure. */
export interface ErrorDetails<Body = unknown> {
  /** Replaces the default message of the kind. */
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
 * The only error that the functions of this package reject with. Switch on `kind`, never on the text.
 * It holds no URL, header, token or request body, so it is safe to log.
 */
export class ApiError<Body = unknown> extends Error {
  declare readonly kind: ApiErrorKind
  /** Name of the function: `getAstrologer`. */
  declare readonly endpoint: string
  /** HTTP status, when there was a response. */
  declare readonly status?: number | undefined
  /** The parsed JSON of an error response: `DetailError`, `FieldErrors`, … */
  declare readonly body?: Body | undefined
  /** Seconds to wait, from the Retry-After header. */
  declare readonly retryAfter?: number | undefined
  /** The server's id of this request, to quote to support. */
  declare readonly requestId?: string | undefined
  /** How often the request was sent. */
  declare readonly attempts: number
  readonly [BRAND] = true

  constructor(kind: ApiErrorKind, endpoint: string, { message, cause, ...details }: ErrorDetails<Body> = {}) {
    super(`${endpoint} failed: ${message ?? (kind === 'http' ? `HTTP ${details.status}` : kind)}`, {
      cause,
    })
    this.name = 'ApiError'
    Object.assign(this, { attempts: 0, ...details, kind, endpoint })
  }
}

/** Whether an error is an ApiError, including one from another copy of this package. */
export function isApiError<Body = unknown>(error: unknown): error is ApiError<Body> {
  return Boolean((error as Partial<ApiError> | null | undefined)?.[BRAND])
}

/** The error of a request that could not be built from its arguments. */
export function inputError({ name, method, path }: Endpoint, message: string): ApiError {
  return new ApiError('input', name, { message: `${method} ${path} ${message}` })
}
