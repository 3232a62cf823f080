import ky, { isHTTPError, isTimeoutError } from 'ky'
import { abortable } from './abortable.ts'
import { addressOf } from './address.ts'
import { isApiError, refusal } from './api-error.ts'
import type { CallRow } from './call-row.ts'
import type { Client, ClientOptions, OwnOptions } from './client.ts'
import { renewal } from './renewal.ts'
import { createSession } from './session.ts'
import { failure, retryAfterOf, type Trip } from './trip.ts'

const REPEATED_STATUSES = [408, 429, 500, 502, 503, 504]
const REFRESH: CallRow = { name: 'refreshAccessToken', method: 'POST', path: '/api/token/refresh/' }

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
    backoff = (attempt: number) => (75 + 75 * Math.random()) * 2 ** attempt,
    validation,
    onCall,
  } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const headers = { accept: 'application/json', 'accept-language': options.language ?? 'en', ...options.headers }
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request))

  const session = createSession(options, {
    renewal(refresh, signal) {
      const patienceMs = timeout || 10_000
      const ask = () =>
        exchange(session.begin(REFRESH), { signal, timeout: patienceMs, retry: 0 }, undefined, { refresh })
      const strict = options.refreshFailure === 'strict'
      return renewal(ask as () => Promise<{ access: string }>, { patienceMs, retry, strict, backoff }, signal)
    },

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

  async function exchange(trip: Trip, own: OwnOptions, input?: object, body?: object): Promise<unknown> {
    const { row } = trip
    const budget = own.totalTimeout ?? totalTimeout
    try {
      own.signal?.throwIfAborted()
      const form = body && row.form?.(body)
      const reads = row.method === 'GET'
      const key = reads ? undefined : (own.idempotencyKey ?? row.newKey?.())
      const repeatable = row.retry ? row.retry !== 'none' : reads || key

      // ky writes a body once, so that every repetition sends the same bytes.
      const text = await ky(baseUrl + addressOf(row, input, own.search), {
        method: row.method,
        headers: { ...headers, ...(key && { 'idempotency-key': key }), ...own.headers },
        ...(form ? { body: form } : { json: body }),
        signal: own.signal ?? null,
        keepalive: own.keepalive ?? false,
        // No call needs cookies.
        credentials: 'omit',
        ...row.init,
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
            return budget && waitMs > trip.startedAt + budget - performance.now() ? false : undefined
          },
        },
        fetch: (request) => session.send(request as Request, trip),
      }).text()
      const data: unknown = text ? JSON.parse(text) : undefined
      const issues = (await validation?.checks[row.name]?.['~standard'].validate(data))?.issues
      if (validation && issues) {
        validation.onIssues?.(row.name, issues)
        if (validation.mode === 'throw') throw failure(trip, 'validation', { cause: issues })
      }
      if (row.tokens) {
        const tokens = row.tokens(data)
        if (!tokens) throw failure(trip, 'parse')
        await session.signIn(tokens)
      }
      return data
    } catch (error) {
      if (row.fireAndForget) return undefined
      if (own.signal?.aborted) throw failure(trip, 'aborted', { cause: own.signal.reason })
      if (isApiError(error)) throw error
      if (error instanceof SyntaxError) throw failure(trip, 'parse', { cause: error })
      if (isTimeoutError(error)) throw failure(trip, 'timeout')
      if (isHTTPError(error))
        throw failure(trip, 'http', { body: typeof error.data === 'object' ? error.data : undefined })
      if (trip.attempts) throw failure(trip, 'network', { cause: trip.cause ?? error })
      // Without its cause, whose text quotes addresses and headers.
      throw refusal(row, 'cannot be sent: check base URL, headers, body and storage')
    }
  }

  return {
    session: { signIn: session.signIn, signOut: session.signOut },

    async call<Reply>(row: CallRow, own: OwnOptions = {}, input?: object, body?: object) {
      const trip = session.begin(row)
      try {
        return (await exchange(trip, own, input, body)) as Reply
      } finally {
        const { response, startedAt, attempts, refreshed } = trip
        const ms = performance.now() - startedAt
        onCall?.({ name: row.name, status: response?.status, ms, attempts, refreshed })
      }
    },
  }
}
