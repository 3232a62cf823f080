import type { SessionEvent } from '../core/events.ts'
import type { Ports } from './ports.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** Wall time further ahead of monotonic time than this: the device slept or the clock was set forward. */
const FORWARD_MS = 2000
/** Our own choice: a clock set back is corrected already from a quarter second on; correcting costs nothing. */
const BACK_MS = 250
/** Throttling alone delays a timer by up to 60 s; later than this the page was frozen. */
const FROZEN_MS = 90_000

/** Reads both clocks and detects when they drift apart, or when a timer is very late. */
export interface ClockDrift {
  /** Local wall clock, epoch ms; the last good value when the port fails. */
  readonly wall: () => number
  /** Called whenever the engine wakes. `resumed`: the page reported that it was suspended. */
  check(resumed: boolean): SessionEvent[]
  /** The timer is to fire in this many ms; Infinity: none is armed. */
  armed(delayMs: number): void
}

export function createClockDrift(clock: Ports['clock']): ClockDrift {
  const last = { wall: 0, mono: 0 }
  const read = (which: 'wall' | 'mono'): number => {
    ignoreErrors(() => {
      const value = clock[which]()
      if (Number.isFinite(value)) last[which] = value
    })
    return last[which]
  }
  let ahead = read('wall') - read('mono')
  let awakeAt = last.wall
  let dueMono = Infinity

  return {
    wall: () => read('wall'),
    armed(delayMs) {
      dueMono = read('mono') + delayMs
    },
    check(resumed) {
      const wall = read('wall')
      const mono = read('mono')
      const drift = wall - mono - ahead
      const wasSetBack = drift < -BACK_MS
      const clockChanged = drift > FORWARD_MS
      const wasSuspended = resumed || mono - dueMono > FROZEN_MS
      const before = awakeAt + (wasSetBack ? drift : 0)
      if (wasSetBack || clockChanged) ahead += drift
      if (wasSuspended) dueMono = Infinity
      awakeAt = wall
      const gaps: SessionEvent[] = []
      if (wasSetBack) gaps.push({ type: 'clock-set-back', byMs: -drift })
      if (clockChanged || wasSuspended) gaps.push({ type: 'time-jumped', before, clockChanged })
      return gaps
    },
  }
}
