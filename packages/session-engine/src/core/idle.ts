import type { EventFields } from './events.ts'
import { idleApplies, idleLeftMs, isIdleWarningDue, isRunning } from './deadlines.ts'
import { asNumber } from './read-status.ts'
import { idleSecondsLeft } from './stored-session.ts'
import { emit, notifyHost, type Draft } from './draft.ts'

/**
 * Idle time runs in a confirmed active consultation and stands still otherwise.
 * Our own choice: it also stands still until the server has confirmed a restored session, since no warning could be shown.
 */
export function setIdle({ state, now }: Draft, ms: number): void {
  const left = Math.max(0, ms)
  const runs = isRunning(state)
  state.idleEndsAt = runs ? now + left : null
  state.idleLeftMs = runs ? null : left
}

/** Starts or stops idle time when what it depends on has changed. */
export function settleIdle(draft: Draft): void {
  const left = idleLeftMs(draft.state, draft.now)
  if (left !== null) setIdle(draft, left)
}

export function saveIdle(draft: Draft): void {
  const { state, now } = draft
  const seconds = idleSecondsLeft(state, now)
  if (seconds === null || seconds === state.savedIdleSeconds) return
  state.savedIdleSeconds = seconds
  emit(draft, { type: 'persist', entries: [['chatIdleTime', String(seconds)]] })
}

function restartIdle(draft: Draft, id: string): void {
  const { settings, now } = draft
  const ms = settings.idleContinueMs
  setIdle(draft, ms)
  saveIdle(draft)
  emit(draft, { type: 'notify', to: 'peers', news: { type: 'idle', id, ms, at: now } })
}

/** "Continue" counts only while the warning is due. */
export function onContinued(draft: Draft): void {
  const { state, now, settings } = draft
  if (!state.consultation || !isIdleWarningDue(state, now, settings)) return
  const { id } = state.consultation
  restartIdle(draft, id)
  notifyHost(draft, { type: 'continued', id })
}

export function onActed(draft: Draft, { kind }: EventFields['acted']): void {
  const { state, settings } = draft
  const counts = kind !== 'continue' && (settings.idleResetOn as readonly unknown[]).includes(kind)
  if (counts && state.consultation && idleApplies(state, settings)) restartIdle(draft, state.consultation.id)
}

/** The customer continued in another tab. */
export function onPeerIdle(draft: Draft, { id, ms, at }: EventFields['peer-idle']): void {
  const { state, now, settings } = draft
  const given = asNumber(ms)
  const saidAt = asNumber(at)
  if (given === null || saidAt === null || state.consultation?.id !== id || idleLeftMs(state, now) === null) return
  const most = Math.max(settings.idleInitialMs, settings.idleContinueMs)
  setIdle(draft, Math.min(most, given - Math.max(0, now - saidAt)))
}

/** After a gap in which nobody could have seen the warning, there is time for it: a gap takes idle time down to 60 s at most. */
export function forgiveGap(draft: Draft, before: number): void {
  const { state, now, settings } = draft
  const leftBefore = idleLeftMs(state, Math.min(before, now))
  const left = idleLeftMs(state, now)
  if (leftBefore !== null && left !== null) setIdle(draft, Math.max(left, Math.min(leftBefore, settings.idleWarnMs)))
}
