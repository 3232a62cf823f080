/** A day as the people of a place count it. */
export interface CivilDay {
  /** `2026-11-20` */
  readonly date: string
  /** Minutes that the clocks of the place are ahead of UTC on that day: 330 in India. */
  readonly utcOffsetMinutes: number
}

const DAY_MS = 86_400_000

/**
 * The instant at which a civil day begins: local midnight.
 *
 * @throws RangeError for a date that is none, outside 1900–2100, or an offset beyond 15 hours.
 */
export function startOfDay({ date, utcOffsetMinutes }: CivilDay): Date {
  if (!(Math.abs(utcOffsetMinutes) <= 900))
    throw new RangeError(`The offset of ${utcOffsetMinutes} minutes is not between -900 and 900.`)
  return new Date(dayNumber(date) * DAY_MS - utcOffsetMinutes * 60_000)
}

/** 0 for Sunday, by the civil date. */
export const weekday = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** Days since 1 January 1970; throws for a text that is no date of the supported years. */
function dayNumber(date: string): number {
  const midnight = new Date(`${date}T00:00:00Z`)
  // A date such as 30 February is moved by the language, or not read at all.
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(date) ||
    Number.isNaN(midnight.getTime()) ||
    midnight.toISOString().slice(0, 10) !== date
  )
    throw new RangeError(`"${date}" is not a date. Write it as 2026-11-20.`)
  const year = midnight.getUTCFullYear()
  if (year < 1900 || year > 2100) throw new RangeError(`The year ${year} is not supported. Pass one from 1900 to 2100.`)
  return midnight.getTime() / DAY_MS
}
