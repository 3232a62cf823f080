import { isApiError, type Client } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { failureOf, type Failure } from '../platform/index.ts'
import { removeCustomerCookies } from './browser-data.ts'

type Fetched = { name: 'ready'; profile: UserProfile } | { name: 'refused' } | { name: 'failed'; failure: Failure }

/**
 * Spec §8: a failure to load the user's details removes the token and email cookies. Our own choice: only when the
 * server refuses the session; a tunnel, or a restart of ours, must not sign anybody out.
 */
export async function fetchProfile(api: Client): Promise<Fetched> {
  try {
    return { name: 'ready', profile: await getMyProfile(api) }
  } catch (error) {
    if (!isSessionRefused(error)) return { name: 'failed', failure: failureOf(error) }
    removeCustomerCookies()
    await api.session.signOut()
    return { name: 'refused' }
  }
}

function isSessionRefused(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'signed-out' || error.status === 401 || error.status === 403)
}
