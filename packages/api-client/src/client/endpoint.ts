import type { CallContext } from './call-context.ts'
import type { ClientState } from './client-state.ts'

/**
 * What the client needs to know about an endpoint. Each generated function carries one, without defaults: no `auth`
 * means that the endpoint never gets a token.
 */
export interface Endpoint {
  name: string
  method: 'GET' | 'POST' | 'PATCH'
  /** With parameters in braces: `/api/v1/astro/consultants/{id}/`. */
  path: string
  auth?: 'optional' | 'required'
  /** A 401 starts no refresh. */
  refresh?: 'never'
  /** Missing: a GET is retried after a failure, other methods are not. */
  retry?: 'idempotent' | 'none'
  /** Creates the Idempotency-Key of a request. Only endpoints that need one import this code. */
  createKey?: () => string
  /** Converts a body that holds a file to a form. Only endpoints that take files import this code. */
  toForm?: (endpoint: Endpoint, values: object) => FormData | undefined
  /** Signs in with the tokens of the reply. Only endpoints that start a session import this code. */
  startSession?: (state: ClientState, context: CallContext, reply: unknown) => Promise<void>
  /** Ends the session, whatever the reply is. */
  signsOut?: true
  /** A failure resolves to undefined. */
  fireAndForget?: true
  /** Additional options for `fetch`. */
  init?: Pick<RequestInit, 'cache' | 'credentials' | 'keepalive'>
}
