/** How much time is left: more than 5 minutes, or at most 5, 2 or 1. */
export type MeterLevel = 'ok' | 'five' | 'two' | 'one'

/** The level of the seconds left. */
export function meterLevel(secondsLeft: number): MeterLevel {
  if (secondsLeft <= 60) return 'one'
  if (secondsLeft <= 120) return 'two'
  return secondsLeft <= 300 ? 'five' : 'ok'
}

/** The text that a screen reader announces. It changes at 5, 2 and 1 minutes and at 30 seconds only. */
export function announcedTimeLeft(secondsLeft: number): string {
  if (secondsLeft <= 0) return ''
  if (secondsLeft <= 30) return '30 seconds left'
  if (secondsLeft <= 60) return '1 minute left'
  if (secondsLeft <= 120) return '2 minutes left'
  return secondsLeft <= 300 ? '5 minutes left' : ''
}
