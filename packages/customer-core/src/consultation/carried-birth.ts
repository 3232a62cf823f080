import { carriedHash } from '../platform/index.ts'

export interface CarriedBirth {
  name: string
  /** ISO date. */
  date: string
  /** "18:05"; null when it is not known. */
  time: string | null
  place: string
}

/** The birth details of the calculation about which the customer asks; null where the question is about none. */
export function carriedBirth(): CarriedBirth | null {
  const { name = '', date, time, place } = Object.fromEntries(new URLSearchParams(carriedHash().slice(1)))
  if (!date || !place) return null
  return { name, date, time: time && /^\d\d:\d\d$/.test(time) ? time : null, place }
}
