import type { EventFields } from './events.ts'
import { idleApplies, idleLeftMs, isIdleWarningDue, isRunning } from './deadlines.ts'
import { asNumber } from './read-status.ts'
import { idleSecondsLeft } from './stored-session.ts'
import { order, tellHost, type Turn } from './turn.ts'

/**
 * Idle time runs in a confirmed active consultation and stands still otherwise.
 * Our own choice: it also stands still until the server has confirmed a restored session, since no warning could be shown.
 */
export function setIdle({ state, now }: Turn, ms: number): void {
  const left = Math.max(0, ms)
  const runs = isRunning(state)
  state.idleEndsAt = runs ? now + left : null
  state.idleLeftMs = runs ? null : left
}

/** Starts or stops idle time when what it depends on has changed. */
export function settleIdle(turn: Turn): void {
  const left = idleLeftMs(turn.state, turn.now)
  if (left !== null) setIdle(turn, left)
}

export function saveIdle(turn: Turn): void {
  const { state, now } = turn
  const seconds = idleSecondsLeft(state, now)
  if (seconds === null || seconds === state.savedIdleSeconds) return
  state.savedIdleSeconds = seconds
  order(turn, { e: 'persist', entries: [['chatIdleTime', String(seconds)]] })
}

function restartIdle(turn: Turn, id: string): void {
  const { settings, now } = turn
  const ms = settings.idleContinueMs
  setIdle(turn, ms)
  saveIdle(turn)
  order(turn, { e: 'notify', to: 'peers', news: { k: 'idle', id, ms, at: now } })
}

/** "Continue" counts only while the warning is due. */
export function onContinued(turn: Turn): void {
  const { state, now, settings } = turn
  if (!state.consultation || !isIdleWarningDue(state, now, settings)) return
  const { id } = state.consultation
  restartIdle(turn, id)
  tellHost(turn, { t: 'continued', id })
}

export function onActed(turn: Turn, { kind }: EventFields['acted']): void {
  const { state, settings } = turn
  const counts = kind !== 'continue' && (settings.idleResetOn as readonly unknown[]).includes(kind)
  if (counts && state.consultation && idleApplies(state, settings)) restartIdle(turn, state.consultation.id)
}

/** The customer continued in another tab. */
export function onPeerIdle(turn: Turn, { id, ms, at }: EventFields['peer-idle']): void {
  const { state, now, settings } = turn
  const given = asNumber(ms)
  const saidAt = asNumber(at)
  if (given === null || saidAt === null || state.consultation?.id !== id || idleLeftMs(state, now) === null) return
  const most = Math.max(settings.idleInitialMs, settings.idleContinueMs)
  setIdle(turn, Math.min(most, given - Math.max(0, now - saidAt)))
}

/** After a gap in which nobody could have seen the warning, there is time for it: a gap takes idle time down to 60 s at most. */
export function forgiveGap(turn: Turn, before: number): void {
  const { state, now, settings } = turn
  const leftBefore = idleLeftMs(state, Math.min(before, now))
  const left = idleLeftMs(state, now)
  if (leftBefore !== null && left !== null) setIdle(turn, Math.max(left, Math.min(leftBefore, settings.idleWarnMs)))
}
