import { abortable } from './abortable.ts'
import { retryAfterOf } from './trip.ts'

interface Settings {
  fetch: (request: Request) => Promise<Response>
  baseUrl: string
  headers: Record<string, string>
  timeout: number | false
  retry: number
  /** One try, and any failure counts as a refusal. */
  strict: boolean
  backoff: (attempt: number) => number
}

/** New tokens; `rejected`: the refresh token is worth nothing any more; `unavailable`: nobody could tell. */
export type Renewal = { access: string; refresh?: string } | 'rejected' | 'unavailable'

/** Trades a refresh token for an access token, patiently. The signal belongs to the session, never to a caller. */
export async function renewal(settings: Settings, refresh: string, signal: AbortSignal): Promise<Renewal> {
  const { fetch, baseUrl, headers, retry, strict, backoff } = settings
  const timeoutMs = settings.timeout || 10_000
  for (let attempt = 1; !signal.aborted; attempt++) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    let pauseMs = backoff(attempt)
    try {
      const request = new Request(`${baseUrl}/api/token/refresh/`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh }),
        credentials: 'omit',
        signal: limit,
      })
      const response = await abortable(fetch(request), limit)
      if ([400, 401, 403].includes(response.status)) return 'rejected'
      const reply = response.ok && (await abortable(response.json(), limit))
      if (typeof reply?.access === 'string' && reply.access) return reply
      pauseMs = Math.max(pauseMs, (retryAfterOf(response) ?? 0) * 1000)
    } catch {
      // No answer, or one that is no JSON: asked again below.
    }
    if (strict) return 'rejected'
    if (attempt > retry || pauseMs > timeoutMs) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return 'unavailable'
}
