import { atom } from 'jotai'
import { UNKNOWN_TIME, type Inputs, type Suffix } from './calculator-inputs.ts'

/** A person whose birth details are kept on this device. Two of one name are the same person. */
export interface FamilyPerson {
  name: string
  /** ISO date. */
  date: string
  /** "18:05"; null when it is not known. */
  time: string | null
  place: string
}

const KEY = 'family'

const changedAtom = atom<readonly FamilyPerson[] | null>(null)

/** The people who are kept on this device, by name. Logging out clears them with everything else. */
export const familyAtom = atom((get) => get(changedAtom) ?? readFamily())

/** Adds people, in place of those with their names. `former` is the name that a changed person had. */
export const keepPeopleAtom = atom(null, (_, set, people: readonly FamilyPerson[], former?: string) => {
  const replaced = [...people.map(({ name }) => name), ...(former === undefined ? [] : [former])]
  const others = readFamily().filter(({ name }) => !replaced.some((one) => isSameName(one, name)))
  const family = [...others, ...people].toSorted((a, b) => a.name.localeCompare(b.name))
  set(changedAtom, family)
  writeFamily(family)
})

export const removePersonAtom = atom(null, (_, set, person: FamilyPerson) => {
  const family = readFamily().filter(({ name }) => !isSameName(name, person.name))
  set(changedAtom, family)
  writeFamily(family)
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

// Read anew before each change, because another tab may have written.
function readFamily(): readonly FamilyPerson[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((person) => isPerson(person)) : []
  } catch {
    return []
  }
}

function isPerson(value: unknown): value is FamilyPerson {
  if (typeof value !== 'object' || value === null) return false
  const { name, date, time, place } = value as Record<string, unknown>
  const isText = [name, date, place].every((text) => typeof text === 'string' && text !== '')
  return isText && (time === null || typeof time === 'string')
}

function writeFamily(family: readonly FamilyPerson[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(family))
  } catch {
    // Storage is blocked: the people are kept as long as the page.
  }
}
