import { idleApplies } from './deadlines.ts'
import type { SessionEvent } from './events.ts'
import { triggerRead } from './polling.ts'
import { ALL_KEYS, PENDING_END_KEY, restorePendingEnd, restoreSession, SESSION_KEYS } from './stored-session.ts'
import { change, changePoll, clear, type Turn } from './turn.ts'

/** '/chat/?a=1#b' and '/chat' are the same route. */
export function routeOf(path: unknown): string {
  if (typeof path !== 'string') return ''
  const route = path.replace(/[?#].*$/s, '')
  return route.length > 1 ? route.replace(/\/+$/, '') || '/' : route
}

/** Takes over what a former page life stored, unconfirmed: nothing acts on it before the server has been asked. */
function restore(turn: Turn, stored: Extract<SessionEvent, { t: 'booted' }>['stored']): void {
  const { now, settings } = turn
  const pendingEnd = restorePendingEnd(stored[PENDING_END_KEY], now)
  if (pendingEnd) change(turn, { pendingEnd, decision: { id: pendingEnd.id, payload: pendingEnd.payload } })
  else if (typeof stored[PENDING_END_KEY] === 'string') clear(turn, [PENDING_END_KEY])

  const most = Math.max(settings.idleInitialMs, settings.idleContinueMs)
  const session = restoreSession(stored, most, (consultation) => idleApplies({ consultation }, settings))
  if (session && session.consultation?.id !== pendingEnd?.id) {
    change(turn, { ...session, sawTimeLeft: session.maxSeconds !== null && session.startedAt !== null })
  } else if (SESSION_KEYS.some((key) => typeof stored[key] === 'string')) clear(turn, SESSION_KEYS)
}

export function onBooted(turn: Turn, event: Extract<SessionEvent, { t: 'booted' }>): void {
  if (turn.state.phase !== 'off') return
  change(turn, { path: routeOf(event.path), visible: event.visible !== false })
  if (event.signedIn !== true) return clear(turn, ALL_KEYS)
  change(turn, { phase: 'none' })
  restore(turn, event.stored ?? {})
  triggerRead(turn, false)
}

export function onSignedIn(turn: Turn): void {
  const { phase, poll } = turn.state
  if (phase === 'off' || phase === 'done') {
    change(turn, { phase: 'none', confirmed: false, cancelled: false, redirected: false })
    changePoll(turn, { stopped: false, fails: 0 })
    triggerRead(turn, true)
  } else if (poll.stopped) {
    changePoll(turn, { stopped: false, fails: 0 })
    triggerRead(turn, true)
  }
}
