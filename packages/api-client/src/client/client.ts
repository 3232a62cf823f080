import type { Endpoint } from './endpoint.ts'
import type { Signal } from './signal.ts'
import type { Tokens, TokenStorage } from './tokens.ts'

/** Options of one request; they override those of the client. */
export interface CallOptions {
  /** Aborts this request only: a refresh that other requests wait for continues. An AbortSignal, or what has its shape. */
  signal?: Signal | undefined
  /** Milliseconds for one attempt. */
  timeout?: number | false | undefined
  /** Milliseconds for all attempts and the pauses between them. */
  totalTimeout?: number | false | undefined
  /** How many times a request that may be retried is retried. */
  retry?: number | undefined
  /** Override the headers of the client. */
  headers?: Record<string, string> | undefined
  /** Replaces the generated key, so that a second call of yours counts as the first. Causes no retries by itself. */
  idempotencyKey?: string | undefined
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined
}

/** `search` is a query string that replaces the query of the input. */
export type RequestOptions = CallOptions & { search?: string }

/** The outcome of one request with all its attempts, for logs and metrics. */
export interface CallEvent {
  /** Name of the function: `getAstrologer`. */
  name: string
  /** Status of the last response, if there was one. */
  status?: number | undefined
  /** Milliseconds from call to reply or failure. */
  ms: number
  attempts: number
  /** The access token was refreshed. */
  refreshed: boolean
}

/** One issue that a check found. */
export interface Issue {
  message: string
  path?: readonly unknown[] | undefined
}

/** Validates a reply. Any Standard Schema is one. */
export interface Check {
  '~standard': {
    validate(
      value: unknown,
    ): { issues?: readonly Issue[] | undefined } | Promise<{ issues?: readonly Issue[] | undefined }>
  }
}

/** Options of a client. Only `baseUrl` is required. */
export interface ClientOptions {
  /** URL of the API with its scheme: `https://api.example.com`, or '' for the page's own origin. */
  baseUrl: string
  /** Stores the tokens. Default: memory. */
  storage?: TokenStorage
  /** Replaces the global fetch. */
  fetch?: typeof fetch
  /** Milliseconds for one attempt. Default: 10,000. */
  timeout?: number | false
  /** Milliseconds for all attempts and the pauses between them. Default: 30,000. */
  totalTimeout?: number | false
  /** How many times a request that may be retried is retried. Default: 2. */
  retry?: number
  /** `never` keeps a client on a server from using the customer's refresh token. Default: `auto`. */
  refresh?: 'auto' | 'never'
  /** `strict` ends the session after any failed refresh, `tolerant` only when the server rejects it. Default: `tolerant`. */
  refreshFailure?: 'tolerant' | 'strict'
  /** Called once when the session has ended, after the tokens are removed. */
  onSessionLost?: (reason: 'rejected') => void
  /** Milliseconds before the next attempt, given the number of the failed one (1, 2, …). Default: exponential with jitter. */
  backoff?: (attempt: number) => number
  /** Accept-Language of every request. Default: `en`. */
  language?: string
  /** Sent with every request; a header that is not CORS-safelisted causes a preflight on public reads. */
  headers?: Record<string, string>
  /**
   * Validates replies. `throw` rejects an invalid reply as `validation`, with the issues as the error's cause; `report`
   * only calls `onIssues`. Replies are returned unchanged, even when a check transforms them, and in both modes when a
   * check itself throws. Default: no validation.
   */
  validation?: {
    mode: 'report' | 'throw'
    /** By function name: all or some of `@tarapath/api-client/checks`, or any Standard Schema. */
    checks: Record<string, Check>
    onIssues?: (endpoint: string, issues: Issue[]) => void
  }
  /** Called after every request, successful or not. A refresh is part of the request that needed it. */
  onCall?: (event: CallEvent) => void
  /**
   * Called with what the other functions of these options, the checks or the storage threw. That never changes the result
   * of a request: an answered one still resolves with its reply, and tokens that cannot be stored stay in memory.
   * Default: `reportError`, where the platform has it.
   */
  onError?: (error: unknown, where: ErrorSource) => void
}

/** The option of a client that threw. */
export type ErrorSource = 'onCall' | 'onIssues' | 'checks' | 'storage' | 'onSessionLost'

/** Created by `createClient`; the first argument of every function. */
export interface Client {
  session: {
    /** Stores the tokens of a new session. Pending requests of the old one fail as `session-changed`. */
    signIn(tokens: Tokens): Promise<void>
    /** Removes the tokens. Pending requests fail as `session-changed`. Ends the session in other tabs. */
    signOut(): Promise<void>
  }
  /** Used by the generated functions. */
  call<Reply>(endpoint: Endpoint, options?: RequestOptions, input?: object, body?: object): Promise<Reply>
}
