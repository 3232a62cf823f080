import { birthWords } from './words/birth.gen.ts'

export interface BirthDetails {
  name: string
  /** ISO date. */
  date: string | null
  /** "18:05" or "18:05:00"; null when it is not known. */
  time: string | null
  place: string | null
}

/** "Priya, 14 Mar 1994, 6:42 am, Nagpur". Null without a date. */
export function birthLine({ name, date, time, place }: BirthDetails): string | null {
  if (date === null) return null
  return [
    ...(name === '' ? [] : [name]),
    birthDate(date),
    time === null ? birthWords().timeUnknown : birthClock(time),
    ...(place === null ? [] : [place]),
  ].join(', ')
}

// Created once: on a slow phone creating a formatter takes longer than formatting.
const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** "14 Mar 1994" of an ISO date. */
export const birthDate = (date: string): string => DAY.format(new Date(`${date}T00:00Z`))

/** "6:42 am" of "06:42". */
export const birthClock = (time: string): string => CLOCK.format(new Date(`2000-01-01T${time}Z`))

/** The birth details in a message of the kind `kundli`; null when it holds something else. */
export function readBirthDetails(text: string | null): BirthDetails | null {
  try {
    const read = JSON.parse(text ?? '') as Record<string, unknown>
    const { type, name, date, time, place } = read
    if (type !== 'birth_details' || typeof date !== 'string' || Number.isNaN(Date.parse(date))) return null
    const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
    return { name: textOrNull(name) ?? '', date, time: textOrNull(time), place: textOrNull(place) }
  } catch {
    return null
  }
}
