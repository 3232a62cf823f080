import { itemAt } from '../sky/item-at.ts'
import type { Place } from '../sky/place.ts'
import { weekday, type CivilDay } from './civil-day.ts'
import { dayAndNight, partOf, type Interval } from './day-and-night.ts'

/** The number of the eighth of the daylight, from 1, by weekday from Sunday. */
const RAHU = [8, 2, 7, 5, 6, 4, 3]
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6]
const GULIKA = [7, 6, 5, 4, 3, 2, 1]

/**
 * Rahu kaal: the eighth of the daylight in which, by tradition, nothing new is begun.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export const rahuKaal = (day: CivilDay, place: Place): Interval => eighth(RAHU, day, place)

/** Yamaganda, an eighth of the daylight. Throws as {@link rahuKaal} does. */
export const yamaganda = (day: CivilDay, place: Place): Interval => eighth(YAMAGANDA, day, place)

/** Gulika kaal, an eighth of the daylight. Throws as {@link rahuKaal} does. */
export const gulikaKaal = (day: CivilDay, place: Place): Interval => eighth(GULIKA, day, place)

const eighth = (numbers: readonly number[], day: CivilDay, place: Place) =>
  partOf(dayAndNight(day, place).day, itemAt(numbers, weekday(day.date)) - 1, 8)
