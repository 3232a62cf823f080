import { answeredStatus } from '../driver/answered-status.ts'

/** Reads an error of the host: whether the request was refused for good, whether the sign-in is over, how long to wait. */
export function readFailure(error: unknown): { refused: boolean; unauthorized: boolean; retryAfterMs: number } {
  const { kind, retryAfter } = (error ?? {}) as { kind?: unknown; retryAfter?: unknown }
  const status = answeredStatus(error)
  const isClientFault = typeof status === 'number' && status >= 400 && status < 500
  return {
    refused: isClientFault && status !== 408 && status !== 429,
    unauthorized: kind === 'unauthorized' || status === 401,
    retryAfterMs: typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter * 1000 : 0,
  }
}
