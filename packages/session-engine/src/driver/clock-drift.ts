import type { SessionEvent } from '../core/events.ts'
import type { Ports } from './ports.ts'
import { ignoreErrors } from './ignore-errors.ts'

/** Wall time that moved more than this against monotonic time: the clock was set, or the device slept. Correcting costs nothing. */
const SET_MS = 250
/** Throttling alone delays a timer by up to 60 s; later than this the page was frozen. */
const FROZEN_MS = 61_000
/** A browser may report the same return twice, as `resume` and as `pageshow`. */
const SAME_RETURN_MS = 1000

/** Reads both clocks and detects when they drift apart, or when a timer is very late. */
export interface ClockDrift {
  /** Local wall clock, epoch ms, that moves evenly until `check` has told of a jump; the last good value when the port fails. */
  readonly now: () => number
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
  let awakeMono = last.mono
  let resumedMono = -Infinity
  let dueMono = Infinity

  return {
    now: () => read('mono') + ahead,
    armed(delayMs) {
      dueMono = read('mono') + delayMs
    },
    check(resumed) {
      const wall = read('wall')
      const mono = read('mono')
      const drift = wall - mono - ahead
      const wasSuspended = (resumed && mono - resumedMono > SAME_RETURN_MS) || mono - dueMono > FROZEN_MS
      const before = wall - mono + awakeMono
      awakeMono = mono
      const gaps: SessionEvent[] = []
      if (Math.abs(drift) > SET_MS) {
        ahead += drift
        gaps.push({ type: 'clock-set', byMs: drift })
      }
      if (wasSuspended) {
        dueMono = Infinity
        gaps.push({ type: 'time-jumped', before })
      }
      if (resumed) resumedMono = mono
      return gaps
    },
  }
}
