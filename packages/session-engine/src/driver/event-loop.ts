import { wakeAt } from '../core/deadlines.ts'
import type { Effect } from '../core/effects.ts'
import type { SessionEvent } from '../core/events.ts'
import { INITIAL_STATE, type SessionState } from '../core/state.ts'
import { transition } from '../core/transition.ts'
import type { ClockDrift } from './clock-drift.ts'
import { ignoreErrors } from './ignore-errors.ts'
import type { Ports } from './ports.ts'
import type { EngineOptions } from './session-engine.ts'
import { createWakeTimer } from './wake-timer.ts'

/** The state, and the events that change it one after the other. */
export interface EventLoop {
  getState(): SessionState
  dispatch(event: SessionEvent): void
  /** Dispatches `event` and resolves with the first answer that an event gives; with `otherwise` when the loop stops first. */
  ask<T>(event: SessionEvent, answer: (event: SessionEvent) => T | undefined, otherwise: T): Promise<T>
  /** Begins with `event`, then takes what was dispatched before. */
  start(event: SessionEvent): void
  stop(): void
}

/**
 * @param on.before answers what has to be applied before an event, when the clocks have been compared
 * @param on.effects carries out effects, after the state has changed; called without any when the loop stops
 * @param on.idle called when no event is left
 */
export function createEventLoop(
  { scheduler }: Ports,
  clock: ClockDrift,
  { config, inspect }: EngineOptions,
  on: { before(event: SessionEvent): readonly SessionEvent[]; effects(effects: readonly Effect[]): void; idle(): void },
): EventLoop {
  let state: SessionState = INITIAL_STATE
  let isStopped = false
  let isBusy = true
  let appliedAt = 0
  const queue: SessionEvent[] = []
  const waiters = new Set<(event: SessionEvent | null) => void>()
  const arm = createWakeTimer(scheduler, clock, () => dispatch({ type: 'time-passed' }))

  function apply(event: SessionEvent): void {
    const before = state
    const now = (appliedAt = clock.now())
    const [after, effects] = transition(before, event, now, config)
    state = after
    ignoreErrors(() => inspect?.({ event, before, after, effects, now }))
    on.effects(effects)
    for (const wait of waiters) wait(event)
  }

  function drain(): void {
    isBusy = true
    try {
      for (let event = queue.shift(); event && !isStopped; event = queue.shift()) {
        for (const jump of clock.check(event.type === 'resumed')) apply(jump)
        for (const news of on.before(event)) apply(news)
        apply(event)
      }
    } finally {
      isBusy = false
    }
    // Time has gone on since: what became due meanwhile must wake the engine at once.
    arm(isStopped ? null : wakeAt(state, appliedAt, config))
    on.idle()
  }

  function dispatch(event: SessionEvent): void {
    if (isStopped) return
    queue.push(event)
    if (!isBusy) drain()
  }

  return {
    getState: () => state,
    dispatch,
    ask: (event, answer, otherwise) =>
      new Promise((resolve) => {
        waiters.add(function wait(next) {
          const result = next ? answer(next) : otherwise
          if (result === undefined) return
          waiters.delete(wait)
          resolve(result)
        })
        dispatch(event)
      }),
    start(event) {
      queue.unshift(event)
      drain()
    },
    stop() {
      isStopped = true
      state = INITIAL_STATE
      arm(null)
      on.effects([])
      for (const wait of waiters) wait(null)
    },
  }
}
