import { settingsOf } from '../core/config.ts'
import { wakeAt } from '../core/deadlines.ts'
import type { SessionEffect } from '../core/effects.ts'
import type { BareEvent, SessionEvent } from '../core/events.ts'
import type { Notice } from '../core/notice.ts'
import type { PeerContent } from '../core/peer-message.ts'
import { INITIAL_STATE, isLive, type SessionState } from '../core/state.ts'
import { PENDING_END_KEY } from '../core/stored-session.ts'
import { transition } from '../core/transition.ts'
import { checkOptions } from './check-options.ts'
import { createTaskRunner } from './task-runner.ts'
import { createExclusive } from './exclusive.ts'
import { createClockDrift } from './clock-drift.ts'
import { listenToPorts } from './listen-to-ports.ts'
import type { Cancel, Signal } from './ports.ts'
import { createPublisher } from './publisher.ts'
import { ignoreErrors } from './ignore-errors.ts'
import type { EngineOptions, EndResult, SessionEngine } from './session-engine.ts'
import { createSessionStorage } from './session-storage.ts'

/** Timers of hosts overflow at 2³¹ ms; waking once more does no harm. */
const LONGEST_TIMER_MS = 2_000_000_000

const END_FAILED: EndResult = { ok: false, reason: 'request-failed' }

const randomText = (): string => Math.random().toString(36).slice(2)

/**
 * Starts the engine of one page: takes over what storage remembers, reads the status, and looks after the consultation from then on.
 *
 * @throws TypeError for a wrong argument only; never afterwards. What a port throws becomes state, notices and at most one
 * save-log line for each code.
 */
export function createSessionEngine(options: EngineOptions): SessionEngine {
  checkOptions(options)
  const { ports, config } = options
  const { api, nav, peers, lifecycle } = ports
  const settings = settingsOf(config)
  const tab = randomText() + randomText()

  let state = INITIAL_STATE
  let isDisposed = false
  let isBusy = true
  let hasContinued = false
  let timer: { at: number; cancel: Cancel } | null = null
  const queue: SessionEvent[] = []
  const waiters = new Set<(event: SessionEvent | null) => void>()

  const watch = createClockDrift(ports.clock)
  const store = createSessionStorage(ports.storage, settings.storagePrefix, () => dispatch({ type: 'storage-failed' }))
  const exclusive = createExclusive(peers)
  const reading = createTaskRunner(exclusive, dispatch)
  const telling = createTaskRunner(exclusive, dispatch)
  const publisher = createPublisher(() => state, watch.wall, settings)

  function notifyPeers(news: PeerContent): void {
    ignoreErrors(() => peers?.post({ v: 2, tab, ...news }))
  }

  function notifyHost(notice: Notice): void {
    ignoreErrors(() => ports.onNotice?.(notice))
  }

  async function readStatus(ticket: number, signal: Signal): Promise<SessionEvent> {
    try {
      const { body, serverDate } = await api.getStatus({ signal })
      return { type: 'status-read', ticket, body, serverDate }
    } catch (error) {
      // Spec §8: a failed status check is silent.
      const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
      return { type: 'status-failed', ticket, unauthorized: kind === 'unauthorized' || status === 401 }
    }
  }

  async function tellEnd(effect: Extract<SessionEffect, { type: 'end' }>): Promise<SessionEvent> {
    const { id, attempt, body, keepalive, idempotencyKey } = effect
    try {
      // An end that was found in storage may have been confirmed by the tab that decided it.
      const isDone = effect.restored && store.read(PENDING_END_KEY) === null
      const reply = isDone ? null : await api.endConsultation(id, body, { keepalive, idempotencyKey })
      return { type: 'end-confirmed', id, reply }
    } catch {
      // Spec §8: a failed end-consultation is silent; it is repeated.
      return { type: 'end-failed', id, attempt }
    }
  }

  /** Calls a port and tells, in whatever way it ends, that it has. */
  function settle(call: () => unknown, tell: (ok: boolean) => void): void {
    new Promise((resolve) => resolve(call())).then(
      () => tell(true),
      () => tell(false),
    )
  }

  const CARRY_OUT: { [E in SessionEffect['type']]: (effect: Extract<SessionEffect, { type: E }>) => unknown } = {
    poll: ({ ticket, leased }) =>
      reading.start({
        lock: leased ? 'sessionEngine:poll' : null,
        run: (signal) => readStatus(ticket, signal),
        refused: { type: 'lease-refused', ticket },
      }),
    end: (effect) =>
      telling.start({
        lock: effect.leased ? effect.idempotencyKey : null,
        run: () => tellEnd(effect),
        refused: { type: 'end-deferred', id: effect.id, attempt: effect.attempt },
      }),
    cancel: ({ id }) =>
      settle(
        () => api.cancelWaiting(id),
        (ok) => dispatch({ type: 'cancel-settled', id, ok }),
      ),
    persist: ({ entries }) => store.write(entries),
    clear: ({ keys }) => store.remove(keys),
    log({ code, id, line }) {
      ignoreErrors(() => api.saveLog(line))
      notifyHost({ type: 'diagnostic', code, id })
    },
    reload: () => ignoreErrors(() => nav.reload()),
    navigate: ({ to }) => ignoreErrors(() => nav.replace(to)),
    logout: () =>
      settle(
        () => nav.logoutFully(),
        () => dispatch({ type: 'logout-settled' }),
      ),
    notify(effect) {
      if (effect.to === 'peers') return notifyPeers(effect.news)
      hasContinued ||= effect.notice.type === 'continued'
      notifyHost(effect.notice)
    },
  }

  function apply(event: SessionEvent): void {
    const [next, effects] = transition(state, event, watch.wall(), config)
    state = next as unknown as SessionState
    if (state.read !== 'running') reading.stop()
    if (state.end?.stage !== 'sent') telling.stop()
    for (const effect of effects as readonly SessionEffect[]) CARRY_OUT[effect.type](effect as never)
    for (const wait of waiters) wait(event)
  }

  function drain(): void {
    isBusy = true
    for (let event = queue.shift(); event && !isDisposed; event = queue.shift()) {
      for (const gap of watch.check(event.type === 'resumed')) apply(gap)
      apply(event)
    }
    isBusy = false
    arm()
    const warned = publisher.publish()
    if (warned) notifyHost({ type: 'warning', id: warned })
  }

  function dispatch(event: SessionEvent): void {
    if (isDisposed) return
    queue.push(event)
    if (!isBusy) drain()
  }

  const tell = (type: BareEvent) => (): void => dispatch({ type })

  function arm(): void {
    const now = watch.wall()
    const at = isDisposed ? null : wakeAt(state, now, config)
    if (timer && timer.at === at) return
    ignoreErrors(() => timer?.cancel())
    timer = null
    const delay = at === null ? null : Math.min(at - now, LONGEST_TIMER_MS)
    watch.armed(delay)
    if (at === null || delay === null) return
    ignoreErrors(() => {
      timer = { at, cancel: ports.scheduler.after(delay, onTimer) }
    })
  }

  function onTimer(): void {
    timer = null
    dispatch({ type: 'time-passed' })
  }

  /** Tells the core what is wished and resolves with the first answer that an event gives; `otherwise` when none can come. */
  function ask<T>(wish: SessionEvent, answer: (event: SessionEvent) => T | undefined, otherwise: T): Promise<T> {
    return new Promise((resolve) => {
      waiters.add(function wait(event) {
        const result = event ? answer(event) : otherwise
        if (result === undefined) return
        waiters.delete(wait)
        resolve(result)
      })
      dispatch(wish)
    })
  }

  function isVisible(): boolean {
    let visible = true
    ignoreErrors(() => (visible = lifecycle?.isVisible() ?? true))
    return visible
  }

  const stopListening = listenToPorts(ports, { tab, storagePrefix: settings.storagePrefix }, dispatch)
  queue.unshift({
    type: 'booted',
    signedIn: options.signedIn,
    path: options.path,
    visible: isVisible(),
    stored: store.readAll(),
  })
  drain()

  return {
    getSnapshot: publisher.getSnapshot,
    getCountdown: publisher.getCountdown,
    subscribe: publisher.subscribe,
    subscribeTick: publisher.subscribeTick,
    continue() {
      hasContinued = false
      dispatch({ type: 'continued' })
      return hasContinued
    },
    activity: (kind) => dispatch({ type: 'acted', kind }),
    async end() {
      if (state.phase === 'ending') return { ok: false, reason: 'already-ending' }
      if (!isLive(state)) return { ok: false, reason: 'no-session' }
      return ask<EndResult>(
        { type: 'end-asked' },
        ({ type }) => {
          if (state.phase === 'ending') return undefined
          return type === 'end-confirmed' || type === 'peer-ended' ? { ok: true } : END_FAILED
        },
        END_FAILED,
      )
    },
    async cancelWaiting() {
      if (state.phase !== 'waiting') return false
      return ask(
        { type: 'cancel-asked' },
        (event) => {
          if (event.type === 'cancel-settled') return event.ok
          return event.type === 'cancel-asked' && state.phase !== 'waiting' ? false : undefined
        },
        false,
      )
    },
    requestLogout() {
      const needsConfirm = isLive(state)
      dispatch({ type: 'logout-asked' })
      return needsConfirm ? 'confirm-needed' : 'done'
    },
    async confirmLogout() {
      if (state.logout !== 'confirm') return
      await ask(
        { type: 'logout-confirmed' },
        ({ type }) => {
          const isUnderWay = state.phase === 'ending' || state.phase === 'done'
          return type === 'logout-settled' || !isUnderWay || undefined
        },
        true,
      )
    },
    cancelLogout: tell('logout-cancelled'),
    closeEnded: tell('ended-closed'),
    reviewDone: tell('review-done'),
    routeChanged: (path) => dispatch({ type: 'route-changed', path }),
    signedIn: tell('signed-in'),
    signedOut: tell('signed-out'),
    userDetailsLoaded: (details) => dispatch({ type: 'details-loaded', ongoing: details?.ongoing_consultation }),
    consultationInitiated: tell('consultation-initiated'),
    refresh: tell('refresh-asked'),
    dispose() {
      isDisposed = true
      state = INITIAL_STATE
      arm()
      reading.stop()
      telling.stop()
      publisher.stop()
      stopListening()
      for (const wait of waiters) wait(null)
    },
  }
}
