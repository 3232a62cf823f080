import { ApiError, type ApiErrorKind } from './api-error.ts'
import type { CallRow } from './call-row.ts'
import type { Era } from './session.ts'

/** What is known about one call while it is under way. */
export interface Trip {
  row: CallRow
  /** The session the call was made in. */
  era: Era
  /** The token a call that ends the session goes out with. */
  parting?: string | undefined
  attempts: number
  refreshed: boolean
  /** The answer that came last. */
  response?: Response
  /** Why no answer came. */
  cause?: unknown
}

/** The error of a trip, with the facts known so far. */
export function failure(
  trip: Trip,
  kind: ApiErrorKind,
  details: { message?: string; body?: unknown; cause?: unknown } = {},
) {
  const { response, attempts } = trip
  const requestId = response?.headers.get('x-request-id')
  const retryAfter = response && retryAfterOf(response)
  return new ApiError(kind, trip.row.name, {
    ...(response && { status: response.status }),
    ...(requestId && { requestId }),
    ...(retryAfter !== undefined && { retryAfter }),
    attempts,
    ...details,
  })
}

/** Seconds the server asks to wait: it gives a number or a date. */
export function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
