import { itemAt } from '../sky/item-at.ts'
import type { Place } from '../sky/place.ts'
import { weekday, type CivilDay } from './civil-day.ts'
import { dayAndNight, partOf, type Interval } from './day-and-night.ts'

/** The names in the order of the day, from that of Sunday; at night every fifth one follows. */
const NAMES = ['Udveg', 'Chal', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const
/** Index of the first name by day and by night, by weekday from Sunday. */
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

/** An eighth of the day or of the night. */
export interface Choghadiya extends Interval {
  readonly name: (typeof NAMES)[number]
  /** Whether, by tradition, it is a good time to begin something. */
  readonly kind: 'good' | 'neutral' | 'avoid'
  readonly isDay: boolean
}

/**
 * The sixteen choghadiyas from sunrise to the next sunrise: eight of the day, eight of the night.
 *
 * @throws RangeError for a day or a place that is not valid, and where the Sun does not rise and set.
 * @throws TypeError for an argument of another type.
 */
export function choghadiya(day: CivilDay, place: Place): Choghadiya[] {
  const { day: daylight, night } = dayAndNight(day, place)
  const today = weekday(day.date)
  const eighths = (interval: Interval, first: number, step: number, isDay: boolean) =>
    Array.from({ length: 8 }, (_, index): Choghadiya => {
      const name = itemAt(NAMES, first + index * step)
      return { name, kind: KINDS[name], isDay, ...partOf(interval, index, 8) }
    })
  return [
    ...eighths(daylight, itemAt(DAY_BEGINS, today), 1, true),
    ...eighths(night, itemAt(NIGHT_BEGINS, today), NIGHT_STEP, false),
  ]
}
