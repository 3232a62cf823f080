import type { ClientOptions } from './client.ts'
import type { CallContext } from './call-context.ts'
import { guardedStorage } from './guarded-storage.ts'
import type { TokenStorage } from './tokens.ts'

type Defaulted = 'storage' | 'fetch' | 'timeout' | 'totalTimeout' | 'retry' | 'backoff' | 'headers'

/** The options of a client with their defaults, and its session. */
export interface ClientState extends Omit<ClientOptions, Defaulted>, Required<Pick<ClientOptions, Defaulted>> {
  storage: Required<TokenStorage>
  epoch: SessionEpoch
  /** Our own writes to the storage, in order; reads wait for them. */
  writes: Promise<unknown>
  /** Tokens that the server rejected. They are never used again, even when the storage cannot remove them. */
  rejected: Set<string | undefined>
  /** A session existed, and its end has not been reported. */
  isActive?: boolean
  /** Injected, because a refresh is an exchange within an exchange. */
  exchange: Exchange
}

/** Sends the request of a call and returns the reply. */
export type Exchange = (state: ClientState, context: CallContext, body?: object, input?: object) => Promise<unknown>

/** The time between two sign-ins or sign-outs. Its end aborts its refresh. */
export interface SessionEpoch extends AbortController {
  /** The refresh in flight. Resolves to `unavailable` when the server gave no verdict. */
  refreshing?: Promise<'unavailable' | undefined> | undefined
}

export function createClientState(options: ClientOptions, exchange: Exchange): ClientState {
  const state: Omit<ClientState, Defaulted> & ClientOptions = {
    ...options,
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    headers: { accept: 'application/json', 'accept-language': options.language ?? 'en', ...options.headers },
    epoch: new AbortController(),
    writes: Promise.resolve(),
    rejected: new Set(),
    exchange,
    storage: guardedStorage(options),
  }
  state.fetch ??= (request) => globalThis.fetch(request)
  state.timeout ??= 10_000
  state.totalTimeout ??= 30_000
  state.retry ??= 2
  state.backoff ??= (attempt) => 75 * (1 + Math.random()) * 2 ** attempt
  return state as ClientState
}
