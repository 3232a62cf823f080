export const MALA = 108

/** What a device remembers of the counting: beads of the current mala of each mantra, and the beads of each day. */
export interface Tally {
  beads: Readonly<Record<string, number>>
  /** By local day, `2026-11-23`. */
  days: Readonly<Record<string, number>>
}

/** The days that are kept: enough for a streak of a quarter. */
const KEPT_DAYS = 100

export const emptyTally: Tally = { beads: {}, days: {} }

/** Reads what was stored. Anything else counts as nothing. */
export function readTally(stored: string | null): Tally {
  try {
    const { beads, days } = JSON.parse(stored ?? '') as Partial<Tally>
    return { beads: numbersOf(beads), days: numbersOf(days) }
  } catch {
    return emptyTally
  }
}

const numbersOf = (value: object = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(value).filter(([, count]) => Number.isInteger(count) && count > 0))

/** The beads after one more, or one less. The bead after the 108th is the first of the next mala. */
export function countBead(tally: Tally, mantra: string, day: string, step: 1 | -1): Tally {
  const before = tally.beads[mantra] ?? 0
  if (step < 0 && before === 0) return tally
  const beads = step > 0 ? (before % MALA) + 1 : before - 1
  const ofDay = Math.max(0, (tally.days[day] ?? 0) + step)
  const days = Object.entries({ ...tally.days, [day]: ofDay }).filter(([, count]) => count > 0)
  const kept = days.toSorted(([a], [b]) => (a < b ? 1 : -1)).slice(0, KEPT_DAYS)
  return { beads: { ...tally.beads, [mantra]: beads }, days: Object.fromEntries(kept) }
}

/** The day of a moment where the device is. */
export function localDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`
}

const shifted = (date: Date, days: number): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** For each day of the week of a date, from Monday, whether something was counted. */
export function weekOf({ days }: Tally, today: Date): boolean[] {
  const sinceMonday = (today.getDay() + 6) % 7
  return Array.from({ length: 7 }, (_, at) => localDay(shifted(today, at - sinceMonday)) in days)
}

/** How many days in a row were counted until today, or until yesterday as long as today is empty. */
export function daysInARow({ days }: Tally, today: Date): number {
  const start = localDay(today) in days ? 0 : 1
  let length = 0
  while (localDay(shifted(today, -start - length)) in days) length += 1
  return length
}
