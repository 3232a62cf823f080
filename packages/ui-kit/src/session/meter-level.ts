/** How near the end is; the meter's looks follow it. */
export type MeterLevel = 'ok' | 'five' | 'two' | 'one'

/** Which of the marks at 5, 2 and 1 minutes has been passed. */
export function meterLevel(secondsLeft: number): MeterLevel {
  if (secondsLeft <= 60) return 'one'
  if (secondsLeft <= 120) return 'two'
  return secondsLeft <= 300 ? 'five' : 'ok'
}

/** What is said aloud at a mark; nothing in between, so that a reader is not interrupted every second. */
export function spokenMark(secondsLeft: number): string {
  if (secondsLeft <= 0) return ''
  if (secondsLeft <= 30) return '30 seconds left'
  if (secondsLeft <= 60) return '1 minute left'
  if (secondsLeft <= 120) return '2 minutes left'
  return secondsLeft <= 300 ? '5 minutes left' : ''
}
