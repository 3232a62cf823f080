import type { OpenConsultation } from '@tarapath/astrologer-api'

/** A person whose birth details the customer shared. */
export interface Person {
  /** The title of their chart. */
  name: string
  /** ISO date. */
  date: string
  time: string | null
  place: string | null
  /** True for the customer, false for another person. */
  isCustomer: boolean
}

/** The customer, if they shared their birth details, and then the other people, in the order in which they were shared. */
export function peopleOf({ birth, customer_name: name, other_people: others }: OpenConsultation): readonly Person[] {
  const customer = birth ? [{ ...birth, name: birth.name || name, isCustomer: true }] : []
  return [...customer, ...others.map((person) => ({ ...person, isCustomer: false }))]
}
