import type { Settings } from '../core/config.ts'
import { isIdleWarningDue } from '../core/deadlines.ts'
import type { SessionState } from '../core/state.ts'
import { countdownOf, viewOf, type Countdown, type SessionView } from '../core/view.ts'
import type { Unsubscribe } from './ports.ts'
import { createSubscribers } from './subscribers.ts'

/** Turns states into snapshots that keep their identity, and tells those who look at them. */
export interface Publisher {
  readonly getSnapshot: () => SessionView
  readonly getCountdown: () => Countdown
  readonly subscribe: (fn: () => void) => Unsubscribe
  readonly subscribeTick: (fn: () => void) => Unsubscribe
  /** Tells what has changed. Answers the consultation's id when the idle warning has just become due. */
  publish(): string | null
  stop(): void
}

const sameView = (a: SessionView, b: SessionView): boolean =>
  (Object.keys(a) as (keyof SessionView)[]).every((field) => a[field] === b[field])

export function createPublisher(getState: () => SessionState, wall: () => number, settings: Settings): Publisher {
  const viewers = createSubscribers()
  const clocks = createSubscribers()
  let view = viewOf(getState(), wall(), settings)
  let countdown = countdownOf(getState(), wall())
  let shownSeconds: number | null = null
  let wasWarned = false

  function getCountdown(): Countdown {
    const latest = countdownOf(getState(), wall())
    const isSame =
      latest.idleSeconds === countdown.idleSeconds && latest.remainingSeconds === countdown.remainingSeconds
    if (!isSame) countdown = latest
    return countdown
  }

  /** The number the tick is aligned to: the warning's while it is open, else the time remaining. */
  function secondsOnScreen(): number | null {
    const { idleSeconds, remainingSeconds } = getCountdown()
    return view.modal === 'idleWarning' ? idleSeconds : (remainingSeconds ?? idleSeconds)
  }

  return {
    getSnapshot: () => view,
    getCountdown,
    subscribe: (fn) => viewers.add(fn),
    subscribeTick: (fn) => clocks.add(fn),
    publish() {
      const state = getState()
      const now = wall()
      const latest = viewOf(state, now, settings)
      const isNew = !sameView(view, latest)
      if (isNew) view = latest
      const seconds = secondsOnScreen()
      const hasTicked = state.visible && seconds !== shownSeconds
      shownSeconds = seconds
      const isWarned = isIdleWarningDue(state, now, settings)
      const warnedNow = isWarned && !wasWarned
      wasWarned = isWarned
      if (isNew) viewers.call()
      if (hasTicked) clocks.call()
      return warnedNow && state.consultation ? state.consultation.id : null
    },
    stop() {
      viewers.clear()
      clocks.clear()
    },
  }
}
