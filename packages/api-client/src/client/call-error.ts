import { ApiError, type ApiErrorKind, type ErrorDetails } from './api-error.ts'
import type { CallContext } from './call-context.ts'
import { retryAfterSeconds } from './retry-after.ts'

/** The ApiError of a call, with what is known about it so far. */
export function callError(context: CallContext, kind: ApiErrorKind, details?: ErrorDetails): ApiError {
  const { response } = context
  return new ApiError(kind, context.endpoint.name, {
    attempts: context.attempts,
    status: response?.status,
    requestId: response?.headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterSeconds(response),
    ...details,
  })
}
