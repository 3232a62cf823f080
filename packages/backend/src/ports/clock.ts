/** The only source of time. Functions get `now` from a request or a job. */
export interface Clock {
  now: () => Date
}

/** A clock that a test or the developer console can turn forward. */
export interface TurnableClock extends Clock {
  turn: (ms: number) => void
  readonly offsetMs: number
}

export function createClock(readMs: () => number = Date.now): TurnableClock {
  let offsetMs = 0
  return {
    now: () => new Date(readMs() + offsetMs),
    turn(ms) {
      offsetMs += ms
    },
    get offsetMs() {
      return offsetMs
    },
  }
}
