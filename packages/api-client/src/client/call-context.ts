import type { ClientState, SessionEpoch } from './client-state.ts'
import type { RequestOptions } from './client.ts'
import type { Endpoint } from './endpoint.ts'

/** One call of the client while it is in flight, with all its attempts. */
export interface CallContext {
  endpoint: Endpoint
  options: RequestOptions
  /** The session in which the call was made. */
  epoch: SessionEpoch
  /** The caller's signal, which ends this call only. */
  signal?: AbortSignal | undefined
  /** In milliseconds of `performance.now()`. */
  startedAt: number
  attempts: number
  refreshed: boolean
  /** The last response. */
  response?: Response | undefined
  /** The body of a successful response. */
  text?: string
  /** Why the last attempt got no response. */
  cause?: unknown
}

export function createCallContext({ epoch }: ClientState, endpoint: Endpoint, options: RequestOptions): CallContext {
  return { endpoint, options, epoch, startedAt: performance.now(), attempts: 0, refreshed: false }
}
