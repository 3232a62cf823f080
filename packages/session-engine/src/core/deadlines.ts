import { settingsOf, type SessionConfig, type Settings } from './config.ts'
import { isLive, type SessionState, type State } from './state.ts'

/** A read or an end call without an answer is given up after this time. */
export const REQUEST_TIMEOUT_MS = 10_000

/** A decided end is told to the server for at most this long. */
export const PENDING_END_LIFE_MS = 120_000

export function idleApplies({ consultation }: Pick<SessionState, 'consultation'>, settings: Settings): boolean {
  const orderType = consultation?.order_type ?? null
  return orderType !== null && settings.idleOrderTypes.includes(orderType)
}

/** When idle time is up, on the local wall clock; null while it stands still. */
export function idleEndsAt({ idle }: SessionState): number | null {
  return idle && 'endsAt' in idle ? idle.endsAt : null
}

/** Idle time left, running or paused; null when there is none to count. */
export function idleLeftMs(s: SessionState, now: number): number | null {
  if (!s.idle) return null
  return 'endsAt' in s.idle ? s.idle.endsAt - now : s.idle.leftMs
}

/** When the longest duration is reached, on the local wall clock. */
export function maxEndsAt(s: SessionState): number | null {
  return s.maxSeconds === null || s.startedAt === null ? null : s.startedAt + s.maxSeconds * 1000 - s.offset
}

/** Deadlines act and countdowns count only in an active consultation that the server has confirmed in this page life. */
export function isRunning(s: SessionState): boolean {
  return s.phase === 'active' && s.confirmed
}

export function isIdleWarningDue(s: SessionState, now: number, settings: Settings): boolean {
  const left = isRunning(s) && idleApplies(s, settings) ? idleLeftMs(s, now) : null
  return left !== null && left > 0 && left <= settings.idleWarnMs
}

/** A session is looked after by polling; without one only a new one that is expected is looked for. */
export function shouldPoll(s: SessionState, now: number): boolean {
  if (s.poll.stopped) return false
  return isLive(s) || (s.phase === 'none' && s.expectUntil !== null && s.expectUntil > now)
}

/** The next moment at which the number that is shown changes. */
function nextTickAt(s: SessionState, now: number, settings: Settings): number | null {
  if (!s.visible || !isLive(s)) return null
  const shownEndsAt = isIdleWarningDue(s, now, settings) ? idleEndsAt(s) : (maxEndsAt(s) ?? idleEndsAt(s))
  if (shownEndsAt === null || shownEndsAt <= now) return null
  return now + Math.max(1, (shownEndsAt - now) % settings.tickMs || settings.tickMs)
}

function* wakes(s: SessionState, now: number, settings: Settings): Generator<number | null> {
  const { poll, pendingEnd } = s
  if (poll.stage === 'reading') yield poll.startedAt + REQUEST_TIMEOUT_MS
  else if (poll.stage === 'waiting') yield poll.waitUntil
  else yield poll.dueAt
  if (s.ending) yield s.ending.until
  if (pendingEnd?.sentAt) yield pendingEnd.sentAt + REQUEST_TIMEOUT_MS
  else if (pendingEnd && s.confirmed) yield pendingEnd.retryAt
  yield s.expectUntil
  if (isRunning(s)) {
    const idleEnd = idleEndsAt(s)
    if (idleEnd !== null) yield idleEnd - settings.idleWarnMs
    yield idleEnd
    yield maxEndsAt(s)
  }
  yield nextTickAt(s, now, settings)
}

/**
 * The next moment, epoch ms, at which something can happen by itself; null when only an event can change anything.
 * Always later than `now` for a state that `transition` returned for the same `now`.
 */
export function wakeAt(s: State, now: number, c?: SessionConfig): number | null {
  let earliest: number | null = null
  for (const at of wakes(s as unknown as SessionState, now, settingsOf(c))) {
    if (at !== null && at > now && (earliest === null || at < earliest)) earliest = at
  }
  return earliest
}
