import ky, { isHTTPError, isTimeoutError, type Options } from 'ky'
import { abortable } from './abortable.ts'
import { type ApiError, inputError, isApiError } from './api-error.ts'
import type { CallContext } from './call-context.ts'
import { callError } from './call-error.ts'
import { runCallerCode } from './caller-code.ts'
import type { ClientState } from './client-state.ts'
import type { Endpoint } from './endpoint.ts'
import { requestPath } from './request-path.ts'
import { toSendable } from './to-sendable.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { send } from './send.ts'
import { toAbortSignal } from './signal.ts'

/** Sends the request of a call, with its retries, and returns the reply. */
export async function exchange(
  state: ClientState,
  context: CallContext,
  body?: object,
  input?: object,
): Promise<unknown> {
  const { endpoint, options } = context
  try {
    context.signal = toAbortSignal(options.signal)
    context.signal?.throwIfAborted()
    const url = state.baseUrl + requestPath(endpoint, input, options.search)
    // Without `AbortSignal.any`, ky does not abort its pauses.
    await abortable(ky(url, requestOptions(state, context, body)), context.signal)
    const reply: unknown = context.text ? JSON.parse(context.text) : undefined
    if (state.validation) await validate(state, context, reply)
    if (endpoint.startSession) await endpoint.startSession(state, context, reply)
    return reply
  } catch (error) {
    if (endpoint.fireAndForget) return undefined
    throw toApiError(context, error)
  }
}

async function validate(state: ClientState, context: CallContext, reply: unknown): Promise<void> {
  const { mode, checks, onIssues } = state.validation as NonNullable<ClientState['validation']>
  const { name } = context.endpoint
  const issues = await runCallerCode(
    state,
    'checks',
    async () => checks[name] && (await checks[name]['~standard'].validate(reply)).issues,
  )
  if (!issues) return
  void runCallerCode(state, 'onIssues', () => onIssues?.(name, [...issues]))
  if (mode === 'throw') throw callError(context, 'validation', { cause: issues })
}

function requestOptions(state: ClientState, context: CallContext, body?: object): Options {
  const { endpoint, options, signal } = context
  const { method, retry, init } = endpoint
  const form = body && endpoint.toForm?.(endpoint, body)
  // Once, so that every attempt sends the same bytes.
  const text = body && !form && stringify(endpoint, body)
  const isRead = method === 'GET'
  const key = isRead ? undefined : (options.idempotencyKey ?? endpoint.createKey?.())
  const headers = Object.entries({
    ...(text && { 'content-type': 'application/json' }),
    ...state.headers,
    ...(key && { 'idempotency-key': key }),
    ...options.headers,
  })
  const totalTimeout = options.totalTimeout ?? state.totalTimeout
  // ky copies all options for each one it is given.
  return {
    method,
    ...(body && { body: form ?? (text as string) }),
    ...(signal && { signal }),
    ...(options.keepalive && { keepalive: true }),
    // No endpoint needs cookies.
    credentials: 'omit',
    ...init,
    timeout: options.timeout ?? state.timeout,
    totalTimeout,
    retry: {
      // Never under an idempotency key alone: the platform's server may not know the key.
      limit: (retry ?? (isRead || 'none')) !== 'none' ? (options.retry ?? state.retry) : 0,
      methods: [method],
      // ky retries 408, 429, 500, 502, 503 and 504, but heeds the Retry-After of three of them only.
      afterStatusCodes: [408, 429, 500, 502, 503, 504],
      delay: state.backoff,
      // A pause beyond the total timeout is not worth starting.
      shouldRetry() {
        const endMs = performance.now() + (retryAfterSeconds(context.response) ?? 0) * 1000
        return totalTimeout && endMs > context.startedAt + totalTimeout ? false : undefined
      },
    },
    fetch(input) {
      const request = input as Request
      // As an option, ky would copy them five times.
      for (const [name, value] of headers) if (value !== undefined) request.headers.set(name, value)
      return send(state, context, request)
    },
  }
}

/** JSON writes a number that is not finite as null: an amount would silently become another one. */
function stringify(endpoint: Endpoint, json: unknown): string {
  return JSON.stringify(json, (key, value: unknown) => toSendable(endpoint, key, value))
}

/** ky parses a body only under a JSON content type, which a proxy may drop. */
function jsonBody(data: unknown): unknown {
  try {
    const body: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return typeof body === 'object' ? body : undefined
  } catch {
    return undefined
  }
}

function toApiError(context: CallContext, error: unknown): ApiError {
  const { signal } = context
  if (signal?.aborted) return callError(context, 'aborted', { cause: signal.reason })
  if (isApiError(error)) return error
  // Without its cause, whose text quotes the reply.
  if (error instanceof SyntaxError) return callError(context, 'parse')
  if (isTimeoutError(error)) return callError(context, 'timeout')
  if (isHTTPError(error)) return callError(context, 'http', { body: jsonBody(error.data) })
  if (context.attempts) return callError(context, 'network', { cause: context.cause ?? error })
  // Without its cause, whose text quotes URLs and headers.
  return inputError(context.endpoint, 'cannot be sent: check base URL, headers, body')
}
