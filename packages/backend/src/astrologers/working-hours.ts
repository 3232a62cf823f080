const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const DAY_MS = DAY_MINUTES * MINUTE_MS
const INDIA_OFFSET_MS = 330 * MINUTE_MS
/** The weekday of 1 January 1970. */
const THURSDAY = 4

/** The weekly hours of an astrologer, as stored in the table `working_hours`. */
export interface WorkingHours {
  /** Start of a shift in minutes after midnight in India. */
  fromMinute: number
  /** Length of a shift, less than a day. A shift past midnight belongs to the day on which it starts. */
  minutes: number
  /** Weekdays on which a shift starts, at least one: bit 0 is Sunday. */
  days: number
}

export interface Shift {
  from: Date
  to: Date
}

/** The shift in progress at `now`, or else the next one. */
export function shiftAt({ fromMinute, minutes, days }: WorkingHours, now: Date): Shift {
  const today = Math.floor((now.getTime() + INDIA_OFFSET_MS) / DAY_MS)
  // Yesterday's shift may end after midnight.
  for (let day = today - 1; day <= today + 7; day += 1) {
    if (!(days & (1 << ((day + THURSDAY) % 7)))) continue
    const from = day * DAY_MS - INDIA_OFFSET_MS + fromMinute * MINUTE_MS
    const to = from + minutes * MINUTE_MS
    if (to > now.getTime()) return { from: new Date(from), to: new Date(to) }
  }
  throw new Error('These working hours have no day.')
}

/** `09:30` → 570. */
export function readMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** 570 → `09:30`; a day later it is the same time again. */
export const printMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The length of a shift between two times of day; it may end after midnight. */
export const minutesBetween = (from: string, to: string): number =>
  (readMinute(to) - readMinute(from) + DAY_MINUTES) % DAY_MINUTES
