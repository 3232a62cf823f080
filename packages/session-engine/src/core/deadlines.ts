import { settingsOf, type SessionConfig, type Settings } from './config.ts'
import type { Consultation } from './consultation.ts'
import { isLive, unconfirmedEnd, type ActiveState, type Session, type SessionState } from './state.ts'

/** A read or an end call without an answer has failed after this time. */
export const REQUEST_TIMEOUT_MS = 10_000

export function idleApplies({ order_type }: Consultation, settings: Settings): boolean {
  return (settings.idleOrderTypes as readonly unknown[]).includes(order_type)
}

/** Idle time left, running or paused; null when there is none to count. */
export function idleLeftMs({ idleEndsAt, idleLeftMs }: Session, now: number): number | null {
  return idleEndsAt === null ? idleLeftMs : idleEndsAt - now
}

/** When the longest duration is reached, on the local wall clock. */
export function maxEndsAt({ session, clockOffset }: SessionState): number | null {
  if (!session || session.maxSeconds === null || session.startedAt === null) return null
  return session.startedAt + session.maxSeconds * 1000 + clockOffset
}

/** Deadlines act and countdowns count only in an active consultation that the server has confirmed in this page life. */
export function isRunning(state: SessionState): state is ActiveState {
  return state.phase === 'active' && state.confirmed
}

export function isIdleWarningDue(state: SessionState, now: number, settings: Settings): boolean {
  if (!isRunning(state) || !idleApplies(state.session.consultation, settings)) return false
  const left = idleLeftMs(state.session, now)
  return left !== null && left > 0 && left <= settings.idleWarnMs
}

/** A consultation in progress is polled; without one only a new one that is expected. */
export function shouldPoll(state: SessionState, now: number): boolean {
  return !state.unauthorized && (isLive(state) || (state.phase === 'none' && state.expectUntil > now))
}

/** The next moment at which the number that is shown changes. */
function nextTickAt(state: SessionState, now: number, settings: Settings): number | null {
  const idleEndsAt = state.session?.idleEndsAt ?? null
  const endsAt = isIdleWarningDue(state, now, settings) ? idleEndsAt : (maxEndsAt(state) ?? idleEndsAt)
  return endsAt && endsAt > now ? now + Math.max(1, (endsAt - now) % settings.tickMs || settings.tickMs) : null
}

/**
 * The next moment, epoch ms, at which something can happen by itself; null when only an event can change anything.
 * Always later than `now` for a state that `transition` returned for the same `now`.
 */
export function wakeAt(state: SessionState, now: number, config?: SessionConfig): number | null {
  const { session } = state
  const settings = settingsOf(config)
  const end = unconfirmedEnd(state)
  const idleEndsAt = session?.idleEndsAt
  const moments = [
    (state.read !== 'idle' || shouldPoll(state, now)) && state.pollAt,
    end && (end.stage === 'sent' || state.confirmed) && end.at,
    state.expectUntil,
    state.phase === 'ending' && state.session.endingUntil,
    isRunning(state) && maxEndsAt(state),
    idleEndsAt,
    idleEndsAt && idleEndsAt - settings.idleWarnMs,
    state.visible && isLive(state) && nextTickAt(state, now, settings),
  ]
  const next = Math.min(...moments.map((at) => (at && at > now ? at : Infinity)))
  return next === Infinity ? null : next
}
