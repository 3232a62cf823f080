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
    const text = await abortable(ky(url, requestOptions(state, context, body)).text(), context.signal)
    const reply: unknown = text ? JSON.parse(text) : undefined
    if (state.validation) await validate(state, context, reply)
    await endpoint.startSession?.(state, context, reply)
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
  const { endpoint, options } = context
  const { method, retry, init } = endpoint
  const form = body && endpoint.toForm?.(endpoint, body)
  const isRead = method === 'GET'
  const key = isRead ? undefined : (options.idempotencyKey ?? endpoint.createKey?.())
  const totalTimeout = options.totalTimeout ?? state.totalTimeout
  return {
    method,
    headers: { ...state.headers, ...(key && { 'idempotency-key': key }), ...options.headers },
    // ky serializes a body once, so every attempt sends the same bytes.
    ...(form ? { body: form } : { json: body }),
    stringifyJson: (json) => stringify(endpoint, json),
    signal: context.signal as AbortSignal,
    keepalive: options.keepalive as boolean,
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
    fetch: (request) => send(state, context, request as Request),
  }
}

/** JSON writes a number that is not finite as null: an amount would silently become another one. */
function stringify(endpoint: Endpoint, json: unknown): string {
  return JSON.stringify(json, (key, value: unknown) => toSendable(endpoint, key, value))
}

function toApiError(context: CallContext, error: unknown): ApiError {
  const { signal } = context
  if (signal?.aborted) return callError(context, 'aborted', { cause: signal.reason })
  if (isApiError(error)) return error
  // Without its cause, whose text quotes the reply.
  if (error instanceof SyntaxError) return callError(context, 'parse')
  if (isTimeoutError(error)) return callError(context, 'timeout')
  if (isHTTPError(error)) {
    return callError(context, 'http', { body: typeof error.data === 'object' ? error.data : undefined })
  }
  if (context.attempts) return callError(context, 'network', { cause: context.cause ?? error })
  // Without its cause, whose text quotes URLs and headers.
  return inputError(context.endpoint, 'cannot be sent: check base URL, headers, body')
}
