import { at } from '../sky/at.ts'
import type { VisibleGraha } from '../sky/lords.ts'
import type { Place } from '../sky/place.ts'
import type { CivilDay } from './civil-day.ts'
import { dayAndNight, partOf, type Stretch } from './daylight.ts'
import { varaOf } from './vara.ts'

/** The order of the hours, from slow to swift grahas beginning with the Sun. */
const ORDER: readonly VisibleGraha[] = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars']

/** A twelfth of a day or of a night, under one graha. */
export interface Hora extends Stretch {
  readonly lord: VisibleGraha
  readonly isDay: boolean
}

/**
 * The twenty-four horas from sunrise to the next sunrise; the first belongs to the lord of the weekday.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 */
export function horas(day: CivilDay, place: Place): Hora[] {
  const { day: daylight, night } = dayAndNight(day, place)
  const first = ORDER.indexOf(varaOf(day.date).lord)
  return Array.from({ length: 24 }, (_, index) => {
    const isDay = index < 12
    const stretch = partOf(isDay ? daylight : night, index % 12, 12)
    return { lord: at(ORDER, first + index), isDay, ...stretch }
  })
}
