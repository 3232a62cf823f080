import { settingsOf } from '../core/config.ts'
import { wakeAt } from '../core/deadlines.ts'
import type { SessionEffect } from '../core/effects.ts'
import type { BareEvent, SessionEvent } from '../core/events.ts'
import type { Notice } from '../core/notice.ts'
import type { PeerNews } from '../core/peer-message.ts'
import { INITIAL_STATE, isLive, type SessionState } from '../core/state.ts'
import { PENDING_END_KEY } from '../core/stored-session.ts'
import { transition } from '../core/transition.ts'
import { checkOptions } from './check-options.ts'
import { createErrand } from './errand.ts'
import { createExclusive } from './exclusive.ts'
import { createGapWatch } from './gap-watch.ts'
import { listenToPorts } from './listen-to-ports.ts'
import type { Cancel, Signal } from './ports.ts'
import { createPublisher } from './publisher.ts'
import { quietly } from './quietly.ts'
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
export function createSessionEngine(o: EngineOptions): SessionEngine {
  checkOptions(o)
  const { ports, config } = o
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

  const watch = createGapWatch(ports.clock)
  const store = createSessionStorage(ports.storage, settings.storagePrefix, () => dispatch({ t: 'storage-failed' }))
  const exclusive = createExclusive(peers)
  const reading = createErrand(exclusive, dispatch)
  const telling = createErrand(exclusive, dispatch)
  const publisher = createPublisher(() => state, watch.wall, settings)

  function tellPeers(news: PeerNews): void {
    quietly(() => peers?.post({ v: 1, tab, ...news }))
  }

  function tellHost(notice: Notice): void {
    quietly(() => ports.onNotice?.(notice))
  }

  async function readStatus(ticket: number, signal: Signal): Promise<SessionEvent> {
    try {
      const { body, serverDate } = await api.getStatus({ signal })
      return { t: 'status-read', ticket, body, serverDate }
    } catch (error) {
      // Spec §8: a failed status check is silent.
      const { kind, status } = (error ?? {}) as { kind?: unknown; status?: unknown }
      return { t: 'status-failed', ticket, unauthorized: kind === 'unauthorized' || status === 401 }
    }
  }

  async function tellEnd(effect: Extract<SessionEffect, { e: 'end' }>): Promise<SessionEvent> {
    const { id, attempt, body, keepalive, idempotencyKey } = effect
    try {
      // An end that was found in storage may have been confirmed by the tab that decided it.
      const isDone = effect.restored && store.read(PENDING_END_KEY) === null
      const reply = isDone ? null : await api.endConsultation(id, body, { keepalive, idempotencyKey })
      return { t: 'end-confirmed', id, reply }
    } catch {
      // Spec §8: a failed end-consultation is silent; it is repeated.
      return { t: 'end-failed', id, attempt }
    }
  }

  /** Calls a port and tells, in whatever way it ends, that it has. */
  function settle(call: () => unknown, tell: (ok: boolean) => void): void {
    new Promise((resolve) => resolve(call())).then(
      () => tell(true),
      () => tell(false),
    )
  }

  const CARRY_OUT: { [E in SessionEffect['e']]: (effect: Extract<SessionEffect, { e: E }>) => unknown } = {
    poll: ({ ticket, leased }) =>
      reading.start({
        lock: leased ? 'sessionEngine:poll' : null,
        run: (signal) => readStatus(ticket, signal),
        refused: { t: 'lease-refused', ticket },
      }),
    end: (effect) =>
      telling.start({
        lock: effect.leased ? effect.idempotencyKey : null,
        run: () => tellEnd(effect),
        refused: { t: 'end-deferred', id: effect.id, attempt: effect.attempt },
      }),
    cancel: ({ id }) =>
      settle(
        () => api.cancelWaiting(id),
        (ok) => dispatch({ t: 'cancel-settled', id, ok }),
      ),
    persist: ({ entries }) => store.write(entries),
    clear: ({ keys }) => store.remove(keys),
    log({ code, id, line }) {
      quietly(() => api.saveLog(line))
      tellHost({ t: 'diagnostic', code, id })
    },
    reload: () => quietly(() => nav.reload()),
    navigate: ({ to }) => quietly(() => nav.replace(to)),
    logout: () =>
      settle(
        () => nav.logoutFully(),
        () => dispatch({ t: 'logout-settled' }),
      ),
    notify(effect) {
      if (effect.to === 'peers') return tellPeers(effect.news)
      hasContinued ||= effect.notice.t === 'continued'
      tellHost(effect.notice)
    },
  }

  function apply(event: SessionEvent): void {
    const [next, effects] = transition(state, event, watch.wall(), config)
    state = next as unknown as SessionState
    if (state.read !== 'running') reading.stop()
    if (state.end?.stage !== 'sent') telling.stop()
    for (const effect of effects as readonly SessionEffect[]) CARRY_OUT[effect.e](effect as never)
    for (const wait of waiters) wait(event)
  }

  function drain(): void {
    isBusy = true
    for (let event = queue.shift(); event && !isDisposed; event = queue.shift()) {
      for (const gap of watch.check(event.t === 'resumed')) apply(gap)
      apply(event)
    }
    isBusy = false
    arm()
    const warned = publisher.publish()
    if (warned) tellHost({ t: 'warning', id: warned })
  }

  function dispatch(event: SessionEvent): void {
    if (isDisposed) return
    queue.push(event)
    if (!isBusy) drain()
  }

  const tell = (t: BareEvent) => (): void => dispatch({ t })

  function arm(): void {
    const now = watch.wall()
    const at = isDisposed ? null : wakeAt(state, now, config)
    if (timer && timer.at === at) return
    quietly(() => timer?.cancel())
    timer = null
    const delay = at === null ? null : Math.min(at - now, LONGEST_TIMER_MS)
    watch.armed(delay)
    if (at === null || delay === null) return
    quietly(() => {
      timer = { at, cancel: ports.scheduler.after(delay, onTimer) }
    })
  }

  function onTimer(): void {
    timer = null
    dispatch({ t: 'time-passed' })
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
    quietly(() => (visible = lifecycle?.isVisible() ?? true))
    return visible
  }

  const stopListening = listenToPorts(ports, { tab, storagePrefix: settings.storagePrefix }, dispatch)
  queue.unshift({ t: 'booted', signedIn: o.signedIn, path: o.path, visible: isVisible(), stored: store.readAll() })
  drain()

  return {
    getSnapshot: publisher.getSnapshot,
    getCountdown: publisher.getCountdown,
    subscribe: publisher.subscribe,
    subscribeTick: publisher.subscribeTick,
    continue() {
      hasContinued = false
      dispatch({ t: 'continued' })
      return hasContinued
    },
    activity: (kind) => dispatch({ t: 'acted', kind }),
    async end() {
      if (state.phase === 'ending') return { ok: false, reason: 'already-ending' }
      if (!isLive(state)) return { ok: false, reason: 'no-session' }
      return ask<EndResult>(
        { t: 'end-asked' },
        ({ t }) => {
          if (state.phase === 'ending') return undefined
          return t === 'end-confirmed' || t === 'peer-ended' ? { ok: true } : END_FAILED
        },
        END_FAILED,
      )
    },
    async cancelWaiting() {
      if (state.phase !== 'waiting') return false
      return ask(
        { t: 'cancel-asked' },
        (event) => {
          if (event.t === 'cancel-settled') return event.ok
          return event.t === 'cancel-asked' && state.phase !== 'waiting' ? false : undefined
        },
        false,
      )
    },
    requestLogout() {
      const needsConfirm = isLive(state)
      dispatch({ t: 'logout-asked' })
      return needsConfirm ? 'confirm-needed' : 'done'
    },
    async confirmLogout() {
      if (state.logout !== 'confirm') return
      await ask(
        { t: 'logout-confirmed' },
        ({ t }) => {
          const isUnderWay = state.phase === 'ending' || state.phase === 'done'
          return t === 'logout-settled' || !isUnderWay || undefined
        },
        true,
      )
    },
    cancelLogout: tell('logout-cancelled'),
    closeEnded: tell('ended-closed'),
    reviewDone: tell('review-done'),
    routeChanged: (path) => dispatch({ t: 'route-changed', path }),
    signedIn: tell('signed-in'),
    signedOut: tell('signed-out'),
    userDetailsLoaded: (details) => dispatch({ t: 'details-loaded', ongoing: details?.ongoing_consultation }),
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
