import type { UserProfile } from '@tarapath/api-client/types'
import { expect, test } from 'vitest'
import { draftOf, isChanged, toUpdate } from './profile-draft.ts'

const profile = {
  name: 'Aditi Sharma',
  email: null,
  gender: null,
  date_of_birth: '1994-03-02',
  time_of_birth: '04:12:00',
  place_of_birth: 'Nagpur',
} as UserProfile

test('what is not changed is not a change, and an empty field clears', () => {
  const draft = draftOf(profile)
  expect(isChanged({ ...draft, name: 'Aditi Sharma ' }, draft)).toBe(false)
  const changed = { ...draft, place: ' ', isTimeUnknown: true }
  expect(isChanged(changed, draft)).toBe(true)
  expect(toUpdate(changed)).toMatchObject({
    time_of_birth: null,
    place_of_birth: null,
    email: null,
    name: 'Aditi Sharma',
  })
})

test('a birth date without a time means that the time is unknown', () => {
  expect(draftOf({ ...profile, time_of_birth: null }).isTimeUnknown).toBe(true)
  expect(draftOf({ ...profile, time_of_birth: null, date_of_birth: null }).isTimeUnknown).toBe(false)
})
