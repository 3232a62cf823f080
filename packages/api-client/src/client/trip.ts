import { ApiError, type ApiErrorKind, type ErrorDetails } from './api-error.ts'
import type { CallRow } from './call-row.ts'
import type { Era } from './session.ts'

/** What is known about one call while it is under way. */
export interface Trip {
  row: CallRow
  /** The session the call was made in. */
  era: Era
  /** By `performance.now()`. */
  startedAt: number
  attempts: number
  refreshed: boolean
  /** The answer that came last. */
  response?: Response
  /** Why no answer came. */
  cause?: unknown
}

/** The error of a trip, with the facts known so far. */
export function failure(trip: Trip, kind: ApiErrorKind, details?: ErrorDetails): ApiError {
  const { row, response, attempts } = trip
  return new ApiError(kind, row.name, {
    attempts,
    status: response?.status,
    requestId: response?.headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(response),
    ...details,
  })
}

/** Seconds the server asks to wait: it gives a number or a date. */
export function retryAfterOf(response: Response | undefined): number | undefined {
  const header = response?.headers.get('retry-after')
  if (!header) return undefined
  const seconds = Number.isNaN(+header) ? (Date.parse(header) - Date.now()) / 1000 : +header
  return seconds >= 0 ? seconds : undefined
}
