import type { Tokens } from './tokens.ts'

/**
 * What the client has to know about a call. The generated functions carry one each, with everything left out that
 * goes without saying: no `auth` means that the call never carries a token.
 */
export interface CallRow {
  name: string
  method: 'GET' | 'POST' | 'PATCH'
  /** Holes in braces: `/api/v1/astro/consultants/{id}/`. */
  path: string
  auth?: 'optional' | 'required'
  /** A 401 starts no refresh. */
  refresh?: 'never'
  /** Missing: GET is repeated after a failure, the rest is not. */
  retry?: 'idempotent' | 'none'
  /** Makes the Idempotency-Key of a call that must not count twice. Only such calls bring this code along. */
  newKey?: () => string
  /** Makes a form of a body that holds a file. Only calls that take files bring this code along. */
  form?: (values: object) => FormData | undefined
  /** Finds the tokens in a reply that starts a session. Only such calls bring this code along. */
  tokens?: (reply: unknown) => Tokens | undefined
  /** The session is over whatever the answer is. */
  signsOut?: true
  /** A failure answers undefined. */
  fireAndForget?: true
  /** What fetch is told beside. */
  init?: Pick<RequestInit, 'cache' | 'credentials' | 'keepalive'>
}
