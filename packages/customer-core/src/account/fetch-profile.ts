import { isApiError, type Client } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { failureOf, type Failure } from '../platform/index.ts'
import { removeCustomerCookies } from './browser-data.ts'

type FetchResult = { name: 'ready'; profile: UserProfile } | { name: 'rejected' } | { name: 'failed'; failure: Failure }

/**
 * Spec §8: a failure to load the user's details removes the token and email cookies. Our own choice: only when the
 * server rejects the session. A lost connection or a restart of the server must not sign a customer out.
 */
export async function fetchProfile(api: Client): Promise<FetchResult> {
  try {
    return { name: 'ready', profile: await getMyProfile(api) }
  } catch (error) {
    if (!isSessionRejected(error)) return { name: 'failed', failure: failureOf(error) }
    removeCustomerCookies()
    await api.session.signOut()
    return { name: 'rejected' }
  }
}

function isSessionRejected(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'signed-out' || error.status === 401 || error.status === 403)
}
