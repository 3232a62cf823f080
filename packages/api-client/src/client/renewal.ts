import { abortable } from './abortable.ts'
import { retryAfterOf } from './trip.ts'

interface Settings {
  fetch: (request: Request) => Promise<Response>
  url: string
  headers: Record<string, string>
  timeoutMs: number
  retries: number
  backoff: (attempt: number) => number
}

/** New tokens; `rejected`: the refresh token is worth nothing any more; `unavailable`: nobody could tell. */
export type Renewal = { access: string; refresh?: string } | 'rejected' | 'unavailable'

/** Trades a refresh token for an access token, patiently. The signal belongs to the session, never to a caller. */
export async function renewal(settings: Settings, refresh: string, signal: AbortSignal): Promise<Renewal> {
  const { fetch, url, headers, timeoutMs, retries, backoff } = settings
  for (let attempt = 1; ; attempt++) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    let pauseMs = backoff(attempt)
    try {
      const request = new Request(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh }),
        credentials: 'omit',
        signal: limit,
      })
      const response = await abortable(fetch(request), limit)
      if ([400, 401, 403].includes(response.status)) return 'rejected'
      const reply = response.ok && (await abortable(response.json(), limit))
      if (reply?.access && typeof reply.access === 'string') return reply
      pauseMs = Math.max(pauseMs, (retryAfterOf(response) ?? 0) * 1000)
    } catch {
      // No answer, or one that is no JSON: asked again below.
    }
    if (signal.aborted || attempt > retries || pauseMs > timeoutMs) return 'unavailable'
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
