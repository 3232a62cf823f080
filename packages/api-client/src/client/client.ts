import type { CallRow } from './call-row.ts'
import type { Tokens, TokenStorage } from './tokens.ts'

/** Settings of one call; each beats the client's own. */
export interface CallOptions {
  /** Ends this call only: a refresh that others wait for goes on. */
  signal?: AbortSignal | undefined
  /** Milliseconds for one attempt. */
  timeout?: number | false | undefined
  /** Milliseconds for the call with all its attempts and pauses. */
  totalTimeout?: number | false | undefined
  /** How often a repeatable call is repeated. */
  retry?: number | undefined
  /** Beat the client's own headers. */
  headers?: Record<string, string> | undefined
  /** Your own key in place of the one the client makes; makes a POST or PATCH repeatable. */
  idempotencyKey?: string | undefined
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined
}

/** Options of a call as the client takes them; `search` is a query that replaces the one of the input. */
export type OwnOptions = CallOptions & { search?: string }

/** What happened in one call, for logs and measurements. */
export interface CallEvent {
  name: string
  /** Status of the last answer, if one came. */
  status?: number | undefined
  ms: number
  attempts: number
  /** A new access token was needed on the way. */
  refreshed: boolean
}

/** One complaint of a check. */
export interface Issue {
  message: string
  path?: readonly unknown[] | undefined
}

/** Looks at a reply; any Standard Schema is one. */
export interface Check {
  '~standard': {
    validate(
      value: unknown,
    ): { issues?: readonly Issue[] | undefined } | Promise<{ issues?: readonly Issue[] | undefined }>
  }
}

/** Settings of a client. Only `baseUrl` is needed. */
export interface ClientOptions {
  /** Where the API lives: `https://api.example.com`, or '' for the page's own origin. */
  baseUrl: string
  /** Where tokens are kept; memory when missing. */
  storage?: TokenStorage
  /** Replaces the global fetch. */
  fetch?: typeof fetch
  /** Milliseconds for one attempt; 10,000 when missing. */
  timeout?: number | false
  /** Milliseconds for a call with all its attempts and pauses; 30,000 when missing. */
  totalTimeout?: number | false
  /** How often a repeatable call is repeated; 2 when missing. */
  retry?: number
  /** `never` keeps a client on a server from spending the customer's refresh token. */
  refresh?: 'auto' | 'never'
  /** `strict` ends the session at any failed refresh; `tolerant` (when missing) only when the server refuses. */
  refreshFailure?: 'tolerant' | 'strict'
  /** Called once when the session is over. The tokens are gone by then. */
  onSessionLost?: (why: 'rejected') => void
  /** Milliseconds before the next attempt, by the number of the one that failed (1, 2, …). */
  backoff?: (attempt: number) => number
  /** Accept-Language of every call; `en` when missing. */
  language?: string
  /** Sent with every call; a header that is not safelisted costs browsers a preflight on public reads. */
  headers?: Record<string, string>
  /**
   * Looks at replies; nobody does when missing. `throw` rejects what does not fit as `validation`, with the issues as
   * the error's cause; `report` only tells `onIssues`. Replies are passed on as they came, whatever a check made of them.
   */
  validation?: {
    mode: 'report' | 'throw'
    /** By name of the call: `@tarapath/api-client/checks`, all or some of it, or any Standard Schema. */
    checks: Record<string, Check>
    onIssues?: (endpoint: string, issues: readonly Issue[]) => void
  }
  /** Told of every call that has ended, well or not. A refresh on the way is part of the call that needed it. */
  onCall?: (event: CallEvent) => void
}

/** Made by `createClient`; the first argument of every call. */
export interface Client {
  session: {
    /** Stores the tokens of a new session. Calls of the old one fail as `session-changed`. */
    signIn(tokens: Tokens): Promise<void>
    /** Removes the tokens. Calls under way fail as `session-changed`. Tells other tabs. */
    signOut(): Promise<void>
  }
  /** What the generated functions use. */
  call<Reply>(row: CallRow, options?: CallOptions & { search?: string }, input?: object, body?: object): Promise<Reply>
}
