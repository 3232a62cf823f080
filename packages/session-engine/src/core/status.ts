import { hasBothPickedUp, type Consultation } from './consultation.ts'
import { idleApplies, idleLeftMs, maxEndsAt } from './deadlines.ts'
import { dropPendingEnd, finish } from './ending.ts'
import type { EventFields } from './events.ts'
import { setIdle, settleIdle } from './idle.ts'
import { afterPeerRead, afterRead, onReadFailed } from './polling.ts'
import { asNumber, readStatus, type StatusReading } from './read-status.ts'
import { sameFields } from './same-fields.ts'
import { learnServerTime } from './server-clock.ts'
import { NO_CONSULTATION, pendingEnd } from './state.ts'
import { idleSecondsLeft, SESSION_KEYS, sessionEntries } from './stored-session.ts'
import { clear, logOnce, order, tellHost, type Turn } from './turn.ts'

/** A start further ahead of server time than this is not believed. */
const START_AHEAD_MS = 5000

function begin(turn: Turn, id: string): void {
  const before = turn.state.consultation
  if (before) {
    logOnce(turn, 'session-replaced', id)
    tellHost(turn, { t: 'replaced', id: before.id })
    clear(turn, SESSION_KEYS)
  }
  Object.assign(turn.state, NO_CONSULTATION, { phase: 'waiting', cancelled: false })
  tellHost(turn, { t: 'started', id })
}

function startOf({ state, now, settings }: Turn, { start_datetime }: Consultation): number {
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
function checkNecessities(turn: Turn): void {
  const { state, settings, now } = turn
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
    logOnce(turn, odd)
  } else if (settings.autoEnd) state.suspect = 2
}

function update(turn: Turn, reply: Consultation): void {
  const { state, now, settings } = turn
  const before = state.consultation ?? reply
  const latest = { ...reply, order_type: reply.order_type ?? before.order_type }
  const wasActive = state.phase === 'active'
  const hadIdle = wasActive && idleApplies(state, settings)
  const isActive = hasBothPickedUp(latest)
  state.consultation = sameFields(before, latest) ? before : latest
  state.maxSeconds = reply.max_call_duration ?? state.maxSeconds
  state.doubtedAt = null
  state.phase = isActive ? 'active' : 'waiting'
  settleIdle(turn)
  if (isActive) {
    state.startedAt ??= startOf(turn, latest)
    if (!hadIdle && idleApplies(state, settings) && idleLeftMs(state, now) === null)
      setIdle(turn, settings.idleInitialMs)
    checkNecessities(turn)
  }
  if (isActive !== wasActive) tellHost(turn, { t: isActive ? 'picked-up' : 'pickup-lost', id: latest.id })
  state.savedIdleSeconds = idleSecondsLeft(state, now)
  order(turn, { e: 'persist', entries: sessionEntries(state, now) })
}

/**
 * Our own choice: a consultation that has ended in this page life stays ended, whatever a late or lagging server says; so its
 * modal opens once.
 */
function onInProgress(turn: Turn, consultation: Consultation): void {
  const { state } = turn
  const { id } = consultation
  if (state.endedIds.includes(id) || pendingEnd(state)?.id === id) return
  if (state.consultation?.id !== id) begin(turn, id)
  update(turn, consultation)
}

/** A good reply, own or another tab's, to a read that left at `sentAt`. One that was overtaken is passed over. */
function onReading(turn: Turn, { consultation, details }: StatusReading, sentAt: number, serverDate: unknown): void {
  const { state } = turn
  if (sentAt < state.freshSince) return
  learnServerTime(turn, sentAt, serverDate)
  state.freshSince = sentAt
  state.confirmed = true
  state.fails = 0
  if (consultation) return onInProgress(turn, consultation)
  dropPendingEnd(turn)
  finish(turn, 'server', details)
}

export function onStatusRead(turn: Turn, { ticket, body, serverDate }: EventFields['status-read']): void {
  const { state, now } = turn
  if (state.read !== 'running' || state.ticket !== ticket) return
  const sentAt = state.readAt
  const reading = readStatus(body)
  if (reading) {
    const news = { k: 'status', body, at: now, sentAt, serverDate: asNumber(serverDate) } as const
    order(turn, { e: 'notify', to: 'peers', news })
    onReading(turn, reading, sentAt, serverDate)
  } else {
    logOnce(turn, 'malformed-status')
    onReadFailed(turn)
  }
  if (state.ticket === ticket) afterRead(turn)
}

export function onStatusFailed(turn: Turn, { ticket, unauthorized }: EventFields['status-failed']): void {
  const { state } = turn
  if (state.read !== 'running' || state.ticket !== ticket) return
  if (unauthorized) {
    state.stopped = true
    state.wanted = 'no'
  }
  onReadFailed(turn)
  if (state.ticket === ticket) afterRead(turn)
}

export function onPeerStatus(turn: Turn, { body, at, sentAt, serverDate }: EventFields['peer-status']): void {
  const reading = readStatus(body)
  const leftAt = asNumber(sentAt) ?? asNumber(at)
  if (!reading || leftAt === null) return
  onReading(turn, reading, Math.min(leftAt, turn.now), serverDate)
  afterPeerRead(turn)
}
