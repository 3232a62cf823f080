import type { Place } from '../sky/place.ts'
import { weekday, type CivilDay } from './civil-day.ts'
import { dayAndNight, partOf, type Stretch } from './daylight.ts'

const WEDNESDAY = 3

/** The eighth of the fifteen muhurtas of a day, around local noon. */
export interface AbhijitMuhurta extends Stretch {
  /** On a Wednesday tradition does not use it. */
  readonly isUsed: boolean
}

/**
 * Abhijit muhurta: the middle fifteenth of the daylight.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 */
export const abhijitMuhurta = (day: CivilDay, place: Place): AbhijitMuhurta => ({
  ...partOf(dayAndNight(day, place).day, 7, 15),
  isUsed: weekday(day.date) !== WEDNESDAY,
})
