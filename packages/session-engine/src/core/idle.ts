import { idleApplies, idleLeftMs, isIdleWarningDue, isRunning } from './deadlines.ts'
import { emit, notifyHost, notifyPeers, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
import { asNumber } from './read-status.ts'
import type { LivePhase } from './state.ts'
import { idleSecondsLeft } from './stored-session.ts'

type SessionPhase = LivePhase | 'ending'

/**
 * Idle time runs in a confirmed active consultation and is paused otherwise.
 * Our own choice: it is also paused until the server has confirmed a restored session, since no warning could be shown.
 */
export function setIdle({ state, now }: Draft<SessionPhase>, ms: number): void {
  const left = Math.max(0, ms)
  const { session } = state
  const runs = isRunning(state)
  session.idleEndsAt = runs ? now + left : null
  session.idleLeftMs = runs ? null : left
}

/** Pauses idle time, or lets it run, when what it depends on has changed. */
export function updateIdle(draft: Draft): void {
  const { session } = draft.state
  const left = session && idleLeftMs(session, draft.now)
  if (left !== null) setIdle(draft as Draft<SessionPhase>, left)
}

export function saveIdle(draft: Draft): void {
  const { session } = draft.state
  const seconds = session && idleSecondsLeft(session, draft.now)
  if (!session || seconds === null || seconds === session.savedIdleSeconds) return
  session.savedIdleSeconds = seconds
  emit(draft, { type: 'persist', entries: [['chatIdleTime', String(seconds)]] })
}

function restartIdle(draft: Draft<'active'>): void {
  const { state, settings, now } = draft
  const ms = settings.idleContinueMs
  setIdle(draft, ms)
  saveIdle(draft)
  notifyPeers(draft, { type: 'idle', id: state.session.consultation.id, ms, at: now })
}

/** "Continue" counts only while the warning is due. */
export function onContinued(draft: Draft<'active'>): void {
  const { state, now, settings } = draft
  if (!isIdleWarningDue(state, now, settings)) return
  restartIdle(draft)
  notifyHost(draft, { type: 'continued', id: state.session.consultation.id })
}

export function onActivity(draft: Draft<'active'>, { kind }: EventFields['activity']): void {
  const { state, settings } = draft
  const counts = kind !== 'continue' && (settings.idleResetOn as readonly unknown[]).includes(kind)
  if (counts && idleApplies(state.session.consultation, settings)) restartIdle(draft)
}

/** The customer continued in another tab. */
export function onPeerIdle(draft: Draft<'active'>, { id, ms, at }: EventFields['peer-idle']): void {
  const { now, settings } = draft
  const { session } = draft.state
  const given = asNumber(ms)
  const sentAt = asNumber(at)
  if (given === null || sentAt === null || session.consultation.id !== id || idleLeftMs(session, now) === null) return
  const most = Math.max(settings.idleInitialMs, settings.idleContinueMs)
  setIdle(draft, Math.min(most, given - Math.max(0, now - sentAt)))
}

/** A warning that opened during a gap was not seen: a gap takes idle time down to 60 s at most. */
export function limitIdleLoss(draft: Draft<SessionPhase>, before: number): void {
  const { now, settings } = draft
  const { session } = draft.state
  const leftBefore = idleLeftMs(session, Math.min(before, now))
  const left = idleLeftMs(session, now)
  if (leftBefore !== null && left !== null) setIdle(draft, Math.max(left, Math.min(leftBefore, settings.idleWarnMs)))
}
