import ky, { isHTTPError, isTimeoutError } from 'ky'
import { abortable } from './abortable.ts'
import { addressOf } from './address.ts'
import { isApiError } from './api-error.ts'
import type { CallRow } from './call-row.ts'
import type { Client, ClientOptions, OwnOptions } from './client.ts'
import { payloadOf } from './payload.ts'
import { renewal } from './renewal.ts'
import { createSession } from './session.ts'
import type { Tokens, TokenStorage } from './tokens.ts'
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
  const strict = options.refreshFailure === 'strict'

  const session = createSession({
    storage: options.storage ?? inMemory(),
    mayRefresh: options.refresh !== 'never',
    strict,
    onLost: options.onSessionLost,
    renewal: (refresh, signal) =>
      renewal(
        {
          fetch,
          url: `${baseUrl}/api/token/refresh/`,
          headers,
          timeoutMs: timeout || 10_000,
          retries: strict ? 0 : retry,
          backoff,
        },
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
    session: { signIn: (tokens) => session.signIn(tokens), signOut: () => session.signOut() },

    async call<Reply>(row: CallRow, own: OwnOptions = {}, input?: object, body?: object) {
      const startedAt = performance.now()
      const budget = own.totalTimeout ?? totalTimeout
      const trip: Trip = { row, era: session.era, attempts: 0, refreshed: false }

      const exchange = async (): Promise<unknown> => {
        const path = addressOf(row, input, own.search)
        const payload = payloadOf(row, input, body)
        const key = row.method === 'GET' ? undefined : (own.idempotencyKey ?? (row.idempotencyKey && newKey()))
        const repeatable = key || (row.retry ?? (row.method === 'GET' ? 'safe' : 'none')) !== 'none'
        if (row.session === 'ends') trip.parting = await session.leave()

        const reply = ky(baseUrl + path, {
          method: row.method,
          headers: {
            ...headers,
            ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
            ...(key && { 'idempotency-key': key }),
            ...own.headers,
          },
          ...(payload !== undefined && { body: payload }),
          ...(own.signal && { signal: own.signal }),
          ...(row.cache && { cache: row.cache }),
          keepalive: own.keepalive ?? row.fireAndForget ?? false,
          credentials: 'omit',
          timeout: own.timeout ?? timeout,
          totalTimeout: budget,
          retry: {
            limit: repeatable ? (own.retry ?? retry) : 0,
            methods: ['get', 'post', 'patch'],
            statusCodes: REPEATED_STATUSES,
            afterStatusCodes: REPEATED_STATUSES,
            delay: backoff,
            // A pause that outlasts the budget is not worth starting.
            shouldRetry({ error }) {
              const waitMs = isHTTPError(error) ? (retryAfterOf(error.response) ?? 0) * 1000 : 0
              return budget !== false && waitMs > startedAt + budget - performance.now() ? false : undefined
            },
          },
          fetch: (request) => session.send(request as Request, trip),
        })
        await reply
        const text = await reply.text()
        const data = text ? parsed(text, trip) : undefined
        await checked(data)
        if (row.session === 'starts') await session.signIn(tokensOf(data, trip))
        return data
      }

      const checked = async (data: unknown) => {
        const issues = (await validation?.checks[row.name]?.['~standard'].validate(data))?.issues
        if (!issues) return
        validation?.onIssues?.(row.name, issues)
        if (validation?.mode === 'throw') throw failure(trip, 'validation', { cause: issues })
      }

      try {
        return (await exchange()) as Reply
      } catch (error) {
        if (row.fireAndForget) return undefined as Reply
        if (own.signal?.aborted) throw failure(trip, 'aborted', { cause: own.signal.reason })
        if (isApiError(error)) throw error
        if (isTimeoutError(error)) throw failure(trip, 'timeout')
        if (isHTTPError(error)) {
          const refusal = error.data
          throw failure(trip, 'http', typeof refusal === 'object' ? { body: refusal } : {})
        }
        throw trip.attempts
          ? failure(trip, 'network', { cause: trip.cause ?? error })
          : failure(trip, 'input', { cause: error })
      } finally {
        if (onCall) {
          const { response, attempts, refreshed } = trip
          const status = response && { status: response.status }
          onCall({ name: row.name, ...status, ms: performance.now() - startedAt, attempts, refreshed })
        }
      }
    },
  }
}

function inMemory(): TokenStorage {
  let tokens: Tokens = {}
  return { get: () => tokens, set: (next) => void (tokens = next), clear: () => void (tokens = {}) }
}

/** crypto.randomUUID is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parsed(text: string, trip: Trip): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw failure(trip, 'parse', { message: 'the answer is no JSON', cause })
  }
}

function tokensOf(data: unknown, trip: Trip): Tokens {
  const { access, refresh, log_token: log } = (data ?? {}) as { access?: string; refresh?: string; log_token?: string }
  if (!access) throw failure(trip, 'parse', { message: 'the answer holds no tokens' })
  return { access, refresh, log }
}
