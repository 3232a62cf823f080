import { at } from '../sky/at.ts'
import type { Place } from '../sky/place.ts'
import { weekday, type CivilDay } from './civil-day.ts'
import { dayAndNight, partOf, type Stretch } from './daylight.ts'

/** The names in the order in which they follow each other by day, Sunday's first; by night it is every fifth. */
const NAMES = ['Udveg', 'Chal', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const
/** Where in that order the day and the night of each weekday begin, Sunday first. */
const DAY_BEGINS = [0, 3, 6, 2, 5, 1, 4]
const NIGHT_BEGINS = [5, 1, 4, 0, 3, 6, 2]
const NIGHT_STEP = 5

const KINDS = {
  Amrit: 'good',
  Shubh: 'good',
  Labh: 'good',
  Chal: 'neutral',
  Udveg: 'avoid',
  Kaal: 'avoid',
  Rog: 'avoid',
} as const

/** An eighth of a day or of a night. */
export interface Choghadiya extends Stretch {
  readonly name: (typeof NAMES)[number]
  /** What tradition says of beginning something in it. */
  readonly kind: 'good' | 'neutral' | 'avoid'
  readonly isDay: boolean
}

/**
 * The sixteen choghadiyas from sunrise to the next sunrise: eight of the day, eight of the night.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 */
export function choghadiya(day: CivilDay, place: Place): Choghadiya[] {
  const { day: daylight, night } = dayAndNight(day, place)
  const today = weekday(day.date)
  const eighths = (stretch: Stretch, begins: number, step: number, isDay: boolean) =>
    Array.from({ length: 8 }, (_, index): Choghadiya => {
      const name = at(NAMES, begins + index * step)
      return { name, kind: KINDS[name], isDay, ...partOf(stretch, index, 8) }
    })
  return [
    ...eighths(daylight, at(DAY_BEGINS, today), 1, true),
    ...eighths(night, at(NIGHT_BEGINS, today), NIGHT_STEP, false),
  ]
}
