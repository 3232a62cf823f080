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
  const born = new Date(`${date}T${time ?? '12:00'}Z`)
  const print = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(born)
  return [
    ...(name === '' ? [] : [name]),
    print({ day: 'numeric', month: 'short', year: 'numeric' }),
    time === null ? birthWords().timeUnknown : print({ hour: 'numeric', minute: '2-digit' }),
    ...(place === null ? [] : [place]),
  ].join(', ')
}

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
