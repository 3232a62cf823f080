import type { Auth } from '@tarapath/api-client/table'
import type { Customer, TokenOwner } from '../identity/index.ts'
import { DomainError } from '../errors.ts'

/**
 * The customer who sends the request. Only a Bearer header authenticates; cookies never do.
 * An expired token is an error on optional endpoints too, so that the client notices and refreshes.
 */
export async function authenticate(
  auth: Auth,
  request: Request,
  find: (token: string) => Promise<TokenOwner>,
): Promise<Customer | null> {
  if (auth === 'none') return null
  const header = request.headers.get('authorization')
  if (!header) {
    if (auth === 'optional') return null
    throw new DomainError('not_authenticated', 'Sign in to go on.')
  }
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header)?.[1]
  const customer = token === undefined ? 'unknown token' : await find(token)
  if (customer === 'deleted account') throw new DomainError('user_inactive', 'This account has been deleted.')
  if (customer === 'unknown token') throw new DomainError('token_not_valid', 'Your session has expired. Log in again.')
  return customer
}
