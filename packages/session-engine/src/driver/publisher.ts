import type { Settings } from '../core/config.ts'
import { isIdleWarningDue } from '../core/deadlines.ts'
import { shallowEqual } from '../core/shallow-equal.ts'
import type { SessionState } from '../core/state.ts'
import { countdownOf, viewOf, type Countdown, type SessionView } from '../core/view.ts'
import type { SessionEngine } from './session-engine.ts'
import { ignoreErrors } from './ignore-errors.ts'
import type { Unsubscribe } from './ports.ts'
import { createSubscribers } from './subscribers.ts'

/** Turns states into snapshots that keep their identity, and calls the subscribers when they change. */
export interface Publisher {
  /** The read side of the engine. */
  readonly views: Pick<SessionEngine, 'getSnapshot' | 'getCountdown' | 'subscribe' | 'subscribeTick'>
  /** Calls the subscribers of what has changed. Returns the consultation's id when the idle warning has just become due. */
  publish(): string | null
  stop(): void
}

export function createPublisher(getState: () => SessionState, wall: () => number, settings: Settings): Publisher {
  const viewers = createSubscribers()
  const clocks = createSubscribers()
  let view = viewOf(getState(), wall(), settings)
  let countdown = countdownOf(getState(), wall())
  let shownSeconds: number | null = null
  let isWarned = false

  function subscribe<T = SessionView>(
    select: (view: SessionView) => T,
    fn?: (value: T) => void,
    equal: (a: T, b: T) => boolean = Object.is,
  ): Unsubscribe {
    if (!fn) return viewers.add(select as unknown as () => void)
    let value: T
    ignoreErrors(() => (value = select(view)))
    return viewers.add(() => {
      const latest = select(view)
      if (equal(value, latest)) return
      value = latest
      fn(latest)
    })
  }

  function getCountdown(): Countdown {
    const latest = countdownOf(getState(), wall())
    if (!shallowEqual(countdown, latest)) countdown = latest
    return countdown
  }

  return {
    views: {
      getSnapshot: () => view,
      getCountdown,
      subscribe,
      subscribeTick: clocks.add,
    },
    publish() {
      const state = getState()
      const now = wall()
      const latest = viewOf(state, now, settings)
      const hasChanged = !shallowEqual(view, latest)
      const isWarningDue = isIdleWarningDue(state, now, settings)
      const warnedOf = isWarningDue && !isWarned ? latest.consultation : null
      // The number the tick is aligned to: the warning's while it is due, else the time remaining.
      const { idleSeconds, remainingSeconds } = getCountdown()
      const seconds = isWarningDue ? idleSeconds : (remainingSeconds ?? idleSeconds)
      const hasTicked = state.visible && seconds !== shownSeconds
      isWarned = isWarningDue
      shownSeconds = seconds
      if (hasChanged) {
        view = latest
        viewers.call()
      }
      if (hasTicked) clocks.call()
      return warnedOf?.id ?? null
    },
    stop() {
      viewers.clear()
      clocks.clear()
    },
  }
}
