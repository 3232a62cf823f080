/** The one source of time. Rules get `now` from a call or a tick; nobody else asks what time it is. */
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
