import { dayInIndia, formatShortDay, formatTime } from './dates.ts'

/** "10:42 am", and with the day when it is not this one. */
export function formatSavedAt(savedAt: number | Date, now: number | Date): string {
  const time = formatTime(savedAt)
  return dayInIndia(savedAt) === dayInIndia(now) ? time : `${formatShortDay(savedAt)}, ${time}`
}
