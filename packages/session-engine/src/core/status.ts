import { hasBothPickedUp, type Consultation } from './consultation.ts'
import { idleApplies, idleLeftMs, maxEndsAt } from './deadlines.ts'
import { clear, emit, enter, logOnce, notifyHost, notifyPeers, type Draft } from './draft.ts'
import { closeConsultation, confirmEnd } from './ending.ts'
import type { EventOf } from './events.ts'
import { setIdle, updateIdle } from './idle.ts'
import { onSignedOut } from './logout.ts'
import { afterPeerRead, afterRead, isCurrentRead, onReadFailed } from './polling.ts'
import { asNumber, readStatus, type RawDetails, type StatusReading } from './read-status.ts'
import { estimateServerTime, knowsServerTime } from './server-clock.ts'
import { shallowEqual } from './shallow-equal.ts'
import { newSession, type LivePhase, type Phase } from './state.ts'
import { idleSecondsLeft, SESSION_KEYS, sessionEntries } from './stored-session.ts'

function begin(draft: Draft<Phase, 'waiting'>, consultation: Consultation, details: RawDetails): void {
  const before = draft.state.session?.consultation
  const { id } = consultation
  if (before) {
    logOnce(draft, 'session-replaced', id)
    notifyHost(draft, { type: 'replaced', id: before.id })
    clear(draft, SESSION_KEYS)
  }
  draft.state.cancelled = false
  draft.state.cancelUntil = 0
  draft.state.expectUntil = 0
  enter(draft, { phase: 'waiting', session: newSession(consultation, details) })
  notifyHost(draft, { type: 'started', id })
}

/** Without the server's time, its start cannot be compared with a clock that may be wrong: then the first sight counts. */
function startOf(draft: Draft, { start_datetime }: Consultation): number {
  /** A start further ahead of server time than this is not believed. */
  const START_AHEAD_MS = 5000
  const serverNow = draft.now - draft.state.clockOffset
  let given: number | null = null
  try {
    if (start_datetime !== null && knowsServerTime(draft)) given = draft.settings.parseStart(start_datetime)
  } catch {
    // A host's own parser may throw; the first sight of both picked up then counts as the start.
  }
  return given !== null && Number.isFinite(given) && given <= serverNow + START_AHEAD_MS ? given : serverNow
}

/** What an active consultation cannot be without. The first reply that lacks it is logged, the second one ends it. */
function checkNecessities(draft: Draft<LivePhase>): void {
  const { session } = draft.state
  const endsAt = maxEndsAt(draft.state)
  const missing =
    endsAt === Infinity
      ? 'missing-max-duration'
      : idleApplies(session.consultation, draft.settings) && idleLeftMs(session, draft.now) === Infinity
        ? 'missing-idle-time'
        : !(session.sawTimeLeft && knowsServerTime(draft)) && endsAt <= draft.now && 'max-at-first-sight'
  if (!missing) {
    session.suspect = 0
    session.sawTimeLeft = true
  } else if (session.suspect === 0) {
    session.suspect = 1
    logOnce(draft, missing)
  } else if (draft.settings.autoEnd) session.suspect = 2
}

function update(draft: Draft<LivePhase, LivePhase>, reply: Consultation, details: RawDetails): void {
  const { session, phase } = draft.state
  const { consultation: before } = session
  const latest = { ...reply, order_type: reply.order_type ?? before.order_type }
  const hadIdle = phase === 'active' && idleApplies(before, draft.settings)
  const isActive = hasBothPickedUp(latest)
  const hasChanged = isActive !== (phase === 'active')
  session.consultation = shallowEqual(before, latest) ? before : latest
  if (JSON.stringify(details) !== JSON.stringify(session.details)) session.details = details
  session.maxSeconds = reply.max_call_duration ?? session.maxSeconds
  if (draft.state.staleBefore >= session.disputedAt) session.disputedAt = Infinity
  enter(draft, { phase: isActive ? 'active' : 'waiting', session })
  updateIdle(draft)
  if (isActive) {
    const isAhead = !knowsServerTime(draft) && session.startedAt > draft.now - draft.state.clockOffset
    if (isAhead || session.startedAt === Infinity) session.startedAt = startOf(draft, latest)
    if (!hadIdle && idleApplies(latest, draft.settings) && idleLeftMs(session, draft.now) === Infinity)
      setIdle(draft, draft.settings.idleInitialMs)
    checkNecessities(draft)
  }
  if (hasChanged) notifyHost(draft, { type: isActive ? 'picked-up' : 'pickup-lost', id: latest.id })
  session.savedIdleSeconds = idleSecondsLeft(session, draft.now)
  emit(draft, { type: 'persist', entries: sessionEntries(session, draft.now) })
}

/**
 * Our own choice: a consultation that has ended in this page life stays ended, whatever a late reply reports; so its
 * modal opens once.
 */
function onInProgress(draft: Draft<Phase, LivePhase>, consultation: Consultation, details: RawDetails): void {
  const { id } = consultation
  if (draft.state.endedIds.includes(id) || draft.state.pendingEnd?.id === id) return
  if (draft.state.session?.consultation.id !== id) begin(draft, consultation, details)
  update(draft as Draft<LivePhase, LivePhase>, consultation, details)
}

/** Where a status reply may lead. */
type AfterStatus = LivePhase | 'none' | 'ended' | 'done'

/** A good reply, own or another tab's, to a read that left at `sentAt`. One that was overtaken is ignored. */
function onReading(
  draft: Draft<Phase, AfterStatus>,
  { consultation, details }: StatusReading,
  sentAt: number,
  serverDate: unknown,
): void {
  if (sentAt < draft.state.staleBefore) return
  estimateServerTime(draft, sentAt, serverDate)
  draft.state.staleBefore = sentAt
  draft.state.confirmed = true
  draft.state.failures = 0
  draft.state.failing = false
  if (draft.state.pendingEnd && draft.state.pendingEnd.id !== consultation?.id) confirmEnd(draft)
  if (consultation) onInProgress(draft, consultation, details)
  else closeConsultation(draft, 'server', details, true)
}

export function onStatusRead(
  draft: Draft<Phase, AfterStatus>,
  { ticket, body, serverDate }: EventOf<'status-read'>,
): void {
  if (!isCurrentRead(draft, ticket)) return
  const sentAt = draft.state.readStartedAt
  const reading = readStatus(body)
  if (reading) {
    notifyPeers(draft, { type: 'status', body, at: draft.now, sentAt, serverDate: asNumber(serverDate) })
    onReading(draft, reading, sentAt, serverDate)
  } else {
    logOnce(draft, 'malformed-status')
    onReadFailed(draft)
  }
  if (draft.state.ticket === ticket) afterRead(draft)
}

export function onStatusFailed(
  draft: Draft<Phase, 'none' | 'off'>,
  { ticket, unauthorized }: EventOf<'status-failed'>,
): void {
  if (!isCurrentRead(draft, ticket)) return
  if (unauthorized) return onSignedOut(draft)
  onReadFailed(draft)
  if (draft.state.ticket === ticket) afterRead(draft)
}

export function onPeerStatus(
  draft: Draft<Phase, AfterStatus>,
  { body, at, sentAt, serverDate }: EventOf<'peer-status'>,
): void {
  const reading = readStatus(body)
  const leftAt = asNumber(sentAt) ?? asNumber(at)
  if (leftAt === null || !(reading || body === null)) return
  if (reading) onReading(draft, reading, Math.min(leftAt, draft.now), serverDate)
  afterPeerRead(draft, reading !== null)
}
