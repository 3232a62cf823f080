import type { Place } from './place.ts'

/** One day more on both sides, because time zones differ: 1900 begins in India before it does in Greenwich. */
const FIRST = Date.UTC(1899, 11, 31)
const AFTER_LAST = Date.UTC(2101, 0, 2)

/** The milliseconds of a Date. Throws a TypeError that says what to pass for anything else, such as a string. */
export function timeOf(date: Date): number {
  if (typeof (date as Partial<Date> | null | undefined)?.getTime === 'function') return date.getTime()
  throw new TypeError(`"${String(date)}" is not a Date. Pass new Date('1994-08-17T06:45:00+05:30').`)
}

/** Throws a RangeError for an instant outside the supported years. */
export function checkDate(date: Date): void {
  const time = timeOf(date)
  if (Number.isNaN(time)) throw new RangeError('The date is not valid. Pass a Date that holds an instant.')
  if (time < FIRST || time >= AFTER_LAST)
    throw new RangeError(`The date ${date.toISOString()} is not supported. Pass one from 1900 to 2100.`)
}

/** Throws a RangeError for invalid coordinates. */
export function checkPlace({ latitude, longitude }: Place): void {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`The latitude ${latitude} is not between -90 and 90 degrees.`)
  if (!(Math.abs(longitude) <= 180))
    throw new RangeError(`The longitude ${longitude} is not between -180 and 180 degrees.`)
}

/** Throws a RangeError for a longitude that is not a finite number. */
export function checkDegrees(degrees: number): void {
  if (!Number.isFinite(degrees)) throw new RangeError(`The longitude ${degrees} is not a number of degrees.`)
}
