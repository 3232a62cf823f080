import { atom } from 'jotai'
import { changePreferencesAtom, preferencesAtom, type FamilyPerson } from '../preferences/index.ts'
import { UNKNOWN_TIME, type Inputs, type Suffix } from './calculator-inputs.ts'

export type { FamilyPerson }

/** The people whose birth details are kept, by name. */
export const familyAtom = atom((get) => get(preferencesAtom).family)

/** Adds people, in place of those with their names. `former` is the name that a changed person had. */
export const keepPeopleAtom = atom(null, (_, set, people: readonly FamilyPerson[], former?: string) => {
  const replaced = [...people.map(({ name }) => name), ...(former === undefined ? [] : [former])]
  set(changePreferencesAtom, ({ family }) => {
    const others = family.filter(({ name }) => !replaced.some((one) => isSameName(one, name)))
    return { family: [...others, ...people].toSorted((a, b) => a.name.localeCompare(b.name)) }
  })
})

export const removePersonAtom = atom(null, (_, set, person: FamilyPerson) => {
  set(changePreferencesAtom, ({ family }) => ({ family: family.filter(({ name }) => !isSameName(name, person.name)) }))
})

export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The fields of a form that are filled in for a person. */
export const inputsOfPerson = ({ name, date, time, place }: FamilyPerson, suffix: Suffix): Inputs => ({
  [`name${suffix}`]: name,
  [`date${suffix}`]: date,
  [`time${suffix}`]: time ?? UNKNOWN_TIME,
  [`place${suffix}`]: place,
})

/** The person whom a form describes; null without a name, a date or a place. */
export function personOf(inputs: Inputs, suffix: Suffix): FamilyPerson | null {
  const [name, date, time, place] = (['name', 'date', 'time', 'place'] as const).map(
    (field) => inputs[`${field}${suffix}`],
  )
  if (!name || !date || !place) return null
  return { name, date, time: time === undefined || time === UNKNOWN_TIME ? null : time, place }
}
