import type { UserProfile } from '@tarapath/api-client/types'
import { atom } from 'jotai'
import { apiAtom, engineAtom, signInAtom, toPaise, type Failure } from '../platform/index.ts'

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

/** What the running consultation has cost since the balance was loaded. The consultation flow sets it. */
export const runningCostPaiseAtom = atom(0)

/** What is left in the wallet now, after the running cost. */
export const paiseLeftAtom = atom((get) => {
  const paise = get(balancePaiseAtom)
  return paise === null ? null : Math.max(0, paise - get(runningCostPaiseAtom))
})

export const favouriteIdsAtom = atom((get): readonly number[] => {
  const state = get(profileAtom)
  return state.name === 'ready' ? state.profile.favourite_consultant_ids : []
})

/** Reloads the profile, after a sign-in, a recharge or a consultation. The old one is shown until then. */
export const loadProfileAtom = atom(null, async (get, set): Promise<void> => {
  if (get(profileStateAtom).name !== 'ready') set(profileStateAtom, { name: 'loading' })
  // Loaded on first use, because a visitor's first page has no profile.
  const { fetchProfile } = await import('./fetch-profile.ts')
  const fetched = await fetchProfile(get(apiAtom))
  if (fetched.name === 'ready') {
    set(profileStateAtom, fetched)
    get(engineAtom)?.userDetailsLoaded({ ongoing_consultation: fetched.profile.ongoing_consultation })
  } else if (fetched.name === 'rejected') {
    set(signInAtom, 'signed-out')
    set(profileStateAtom, { name: 'none' })
  } else if (get(profileStateAtom).name !== 'ready') set(profileStateAtom, fetched)
})
