import type { Place } from '../sky/place.ts'
import { weekday, type CivilDay } from './civil-day.ts'
import { dayAndNight, partOf, type Interval } from './day-and-night.ts'

const WEDNESDAY = 3

/** The eighth of the fifteen muhurtas of a day, around local noon. */
export interface AbhijitMuhurta extends Interval {
  /** By tradition it is not used on Wednesdays. */
  readonly isUsed: boolean
}

/**
 * Abhijit muhurta: the middle fifteenth of the daylight.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export const abhijitMuhurta = (day: CivilDay, place: Place): AbhijitMuhurta => ({
  ...partOf(dayAndNight(day, place).day, 7, 15),
  isUsed: weekday(day.date) !== WEDNESDAY,
})
