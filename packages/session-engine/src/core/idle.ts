import { idleApplies, idleLeftMs, isIdleWarningDue, isRunning } from './deadlines.ts'
import { emit, maxIdleMs, notifyHost, notifyPeers, type Draft } from './draft.ts'
import type { EventOf } from './events.ts'
import { asNumber } from './read-status.ts'
import type { LivePhase } from './state.ts'
import { idleSecondsLeft } from './stored-session.ts'

type SessionPhase = LivePhase | 'ending'

/**
 * Idle time runs in a confirmed active consultation and is paused otherwise.
 * Our own choice: it is also paused until the server has confirmed a restored session, since no warning could be shown.
 */
export function setIdle(draft: Draft<SessionPhase>, ms: number): void {
  const left = Math.max(0, ms)
  const { session } = draft.state
  const runs = isRunning(draft.state)
  session.idleEndsAt = runs ? draft.now + left : Infinity
  session.idleLeftMs = runs ? Infinity : left
}

/** Pauses idle time, or lets it run, when what it depends on has changed. */
export function updateIdle(draft: Draft): void {
  const { session } = draft.state
  if (!session) return
  const { idleEndsAt } = session
  if (idleEndsAt < draft.now || idleEndsAt < Infinity !== isRunning(draft.state))
    setIdle(draft as Draft<SessionPhase>, idleLeftMs(session, draft.now))
}

export function saveIdle(draft: Draft): void {
  const { session } = draft.state
  if (!session) return
  const seconds = idleSecondsLeft(session, draft.now)
  if (seconds === Infinity || seconds === session.savedIdleSeconds) return
  session.savedIdleSeconds = seconds
  emit(draft, { type: 'persist', entries: [['chatIdleTime', String(seconds)]] })
}

function restartIdle(draft: Draft<'active'>): void {
  const ms = draft.settings.idleContinueMs
  setIdle(draft, ms)
  saveIdle(draft)
  notifyPeers(draft, { type: 'idle', id: draft.state.session.consultation.id, ms, at: draft.now })
}

/** "Continue" counts only while the warning is due and no logout confirmation stands before it. */
export function onContinued(draft: Draft<'active'>): void {
  if (draft.settings.popups && draft.state.session.logout === 'confirm') return
  if (!isIdleWarningDue(draft.state, draft.now, draft.settings)) return
  restartIdle(draft)
  notifyHost(draft, { type: 'continued', id: draft.state.session.consultation.id })
}

export function onActivity(draft: Draft<'active'>, { kind }: EventOf<'activity'>): void {
  const counts = kind !== 'continue' && (draft.settings.idleResetOn as readonly unknown[]).includes(kind)
  if (counts && idleApplies(draft.state.session.consultation, draft.settings)) restartIdle(draft)
}

/** The customer continued in another tab. What is older than what this tab knows changes nothing. */
export function onPeerIdle(draft: Draft<'active'>, { id, ms, at }: EventOf<'peer-idle'>): void {
  const { session } = draft.state
  const given = asNumber(ms)
  const sentAt = asNumber(at)
  if (
    given === null ||
    sentAt === null ||
    session.consultation.id !== id ||
    idleLeftMs(session, draft.now) === Infinity
  )
    return
  const theirs = Math.min(maxIdleMs(draft), given - Math.max(0, draft.now - sentAt))
  setIdle(draft, Math.max(theirs, idleLeftMs(session, draft.now)))
  saveIdle(draft)
}

/** A warning that opened during a gap was not seen: a gap takes idle time down to 60 s at most. */
export function limitIdleLoss(draft: Draft<SessionPhase>, leftBefore: number, left: number): void {
  setIdle(draft, Math.max(left, Math.min(leftBefore, draft.settings.idleWarnMs)))
}
