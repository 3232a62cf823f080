/** What an error of the host's says: that the request will never be granted, that the sign-in is over, that patience is asked for. */
export function readFailure(error: unknown): { refused: boolean; unauthorized: boolean; retryAfterMs: number } {
  const { kind, status, retryAfter } = (error ?? {}) as { kind?: unknown; status?: unknown; retryAfter?: unknown }
  const isClientFault = typeof status === 'number' && status >= 400 && status < 500
  return {
    refused: isClientFault && status !== 408 && status !== 429,
    unauthorized: kind === 'unauthorized' || status === 401,
    retryAfterMs: typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter * 1000 : 0,
  }
}
