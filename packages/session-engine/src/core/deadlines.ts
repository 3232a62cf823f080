import { settingsOf, type SessionConfig, type Settings } from './config.ts'
import { isLive, pendingEnd, type SessionState, type State } from './state.ts'

/** A read or an end call without an answer is given up after this time. */
export const REQUEST_TIMEOUT_MS = 10_000

export function idleApplies({ consultation }: Pick<SessionState, 'consultation'>, settings: Settings): boolean {
  return (settings.idleOrderTypes as readonly unknown[]).includes(consultation?.order_type)
}

/** Idle time left, running or paused; null when there is none to count. */
export function idleLeftMs(s: SessionState, now: number): number | null {
  return s.idleEndsAt === null ? s.idleLeftMs : s.idleEndsAt - now
}

/** When the longest duration is reached, on the local wall clock. */
export function maxEndsAt(s: SessionState): number | null {
  return s.maxSeconds === null || s.startedAt === null ? null : s.startedAt + s.maxSeconds * 1000 + s.ahead
}

/** Deadlines act and countdowns count only in an active consultation that the server has confirmed in this page life. */
export function isRunning(s: SessionState): boolean {
  return s.phase === 'active' && s.confirmed
}

export function isIdleWarningDue(s: SessionState, now: number, settings: Settings): boolean {
  const left = isRunning(s) && idleApplies(s, settings) ? idleLeftMs(s, now) : null
  return left !== null && left > 0 && left <= settings.idleWarnMs
}

/** Within the time in which a consultation that was just asked for is looked for. */
export function isExpecting({ expectUntil }: SessionState, now: number): boolean {
  return expectUntil !== null && expectUntil > now
}

/** A session is looked after by polling; without one only a new one that is expected is looked for. */
export function shouldPoll(s: SessionState, now: number): boolean {
  return !s.stopped && (isLive(s) || (s.phase === 'none' && isExpecting(s, now)))
}

/** The next moment at which the number that is shown changes. */
function nextTickAt(s: SessionState, now: number, settings: Settings): number | null {
  if (!s.visible || !isLive(s)) return null
  const endsAt = isIdleWarningDue(s, now, settings) ? s.idleEndsAt : (maxEndsAt(s) ?? s.idleEndsAt)
  if (endsAt === null || endsAt <= now) return null
  return now + Math.max(1, (endsAt - now) % settings.tickMs || settings.tickMs)
}

/**
 * The next moment, epoch ms, at which something can happen by itself; null when only an event can change anything.
 * Always later than `now` for a state that `transition` returned for the same `now`.
 */
export function wakeAt(state: State, now: number, config?: SessionConfig): number | null {
  const s = state as unknown as SessionState
  const settings = settingsOf(config)
  const end = pendingEnd(s)
  const moments = [
    s.read !== 'idle' || shouldPoll(s, now) ? s.pollAt : null,
    s.phase === 'ending' ? s.endingUntil : null,
    end && (end.stage === 'sent' || s.confirmed) ? end.at : null,
    s.expectUntil,
    isRunning(s) ? maxEndsAt(s) : null,
    s.idleEndsAt,
    s.idleEndsAt && s.idleEndsAt - settings.idleWarnMs,
    nextTickAt(s, now, settings),
  ]
  const next = Math.min(...moments.map((at) => (at !== null && at > now ? at : Infinity)))
  return next === Infinity ? null : next
}
