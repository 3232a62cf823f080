/** How much time is left: more than 5 minutes, or at most 5, 2 or 1. */
export type MeterLevel = 'ok' | 'five' | 'two' | 'one'

/** The level of the seconds left. */
export function meterLevel(secondsLeft: number): MeterLevel {
  if (secondsLeft <= 60) return 'one'
  if (secondsLeft <= 120) return 'two'
  return secondsLeft <= 300 ? 'five' : 'ok'
}

/** The times that a screen reader announces, in seconds. */
export type AnnouncedSeconds = 300 | 120 | 60 | 30

/** The time that a screen reader announces. It changes at 5, 2 and 1 minutes and at 30 seconds only. */
export function announcedSeconds(secondsLeft: number): AnnouncedSeconds | null {
  if (secondsLeft <= 0) return null
  return ([30, 60, 120, 300] as const).find((seconds) => secondsLeft <= seconds) ?? null
}
