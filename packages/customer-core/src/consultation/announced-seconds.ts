const SPOKEN_AT = [60, 30, 10]

/** A countdown that is read aloud only at 60, 30 and 10 seconds: the mark that was passed last. */
export function announcedSeconds(secondsLeft: number): number {
  return SPOKEN_AT.findLast((mark) => mark >= secondsLeft) ?? secondsLeft
}
