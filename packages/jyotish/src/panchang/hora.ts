import { itemAt } from '../sky/item-at.ts'
import type { VisibleGraha } from '../sky/lords.ts'
import type { Place } from '../sky/place.ts'
import type { CivilDay } from './civil-day.ts'
import { dayAndNight, partOf, type Interval } from './day-and-night.ts'
import { varaOf } from './vara.ts'

/** The order of the horas: grahas from slow to fast, starting with the Sun. */
const ORDER: readonly VisibleGraha[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars']

/** A twelfth of the day or of the night, ruled by one graha. */
export interface Hora extends Interval {
  readonly lord: VisibleGraha
  readonly isDay: boolean
}

/**
 * The twenty-four horas from sunrise to the next sunrise; the first is ruled by the lord of the weekday.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export function horas(day: CivilDay, place: Place): Hora[] {
  const { day: daylight, night } = dayAndNight(day, place)
  const first = ORDER.indexOf(varaOf(day.date).lord)
  return Array.from({ length: 24 }, (_, index) => {
    const isDay = index < 12
    const interval = partOf(isDay ? daylight : night, index % 12, 12)
    return { lord: itemAt(ORDER, first + index), isDay, ...interval }
  })
}
