import type { ApiError } from './api-error.ts'
import { createCallContext } from './call-context.ts'
import type { ClientState } from './client-state.ts'
import type { Endpoint } from './endpoint.ts'

const REFRESH: Endpoint = { name: 'refreshAccessToken', method: 'POST', path: '/api/token/refresh/' }

interface NewTokens {
  access: string
  refresh?: string | undefined
}

/**
 * Exchanges a refresh token for new tokens, with retries. `rejected` means that the refresh token is no longer valid,
 * `unavailable` that the server gave no verdict. The signal is that of the session, never that of a caller.
 */
export async function requestTokens(
  state: ClientState,
  refresh: string,
  signal: AbortSignal,
): Promise<NewTokens | 'rejected' | 'unavailable'> {
  const timeout = state.timeout || 10_000
  for (let attempt = 1; !signal.aborted; attempt++) {
    let failure: ApiError | undefined
    try {
      const context = createCallContext(state, REFRESH, { signal, timeout })
      const reply = (await state.exchange(state, context, { refresh })) as NewTokens | undefined
      if (reply?.access) return reply
    } catch (error) {
      failure = error as ApiError
    }
    // A refusal without JSON comes from a firewall on the way, not from the server.
    const isRefused = failure?.body && /40[013]/.test(`${failure.status}`)
    if (isRefused || state.refreshFailure === 'strict') return 'rejected'
    const pauseMs = Math.max(state.backoff(attempt), (failure?.retryAfter ?? 0) * 1000)
    if (attempt > state.retry || pauseMs > timeout) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return 'unavailable'
}
