import ky, { isHTTPError, isTimeoutError, type Options } from 'ky'
import { abortable } from './abortable.ts'
import { type ApiError, inputError, isApiError, valueError } from './api-error.ts'
import type { CallContext } from './call-context.ts'
import { callError } from './call-error.ts'
import { runCallerCode } from './caller-code.ts'
import type { ClientState } from './client-state.ts'
import type { Endpoint } from './endpoint.ts'
import { requestPath } from './request-path.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { send } from './send.ts'
import { signIn } from './session.ts'
import { toAbortSignal } from './signal.ts'

const RETRIED_STATUSES = [408, 429, 500, 502, 503, 504]

/** Sends the request of a call, with its retries, and returns the reply. */
export async function exchange(
  state: ClientState,
  context: CallContext,
  body?: object,
  input?: object,
): Promise<unknown> {
  const { endpoint, options } = context
  try {
    context.signal = options.signal && toAbortSignal(options.signal)
    context.signal?.throwIfAborted()
    const url = state.baseUrl + requestPath(endpoint, input, options.search)
    const response = ky(url, requestOptions(state, context, body)).text()
    // Without `AbortSignal.any`, ky does not abort its pauses.
    const text = await (context.signal ? abortable(response, context.signal) : response)
    const reply: unknown = text ? JSON.parse(text) : undefined
    if (state.validation) await validate(state, context, reply)
    if (endpoint.readTokens) {
      const tokens = endpoint.readTokens(reply)
      if (!tokens) throw callError(context, 'parse')
      await signIn(state, tokens)
    }
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
  const json = body && JSON.stringify(body, finiteNumbers(endpoint))
  const form = body && endpoint.toForm?.(body)
  const isRead = method === 'GET'
  const key = isRead ? undefined : (options.idempotencyKey ?? endpoint.createKey?.())
  const totalTimeout = options.totalTimeout ?? state.totalTimeout
  return {
    method,
    headers: {
      ...state.headers,
      ...(json && !form && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...options.headers,
    },
    body: form ?? json ?? null,
    signal: context.signal ?? null,
    keepalive: Boolean(options.keepalive),
    // No endpoint needs cookies.
    credentials: 'omit',
    ...init,
    timeout: options.timeout ?? state.timeout,
    totalTimeout,
    retry: {
      // Never under an idempotency key alone: the platform's server may not know the key.
      limit: (retry ?? (isRead || 'none')) !== 'none' ? (options.retry ?? state.retry) : 0,
      methods: ['get', 'post', 'patch'],
      statusCodes: RETRIED_STATUSES,
      afterStatusCodes: RETRIED_STATUSES,
      delay: state.backoff,
      // A pause beyond the total timeout is not worth starting.
      shouldRetry() {
        const waitMs = (retryAfterSeconds(context.response) ?? 0) * 1000
        return totalTimeout && waitMs > context.startedAt + totalTimeout - performance.now() ? false : undefined
      },
    },
    fetch: (request) => send(state, context, request as Request),
  }
}

/** JSON writes a number that is not finite as null: an amount would silently become another one. */
function finiteNumbers(endpoint: Endpoint) {
  return (key: string, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw valueError(endpoint, key)
    return value
  }
}

function toApiError(context: CallContext, error: unknown): ApiError {
  const { signal } = context
  if (signal?.aborted) return callError(context, 'aborted', { cause: signal.reason })
  if (isApiError(error)) return error
  if (error instanceof SyntaxError) return callError(context, 'parse', { cause: error })
  if (isTimeoutError(error)) return callError(context, 'timeout')
  if (isHTTPError(error)) {
    return callError(context, 'http', { body: typeof error.data === 'object' ? error.data : undefined })
  }
  if (context.attempts) return callError(context, 'network', { cause: context.cause ?? error })
  // Without its cause, whose text quotes URLs and headers.
  return inputError(context.endpoint, 'cannot be sent: check base URL, headers and body')
}
