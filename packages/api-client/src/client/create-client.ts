import ky, { isHTTPError, isTimeoutError } from 'ky'
import { abortable } from './abortable.ts'
import { addressOf } from './address.ts'
import { isApiError } from './api-error.ts'
import type { CallRow } from './call-row.ts'
import type { Client, ClientOptions, OwnOptions } from './client.ts'
import { renewal } from './renewal.ts'
import { createSession } from './session.ts'
import type { Tokens } from './tokens.ts'
import { failure, retryAfterOf, type Trip } from './trip.ts'

const REPEATED_STATUSES = [408, 429, 500, 502, 503, 504]

/**
 * Makes a client for one customer: one per page in a browser, one per request on a server.
 *
 * `const client = createClient({ baseUrl: 'https://api.example.com', storage: cookieStorage() })`
 */
export function createClient(options: ClientOptions): Client {
  const {
    timeout = 10_000,
    totalTimeout = 30_000,
    retry = 2,
    backoff = (attempt: number) => 300 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2),
    validation,
    onCall,
  } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const headers = { accept: 'application/json', 'accept-language': options.language ?? 'en', ...options.headers }
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const session = createSession(options, {
    renewal: (refresh, signal) =>
      renewal(
        { fetch, baseUrl, headers, timeout, retry, backoff, strict: options.refreshFailure === 'strict' },
        refresh,
        signal,
      ),
    async send(request, trip) {
      trip.attempts++
      delete trip.response
      try {
        return (trip.response = await abortable(fetch(request), request.signal))
      } catch (cause) {
        if (request.signal.aborted) throw cause
        trip.cause = cause
        // The one shape ky takes for a failure of the network.
        throw new TypeError('fetch failed')
      }
    },
  })

  return {
    session: { signIn: session.signIn, signOut: session.signOut },

    async call<Reply>(row: CallRow, own: OwnOptions = {}, input?: object, body?: object) {
      const startedAt = performance.now()
      const budget = own.totalTimeout ?? totalTimeout
      const trip: Trip = { row, era: session.era, attempts: 0, refreshed: false }

      const exchange = async (): Promise<unknown> => {
        own.signal?.throwIfAborted()
        const path = addressOf(row, input, own.search)
        // Made once, so that every repetition sends the same bytes.
        const payload = body ? (row.form?.(body) ?? JSON.stringify(body)) : null
        const reads = row.method === 'GET'
        const key = reads ? undefined : (own.idempotencyKey ?? (row.idempotencyKey && newKey()))
        const repeatable = row.retry ? row.retry !== 'none' : reads || key

        const reply = ky(baseUrl + path, {
          method: row.method,
          headers: {
            ...headers,
            ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
            ...(key && { 'idempotency-key': key }),
            ...own.headers,
          },
          body: payload,
          signal: own.signal ?? null,
          cache: row.cache ?? 'default',
          keepalive: own.keepalive ?? row.fireAndForget ?? false,
          // No call needs cookies. A logout on the site's own origin takes them along, or the browser would refuse to
          // clear them when the reply says so (Clear-Site-Data).
          credentials: row.session === 'ends' ? 'same-origin' : 'omit',
          timeout: own.timeout ?? timeout,
          totalTimeout: budget,
          retry: {
            limit: repeatable ? (own.retry ?? retry) : 0,
            methods: ['get', 'post', 'patch'],
            statusCodes: REPEATED_STATUSES,
            afterStatusCodes: REPEATED_STATUSES,
            delay: backoff,
            // A pause that outlasts the budget is not worth starting.
            shouldRetry() {
              const waitMs = (retryAfterOf(trip.response) ?? 0) * 1000
              return budget && waitMs > startedAt + budget - performance.now() ? false : undefined
            },
          },
          fetch: (request) => session.send(request as Request, trip),
        })
        await reply
        const text = await reply.text()
        const data = text ? parsed(text, trip) : undefined
        const issues = (await validation?.checks[row.name]?.['~standard'].validate(data))?.issues
        if (issues) validation?.onIssues?.(row.name, issues)
        if (issues && validation?.mode === 'throw') throw failure(trip, 'validation', { cause: issues })
        if (row.session === 'starts') await session.signIn(tokensOf(data, trip))
        return data
      }

      try {
        return (await exchange()) as Reply
      } catch (error) {
        if (row.fireAndForget) return undefined as Reply
        if (own.signal?.aborted) throw failure(trip, 'aborted', { cause: own.signal.reason })
        if (isApiError(error)) throw error
        if (isTimeoutError(error)) throw failure(trip, 'timeout')
        if (isHTTPError(error))
          throw failure(trip, 'http', { body: typeof error.data === 'object' ? error.data : undefined })
        if (trip.attempts) throw failure(trip, 'network', { cause: trip.cause ?? error })
        // Without its cause, whose text quotes addresses and headers.
        const message = `${row.method} ${row.path} cannot be sent: check base URL, headers, body and storage`
        throw failure(trip, 'input', { message })
      } finally {
        const { response, attempts, refreshed } = trip
        const ms = performance.now() - startedAt
        onCall?.({ name: row.name, status: response?.status, ms, attempts, refreshed })
      }
    },
  }
}

/** crypto.randomUUID is missing on plain http. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function parsed(text: string, trip: Trip): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw failure(trip, 'parse', { cause })
  }
}

function tokensOf(data: unknown, trip: Trip): Tokens {
  const { access, refresh, log_token: log } = (data ?? {}) as { access?: string; refresh?: string; log_token?: string }
  if (!access) throw failure(trip, 'parse')
  return { access, refresh, log }
}
