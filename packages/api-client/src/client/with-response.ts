import { ApiError } from './api-error.ts'
import type { CallContext } from './call-context.ts'

/** A reply with what its response says besides. */
export interface FullReply<Data> {
  data: Data
  /** HTTP status; 0 when a fire-and-forget request got no response. */
  status: number
  /** On another origin, the browser shows those that the server exposes: Date, X-Request-Id and Retry-After. */
  headers: Headers
  /** The server's clock when it replied, in epoch milliseconds, from the Date header; null when that cannot be read. */
  date: number | null
  /** The server's id of this request, to quote to support. */
  requestId: string | undefined
}

const CONTEXT = Symbol('context')

/** A function, so that a promise that is logged does not show the reply. */
type Call = Promise<unknown> & { [CONTEXT]?: () => CallContext }

/** Lets `contextOf` find a call by its promise. */
export function withContext<Reply>(promise: Promise<Reply>, context: CallContext): Promise<Reply> {
  ;(promise as Call)[CONTEXT] = () => context
  return promise
}

/** The call whose promise this is; undefined for any other promise. */
export function contextOf(promise: Promise<unknown> | undefined): CallContext | undefined {
  return (promise as Call | undefined)?.[CONTEXT]?.()
}

/**
 * The reply of a function together with the status, the headers and the date of its response, without another request:
 * `const { data, date } = await withResponse(getOngoingStatus(client))`. Takes the promise that the function returned,
 * not one derived from it; rejects as that promise does.
 */
export async function withResponse<Data>(promise: Promise<Data>): Promise<FullReply<Data>> {
  const data = await promise
  const context = contextOf(promise)
  if (!context) {
    throw new ApiError('input', 'withResponse', {
      message: 'it takes the promise of a function of this package',
    })
  }
  const { response } = context
  const headers = response?.headers ?? new Headers()
  const date = Date.parse(headers.get('date') ?? '')
  return {
    data,
    status: response?.status ?? 0,
    headers,
    date: Number.isNaN(date) ? null : date,
    requestId: headers.get('x-request-id') ?? undefined,
  }
}
