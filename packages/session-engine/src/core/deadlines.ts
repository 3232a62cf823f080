import { settingsOf, type SessionConfig, type Settings } from './config.ts'
import type { Consultation } from './consultation.ts'
import { isLive, READING, type ActiveState, type Phase, type Session, type SessionState } from './state.ts'

/** A read or an end call without an answer has failed after this time. */
export const REQUEST_TIMEOUT_MS = 10_000

export function idleApplies({ order_type }: Consultation, settings: Settings): boolean {
  return (settings.idleOrderTypes as readonly unknown[]).includes(order_type)
}

/** Idle time left, running or paused; Infinity when there is none to count. */
export function idleLeftMs({ idleEndsAt, idleLeftMs }: Session, now: number): number {
  return Math.min(idleEndsAt - now, idleLeftMs)
}

/** When the longest duration is reached, on the local wall clock; Infinity while that is not known. */
export function maxEndsAt({ session, clockOffset }: SessionState): number {
  return session ? session.startedAt + session.maxSeconds * 1000 + clockOffset : Infinity
}

/** Deadlines act and countdowns count only in an active consultation that the server has confirmed in this page life. */
export function isRunning(state: SessionState): state is ActiveState {
  return state.phase === 'active' && state.confirmed
}

export function isIdleWarningDue(state: SessionState, now: number, settings: Settings): boolean {
  if (!isRunning(state) || !idleApplies(state.session.consultation, settings)) return false
  const left = idleLeftMs(state.session, now)
  return left > 0 && left <= settings.idleWarnMs
}

/** A consultation in progress is polled; without one only until a first read has settled, and while a new one is expected. */
export function shouldPoll(state: SessionState, now: number): boolean {
  if (!(READING as readonly Phase[]).includes(state.phase)) return false
  return isLive(state) || !state.confirmed || state.expectUntil > now
}

/** The next moment at which the number that is shown changes. */
function nextTickAt(state: SessionState, session: Session, now: number, settings: Settings): number {
  const maxAt = maxEndsAt(state)
  const endsAt = maxAt === Infinity || isIdleWarningDue(state, now, settings) ? session.idleEndsAt : maxAt
  return endsAt < Infinity && endsAt > now
    ? now + Math.max(1, (endsAt - now) % settings.tickMs || settings.tickMs)
    : endsAt
}

/**
 * The next moment, epoch ms, at which something can happen by itself; null when only an event can change anything.
 * Always later than `now` for a state that `transition` returned for the same `now`.
 */
export function wakeAt(state: SessionState, now: number, config?: SessionConfig): number | null {
  const { session, pendingEnd } = state
  const settings = settingsOf(config)
  const idleEndsAt = session ? session.idleEndsAt : Infinity
  const moments = [
    (state.read !== 'idle' || shouldPoll(state, now)) && state.pollAt,
    pendingEnd && (pendingEnd.stage === 'sent' || state.confirmed) && pendingEnd.at,
    state.expectUntil,
    state.cancelUntil,
    state.phase === 'ending' && state.session.endingUntil,
    isRunning(state) && maxEndsAt(state),
    idleEndsAt,
    idleEndsAt - settings.idleWarnMs,
    state.visible && isLive(state) && nextTickAt(state, state.session, now, settings),
  ]
  const next = Math.min(...moments.map((at) => (at && at > now ? at : Infinity)))
  return next === Infinity ? null : next
}
