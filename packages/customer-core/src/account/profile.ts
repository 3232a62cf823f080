import { isApiError } from '@tarapath/api-client'
import { getMyProfile } from '@tarapath/api-client/account'
import type { UserProfile } from '@tarapath/api-client/types'
import { atom } from 'jotai'
import { apiAtom, engineAtom, failureOf, signInAtom, toPaise, type Failure } from '../platform/index.ts'
import { removeCustomerCookies } from './browser-data.ts'

export type ProfileState =
  | { name: 'none' }
  | { name: 'loading' }
  | { name: 'ready'; profile: UserProfile }
  | { name: 'failed'; failure: Failure }

const profileStateAtom = atom<ProfileState>({ name: 'none' })

export const profileAtom = atom((get): ProfileState =>
  get(signInAtom) === 'signed-in' ? get(profileStateAtom) : { name: 'none' },
)

/** Whole paise, or null while it is not known. */
export const balancePaiseAtom = atom((get) => {
  const state = get(profileAtom)
  return state.name === 'ready' ? toPaise(state.profile.balance) : null
})

export const favouriteIdsAtom = atom((get): readonly number[] => {
  const state = get(profileAtom)
  return state.name === 'ready' ? state.profile.favourite_consultant_ids : []
})

/** Reads the profile again: after signing in, a recharge, a consultation. What is on screen stays meanwhile. */
export const loadProfileAtom = atom(null, async (get, set): Promise<void> => {
  const api = get(apiAtom)
  if (get(profileStateAtom).name !== 'ready') set(profileStateAtom, { name: 'loading' })
  try {
    const profile = await getMyProfile(api)
    set(profileStateAtom, { name: 'ready', profile })
    get(engineAtom)?.userDetailsLoaded({ ongoing_consultation: profile.ongoing_consultation })
  } catch (error) {
    if (isSessionRefused(error)) {
      // Spec §8: a failure to load the user's details removes the token and email cookies. Our own choice: only when
      // the server refuses the session; a tunnel or a restart of ours must not sign anybody out.
      removeCustomerCookies()
      await api.session.signOut()
      set(signInAtom, 'signed-out')
      set(profileStateAtom, { name: 'none' })
    } else if (get(profileStateAtom).name !== 'ready') {
      set(profileStateAtom, { name: 'failed', failure: failureOf(error) })
    }
  }
})

function isSessionRefused(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'signed-out' || error.status === 401 || error.status === 403)
}
