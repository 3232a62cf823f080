import type { Place } from '../sky/place.ts'
import type { CivilDay } from './civil-day.ts'
import { nextSunrise, sunrise, sunset } from './sun-and-moon-times.ts'

/** An interval of time. */
export interface Interval {
  readonly start: Date
  readonly end: Date
}

/** Day and night of a civil day. Throws where the Sun does not rise and set, because there is nothing to divide. */
export function dayAndNight(day: CivilDay, place: Place): { day: Interval; night: Interval } {
  const rises = sunrise(day, place)
  const sets = sunset(day, place)
  const risesNext = rises && nextSunrise(rises, place)
  if (!rises || !sets || !risesNext)
    throw new RangeError(`The Sun does not rise and set at latitude ${place.latitude} on ${day.date}.`)
  return { day: { start: rises, end: sets }, night: { start: sets, end: risesNext } }
}

/** Part `index` of an interval that is divided into equal parts. */
export function partOf({ start, end }: Interval, index: number, parts: number): Interval {
  const at = (part: number) =>
    new Date(Math.round(start.getTime() + ((end.getTime() - start.getTime()) * part) / parts))
  return { start: at(index), end: at(index + 1) }
}
