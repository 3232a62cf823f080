import { settingsOf } from '../core/config.ts'
import { wakeAt } from '../core/deadlines.ts'
import type { SessionEffect } from '../core/effects.ts'
import type { SessionEvent } from '../core/events.ts'
import type { PeerNews } from '../core/peer-message.ts'
import { isLive, type SessionState } from '../core/state.ts'
import { PENDING_END_KEY } from '../core/stored-session.ts'
import { initialState, transition } from '../core/transition.ts'
import { checkOptions } from './check-options.ts'
import { createEndSender } from './end-sender.ts'
import { createExclusive } from './exclusive.ts'
import { createGapWatch } from './gap-watch.ts'
import { createPublisher } from './publisher.ts'
import { quietly } from './quietly.ts'
import { listenToPorts } from './listen-to-ports.ts'
import type { Cancel } from './ports.ts'
import { createSessionStorage } from './session-storage.ts'
import type { EngineOptions, EndResult, SessionEngine } from './session-engine.ts'
import { createStatusReader } from './status-reader.ts'

/** Timers of hosts overflow at 2³¹ ms; waking once more does no harm. */
const LONGEST_TIMER_MS = 2_000_000_000

/**
 * Starts the engine of one page: takes over what storage remembers, reads the status, and looks after the consultation from then on.
 *
 * @throws TypeError for a wrong argument only; never afterwards. What a port throws becomes state, notices and at most one
 * save-log line for each code.
 */
export function createSessionEngine(o: EngineOptions): SessionEngine {
  checkOptions(o)
  const { ports, config } = o
  const settings = settingsOf(config)
  const { api, storage, nav, peers, lifecycle } = ports
  const tab = `${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`

  let state = initialState(config) as unknown as SessionState
  let isDisposed = false
  let isBusy = false
  let hasContinued = false
  let timer: { at: number; cancel: Cancel } | null = null
  let cancelling: Promise<boolean> | null = null
  const queue: SessionEvent[] = []
  const endWaiters: ((result: EndResult) => void)[] = []
  const logoutWaiters: (() => void)[] = []

  const watch = createGapWatch(ports.clock)
  const store = createSessionStorage(storage, settings.storagePrefix, () => dispatch({ t: 'storage-failed' }))
  const exclusive = createExclusive(peers)
  const reader = createStatusReader({ api, exclusive, wall: watch.wall, tellPeers, dispatch })
  const sender = createEndSender({
    api,
    exclusive,
    isStillPending: () => store.read(PENDING_END_KEY) !== null,
    dispatch,
  })
  const publisher = createPublisher(() => state, watch.wall, settings)

  function tellPeers(news: PeerNews): void {
    if (peers) quietly(() => peers.post({ v: 1, tab, ...news }))
  }

  function logout(): void {
    const finish = (): void => {
      for (const resolve of logoutWaiters.splice(0)) resolve()
    }
    let settled: Promise<void> | void = undefined
    quietly(() => (settled = nav.logoutFully()))
    Promise.resolve(settled).then(finish, finish)
  }

  function cancelWaiting(id: string): Promise<boolean> {
    const settle = (ok: boolean): boolean => {
      dispatch({ t: 'cancel-settled', id, ok })
      return ok
    }
    return new Promise((resolve) => resolve(api.cancelWaiting(id))).then(
      () => settle(true),
      () => settle(false),
    )
  }

  function carryOut(effect: SessionEffect): void {
    switch (effect.e) {
      case 'poll':
        return reader.start(effect.ticket, effect.leased)
      case 'end':
        return sender.send(effect)
      case 'cancel':
        cancelling = cancelWaiting(effect.id)
        return
      case 'persist':
        return store.write(effect.entries)
      case 'clear':
        return store.remove(effect.keys)
      case 'log':
        return void quietly(() => api.saveLog(effect.line))
      case 'reload':
        return void quietly(() => nav.reload())
      case 'navigate':
        return void quietly(() => nav.replace(effect.to))
      case 'logout':
        return logout()
      case 'notify':
        if (effect.to === 'peers') tellPeers(effect.news)
        else {
          hasContinued ||= effect.notice.t === 'continued'
          quietly(() => ports.onNotice?.(effect.notice))
        }
    }
  }

  function answerEndWaiters(before: SessionState, event: SessionEvent): void {
    const wasAsked = before.phase === 'ending' || event.t === 'end-asked'
    if (!wasAsked || state.phase === 'ending') return
    const isOk = event.t === 'end-confirmed' || event.t === 'peer-said'
    for (const resolve of endWaiters.splice(0)) resolve(isOk ? { ok: true } : { ok: false, reason: 'request-failed' })
  }

  function apply(event: SessionEvent): void {
    const before = state
    const now = watch.wall()
    const [next, effects] = transition(before, event, now, config)
    state = next as unknown as SessionState
    reader.keepOnly(state.poll)
    sender.keepOnly(state.pendingEnd)
    for (const effect of effects as readonly SessionEffect[]) carryOut(effect)
    answerEndWaiters(before, event)
  }

  function drain(): void {
    isBusy = true
    for (let event = queue.shift(); event && !isDisposed; event = queue.shift()) {
      const gap = watch.check(false)
      if (gap) apply(gap)
      apply(event)
    }
    isBusy = false
    arm()
    const warned = publisher.publish()
    if (warned) quietly(() => ports.onNotice?.({ t: 'warning', id: warned }))
  }

  function dispatch(event: SessionEvent): void {
    if (isDisposed) return
    queue.push(event)
    if (!isBusy) drain()
  }

  function arm(): void {
    const now = watch.wall()
    const at = isDisposed ? null : wakeAt(state, now, config)
    if (timer && timer.at === at) return
    quietly(() => timer?.cancel())
    timer = null
    watch.armed(null)
    if (at === null) return
    const delay = Math.min(at - now, LONGEST_TIMER_MS)
    watch.armed(delay)
    quietly(() => {
      timer = { at, cancel: ports.scheduler.after(delay, onTimer) }
    })
  }

  function onTimer(): void {
    timer = null
    dispatch({ t: 'time-passed' })
  }

  function isVisible(): boolean {
    let visible = true
    if (lifecycle) quietly(() => (visible = lifecycle.isVisible()))
    return visible
  }

  const stopListening = listenToPorts(
    ports,
    { tab, storagePrefix: settings.storagePrefix },
    { event: dispatch, resumed: () => dispatch(watch.check(true) ?? { t: 'time-passed' }) },
  )
  isBusy = true
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
    end() {
      if (state.phase === 'ending') return Promise.resolve({ ok: false, reason: 'already-ending' })
      if (isDisposed || !isLive(state)) return Promise.resolve({ ok: false, reason: 'no-session' })
      return new Promise((resolve) => {
        endWaiters.push(resolve)
        dispatch({ t: 'end-asked' })
      })
    },
    cancelWaiting() {
      cancelling = null
      dispatch({ t: 'cancel-asked' })
      return cancelling ?? Promise.resolve(false)
    },
    requestLogout() {
      const needsConfirm = !isDisposed && isLive(state)
      dispatch({ t: 'logout-asked' })
      return needsConfirm ? 'confirm-needed' : 'done'
    },
    confirmLogout() {
      if (isDisposed || state.logout !== 'confirm') return Promise.resolve()
      return new Promise((resolve) => {
        logoutWaiters.push(resolve)
        dispatch({ t: 'logout-confirmed' })
      })
    },
    cancelLogout: () => dispatch({ t: 'logout-cancelled' }),
    closeEnded: () => dispatch({ t: 'ended-closed' }),
    reviewDone: () => dispatch({ t: 'review-done' }),
    routeChanged: (path) => dispatch({ t: 'route-changed', path }),
    signedIn: () => dispatch({ t: 'signed-in' }),
    signedOut: () => dispatch({ t: 'signed-out' }),
    userDetailsLoaded: (details) => dispatch({ t: 'details-loaded', ongoing: details?.ongoing_consultation }),
    consultationInitiated: () => dispatch({ t: 'consultation-initiated' }),
    refresh: () => dispatch({ t: 'refresh-asked' }),
    dispose() {
      isDisposed = true
      arm()
      reader.keepOnly({ ...state.poll, stage: 'idle' })
      publisher.stop()
      stopListening()
      for (const resolve of endWaiters.splice(0)) resolve({ ok: false, reason: 'request-failed' })
      for (const resolve of logoutWaiters.splice(0)) resolve()
    },
  }
}
