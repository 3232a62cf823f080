import type { Place } from '../sky/place.ts'
import type { CivilDay } from './civil-day.ts'
import { nextSunrise, sunrise, sunset } from './sun-and-moon-times.ts'

/** A stretch of time. */
export interface Stretch {
  readonly start: Date
  readonly end: Date
}

/** Day and night of a civil day; throws where the Sun does not rise or set, because nothing can be divided then. */
export function dayAndNight(day: CivilDay, place: Place): { day: Stretch; night: Stretch } {
  const rises = sunrise(day, place)
  const sets = sunset(day, place)
  const risesNext = rises && nextSunrise(rises, place)
  if (!rises || !sets || !risesNext)
    throw new RangeError(`The Sun does not rise and set at latitude ${place.latitude} on ${day.date}.`)
  return { day: { start: rises, end: sets }, night: { start: sets, end: risesNext } }
}

/** Part `index` of a stretch that is cut into equal parts. */
export function partOf({ start, end }: Stretch, index: number, parts: number): Stretch {
  const at = (part: number) =>
    new Date(Math.round(start.getTime() + ((end.getTime() - start.getTime()) * part) / parts))
  return { start: at(index), end: at(index + 1) }
}
