import { hasBothPickedUp, type Consultation } from './consultation.ts'
import { idleApplies, idleLeftMs, maxEndsAt } from './deadlines.ts'
import { dropPendingEnd, finish } from './ending.ts'
import type { EventFields } from './events.ts'
import { setIdle, settleIdle } from './idle.ts'
import { afterPeerRead, afterRead, onReadFailed } from './polling.ts'
import { asNumber, readStatus, type StatusReading } from './read-status.ts'
import { shallowEqual } from './shallow-equal.ts'
import { estimateServerTime } from './server-clock.ts'
import { NO_CONSULTATION, pendingEnd } from './state.ts'
import { idleSecondsLeft, SESSION_KEYS, sessionEntries } from './stored-session.ts'
import { clear, logOnce, emit, notifyHost, type Draft } from './draft.ts'

/** A start further ahead of server time than this is not believed. */
const START_AHEAD_MS = 5000

function begin(draft: Draft, id: string): void {
  const before = draft.state.consultation
  if (before) {
    logOnce(draft, 'session-replaced', id)
    notifyHost(draft, { type: 'replaced', id: before.id })
    clear(draft, SESSION_KEYS)
  }
  Object.assign(draft.state, NO_CONSULTATION, { phase: 'waiting', cancelled: false })
  notifyHost(draft, { type: 'started', id })
}

function startOf({ state, now, settings }: Draft, { start_datetime }: Consultation): number {
  const serverNow = now - state.ahead
  let given: number | null = null
  try {
    if (start_datetime !== null) given = settings.parseStart(start_datetime)
  } catch {
    // A host's own parser may refuse; the first sight of both picked up then counts as the start.
  }
  return given !== null && Number.isFinite(given) && given <= serverNow + START_AHEAD_MS ? given : serverNow
}

/** What an active consultation cannot be without. The first reply that lacks it is noted, the second one ends it. */
function checkNecessities(draft: Draft): void {
  const { state, settings, now } = draft
  const endsAt = maxEndsAt(state)
  const odd =
    endsAt === null
      ? 'missing-max-duration'
      : idleApplies(state, settings) && idleLeftMs(state, now) === null
        ? 'missing-idle-time'
        : !state.sawTimeLeft && endsAt <= now && 'max-at-first-sight'
  if (!odd) {
    state.suspect = 0
    state.sawTimeLeft = true
  } else if (state.suspect === 0) {
    state.suspect = 1
    logOnce(draft, odd)
  } else if (settings.autoEnd) state.suspect = 2
}

function update(draft: Draft, reply: Consultation): void {
  const { state, now, settings } = draft
  const before = state.consultation ?? reply
  const latest = { ...reply, order_type: reply.order_type ?? before.order_type }
  const wasActive = state.phase === 'active'
  const hadIdle = wasActive && idleApplies(state, settings)
  const isActive = hasBothPickedUp(latest)
  state.consultation = shallowEqual(before, latest) ? before : latest
  state.maxSeconds = reply.max_call_duration ?? state.maxSeconds
  state.doubtedAt = null
  state.phase = isActive ? 'active' : 'waiting'
  settleIdle(draft)
  if (isActive) {
    state.startedAt ??= startOf(draft, latest)
    if (!hadIdle && idleApplies(state, settings) && idleLeftMs(state, now) === null)
      setIdle(draft, settings.idleInitialMs)
    checkNecessities(draft)
  }
  if (isActive !== wasActive) notifyHost(draft, { type: isActive ? 'picked-up' : 'pickup-lost', id: latest.id })
  state.savedIdleSeconds = idleSecondsLeft(state, now)
  emit(draft, { type: 'persist', entries: sessionEntries(state, now) })
}

/**
 * Our own choice: a consultation that has ended in this page life stays ended, whatever a late or lagging server says; so its
 * modal opens once.
 */
function onInProgress(draft: Draft, consultation: Consultation): void {
  const { state } = draft
  const { id } = consultation
  if (state.endedIds.includes(id) || pendingEnd(state)?.id === id) return
  if (state.consultation?.id !== id) begin(draft, id)
  update(draft, consultation)
}

/** A good reply, own or another tab's, to a read that left at `sentAt`. One that was overtaken is passed over. */
function onReading(draft: Draft, { consultation, details }: StatusReading, sentAt: number, serverDate: unknown): void {
  const { state } = draft
  if (sentAt < state.freshSince) return
  estimateServerTime(draft, sentAt, serverDate)
  state.freshSince = sentAt
  state.confirmed = true
  state.fails = 0
  if (consultation) return onInProgress(draft, consultation)
  dropPendingEnd(draft)
  finish(draft, 'server', details)
}

export function onStatusRead(draft: Draft, { ticket, body, serverDate }: EventFields['status-read']): void {
  const { state, now } = draft
  if (state.read !== 'running' || state.ticket !== ticket) return
  const sentAt = state.readAt
  const reading = readStatus(body)
  if (reading) {
    const news = { type: 'status', body, at: now, sentAt, serverDate: asNumber(serverDate) } as const
    emit(draft, { type: 'notify', to: 'peers', news })
    onReading(draft, reading, sentAt, serverDate)
  } else {
    logOnce(draft, 'malformed-status')
    onReadFailed(draft)
  }
  if (state.ticket === ticket) afterRead(draft)
}

export function onStatusFailed(draft: Draft, { ticket, unauthorized }: EventFields['status-failed']): void {
  const { state } = draft
  if (state.read !== 'running' || state.ticket !== ticket) return
  if (unauthorized) {
    state.stopped = true
    state.wanted = 'no'
  }
  onReadFailed(draft)
  if (state.ticket === ticket) afterRead(draft)
}

export function onPeerStatus(draft: Draft, { body, at, sentAt, serverDate }: EventFields['peer-status']): void {
  const reading = readStatus(body)
  const leftAt = asNumber(sentAt) ?? asNumber(at)
  if (!reading || leftAt === null) return
  onReading(draft, reading, Math.min(leftAt, draft.now), serverDate)
  afterPeerRead(draft)
}
