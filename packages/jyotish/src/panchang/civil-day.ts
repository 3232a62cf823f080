import { checkNumber, checkObject, checkText, show } from '../sky/check.ts'

/** A calendar day at a place. */
export interface CivilDay {
  /** `2026-11-20` */
  readonly date: string
  /** UTC offset of the place on that day in whole minutes: 330 in India. */
  readonly utcOffsetMinutes: number
}

const DAY_MS = 86_400_000

/**
 * The instant at which a civil day begins: local midnight.
 *
 * @throws RangeError for an invalid date, one outside 1900–2100, or an offset that is no whole number of minutes up to 15 hours.
 * @throws TypeError for an argument of another type.
 */
export function startOfDay(day: CivilDay): Date {
  checkObject(day, "{ date: '2026-11-20', utcOffsetMinutes: 330 }")
  const { date, utcOffsetMinutes } = day
  checkNumber(utcOffsetMinutes, 'offset in minutes')
  if (!Number.isInteger(utcOffsetMinutes) || Math.abs(utcOffsetMinutes) > 900)
    throw new RangeError(`The offset ${utcOffsetMinutes} is not a whole number of minutes between -900 and 900.`)
  return new Date(dayNumber(date) * DAY_MS - utcOffsetMinutes * 60_000)
}

/** The weekday of a civil date; 0 is Sunday. */
export const weekday = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** Days since 1 January 1970. Throws for an invalid date, and outside the supported years. */
export function dayNumber(date: string): number {
  checkText(date, '2026-11-20')
  const midnight = new Date(`${date}T00:00:00Z`)
  // JavaScript moves a date such as 30 February to March, or does not parse it.
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(date) ||
    Number.isNaN(midnight.getTime()) ||
    midnight.toISOString().slice(0, 10) !== date
  )
    throw new RangeError(`${show(date)} is not a date. Write it as 2026-11-20.`)
  const year = midnight.getUTCFullYear()
  if (year < 1900 || year > 2100) throw new RangeError(`The year ${year} is not supported. Pass one from 1900 to 2100.`)
  return midnight.getTime() / DAY_MS
}
