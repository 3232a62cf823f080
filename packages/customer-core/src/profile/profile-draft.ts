import type { UserProfile } from '@tarapath/api-client/types'

export interface ProfileDraft {
  name: string
  email: string
  /** Empty: not said. */
  gender: string
  date: string
  time: string
  isTimeUnknown: boolean
  place: string
}

export const draftOf = (profile: UserProfile): ProfileDraft => ({
  name: profile.name,
  email: profile.email ?? '',
  gender: profile.gender ?? '',
  date: profile.date_of_birth ?? '',
  time: profile.time_of_birth?.slice(0, 5) ?? '',
  isTimeUnknown: profile.date_of_birth !== null && profile.time_of_birth === null,
  place: profile.place_of_birth ?? '',
})

const orNull = (text: string): string | null => text.trim() || null

/** What is sent: an empty field clears what was there. */
export const toUpdate = (draft: ProfileDraft) => ({
  name: draft.name.trim(),
  email: orNull(draft.email),
  gender: orNull(draft.gender) as UserProfile['gender'],
  date_of_birth: orNull(draft.date),
  time_of_birth: draft.isTimeUnknown ? null : orNull(draft.time),
  place_of_birth: orNull(draft.place),
})

/** Whether saving would change anything. */
export const isChanged = (draft: ProfileDraft, saved: ProfileDraft): boolean =>
  JSON.stringify(toUpdate(draft)) !== JSON.stringify(toUpdate(saved))
