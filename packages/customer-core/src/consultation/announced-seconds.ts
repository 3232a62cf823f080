const MARKS = [60, 30, 10]

/** The seconds that a screen reader announces: the last of the marks 60, 30 and 10 that was passed. */
export function announcedSeconds(secondsLeft: number): number {
  return MARKS.findLast((mark) => mark >= secondsLeft) ?? secondsLeft
}
