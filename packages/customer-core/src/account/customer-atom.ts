import { atom } from 'jotai'
import { readCustomerCookie } from '../platform/index.ts'
import { profileAtom } from './profile.ts'

/** The name and the e-mail address of the customer: those of the profile, and of the cookies before it has come. */
export const customerAtom = atom((get): { name: string; email: string } => {
  const state = get(profileAtom)
  if (state.name === 'ready') return { name: state.profile.name, email: state.profile.email ?? '' }
  return state.name === 'none'
    ? { name: '', email: '' }
    : { name: readCustomerCookie('name'), email: readCustomerCookie('email') }
})
