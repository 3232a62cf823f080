import { type ApiError, isApiError } from './api-error.ts'

interface Settings {
  /** Milliseconds the server may ask to wait; a longer pause is not worth starting. */
  patienceMs: number
  retry: number
  /** One try, and any failure counts as a refusal. */
  strict: boolean
  backoff: (attempt: number) => number
}

interface NewTokens {
  access: string
  refresh?: string | undefined
}

/** New tokens; `rejected`: the refresh token is worth nothing any more; `unavailable`: nobody could tell. */
export type Renewal = NewTokens | 'rejected' | 'unavailable'

/** Asks for an access token, patiently. The signal belongs to the session, never to a caller. */
export async function renewal(
  ask: () => Promise<NewTokens | undefined>,
  { patienceMs, retry, strict, backoff }: Settings,
  signal: AbortSignal,
): Promise<Renewal> {
  for (let attempt = 1; !signal.aborted; attempt++) {
    let failed: Partial<ApiError> = {}
    try {
      const reply = await ask()
      if (reply?.access) return reply
    } catch (error) {
      if (isApiError(error)) failed = error
    }
    if (strict || [400, 401, 403].includes(failed.status as number)) return 'rejected'
    const pauseMs = Math.max(backoff(attempt), (failed.retryAfter ?? 0) * 1000)
    if (attempt > retry || pauseMs > patienceMs) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return 'unavailable'
}
