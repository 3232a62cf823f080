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
  idempotencyKey?: true
  /** Makes a form of a body that holds a file. Only calls that take files bring this code along. */
  form?: (values: object) => FormData | undefined
  session?: 'starts' | 'ends'
  fireAndForget?: true
  cache?: 'no-store'
}
