import type { Auth } from '@tarapath/api-client/table'
import type { TokenFailure } from '../identity/index.ts'
import { DomainError } from '../errors.ts'

/**
 * Who sends the request, as `find` tells by their token. Only a Bearer header authenticates; cookies never do.
 * An expired token is an error on optional endpoints too, so that the client notices and refreshes.
 */
export async function authenticate<Owner extends object>(
  auth: Auth,
  request: Request,
  find: (token: string) => Promise<Owner | TokenFailure>,
): Promise<Owner | null> {
  if (auth === 'none') return null
  const header = request.headers.get('authorization')
  if (!header) {
    if (auth === 'optional') return null
    throw new DomainError('not_authenticated', 'Sign in to go on.')
  }
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1]
  const owner = token === undefined ? 'unknown token' : await find(token)
  if (owner === 'deleted account') throw new DomainError('user_inactive', 'This account has been deleted.')
  if (owner === 'unknown token') throw new DomainError('token_not_valid', 'Your session has expired. Log in again.')
  return owner
}
