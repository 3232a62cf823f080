import { idleApplies, idleLeftMs, isIdleWarningDue, isRunning } from './deadlines.ts'
import { idleSecondsLeft } from './stored-session.ts'
import { change, order, tellHost, type Turn } from './turn.ts'

/**
 * Idle time runs in a confirmed active consultation and stands still otherwise.
 * Our own choice: it also stands still until the server has confirmed a restored session, since no warning could be shown.
 */
export function settleIdle(turn: Turn): void {
  const { idle } = turn.state
  if (!idle) return
  const running = isRunning(turn.state)
  if (running && 'leftMs' in idle) change(turn, { idle: { endsAt: turn.now + idle.leftMs } })
  if (!running && 'endsAt' in idle) change(turn, { idle: { leftMs: Math.max(0, idle.endsAt - turn.now) } })
}

export function setIdle(turn: Turn, leftMs: number): void {
  change(turn, { idle: { leftMs } })
  settleIdle(turn)
}

export function saveIdle(turn: Turn): void {
  const seconds = idleSecondsLeft(turn.state, turn.now)
  if (seconds === null || seconds === turn.state.savedIdleSeconds) return
  change(turn, { savedIdleSeconds: seconds })
  order(turn, { e: 'persist', entries: [['chatIdleTime', String(seconds)]] })
}

function restartIdle(turn: Turn, id: string): void {
  const ms = turn.settings.idleContinueMs
  setIdle(turn, ms)
  saveIdle(turn)
  order(turn, { e: 'notify', to: 'peers', news: { k: 'idle', id, ms, at: turn.now } })
}

/** "Continue" counts only while the warning is due. */
export function onContinued(turn: Turn): void {
  const { consultation } = turn.state
  if (!consultation || !isIdleWarningDue(turn.state, turn.now, turn.settings)) return
  restartIdle(turn, consultation.id)
  tellHost(turn, { t: 'continued', id: consultation.id })
}

export function onActed(turn: Turn, kind: unknown): void {
  const { consultation, phase } = turn.state
  const counts = (turn.settings.idleResetOn as readonly unknown[]).includes(kind)
  if (!consultation || phase !== 'active' || !counts || kind === 'continue' || !idleApplies(turn.state, turn.settings))
    return
  restartIdle(turn, consultation.id)
}

/** After a gap in which nobody could have seen the warning, there is time for it: a gap takes idle time down to 60 s at most. */
export function forgiveGap(turn: Turn, before: number): void {
  const leftBefore = idleLeftMs(turn.state, before)
  const left = idleLeftMs(turn.state, turn.now)
  if (leftBefore === null || left === null) return
  const leftMs = Math.min(leftBefore, Math.max(left, Math.min(leftBefore, turn.settings.idleWarnMs)))
  change(turn, { idle: { leftMs: Math.max(0, leftMs) } })
}
