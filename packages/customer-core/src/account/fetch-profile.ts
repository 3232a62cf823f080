import { isApiError, type Client } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import {
  deviceClock,
  failureOf,
  forgetCopies,
  keepCopy,
  removeCustomerCookies,
  writeCustomerCookies,
  type Failure,
} from '../platform/index.ts'

/** The name of the last copy of the balance, in rupees. */
export const BALANCE_COPY = 'balance'

type FetchResult = { name: 'ready'; profile: UserProfile } | { name: 'rejected' } | { name: 'failed'; failure: Failure }

/**
 * Spec §8: a failure to load the user's details removes the `token` and `email` cookies, which hold no session. Our own
 * choice: the session itself ends only when the server rejects it, not for a lost connection or a restarted server.
 */
export async function fetchProfile(api: Client): Promise<FetchResult> {
  try {
    const profile = await getMyProfile(api)
    writeCustomerCookies(profile)
    keepCopy(BALANCE_COPY, profile.balance, deviceClock.now())
    return { name: 'ready', profile }
  } catch (error) {
    removeCustomerCookies(['token', 'email'])
    if (!isSessionRejected(error)) return { name: 'failed', failure: failureOf(error) }
    removeCustomerCookies()
    forgetCopies()
    await api.session.signOut()
    return { name: 'rejected' }
  }
}

function isSessionRejected(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'signed-out' || error.status === 401 || error.status === 403)
}
