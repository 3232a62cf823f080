import { hasBothPickedUp, type Consultation } from './consultation.ts'
import { idleApplies, maxEndsAt } from './deadlines.ts'
import { dropPendingEnd, finish } from './ending.ts'
import { setIdle, settleIdle } from './idle.ts'
import { afterRead } from './polling.ts'
import { onReadFailed } from './read-failed.ts'
import { readStatus, type StatusReading } from './read-status.ts'
import { learnServerTime } from './server-clock.ts'
import { NO_CONSULTATION } from './state.ts'
import { SESSION_KEYS } from './stored-session.ts'
import { change, changePoll, clear, logOnce, persistSession, tellHost, type Turn } from './turn.ts'

/** A start further ahead of server time than this is not believed. */
const START_AHEAD_MS = 5000

function begin(turn: Turn, consultation: Consultation): void {
  const { consultation: before } = turn.state
  if (before) {
    logOnce(turn, 'session-replaced', consultation.id)
    tellHost(turn, { t: 'replaced', id: before.id })
    clear(turn, SESSION_KEYS)
  }
  change(turn, { ...NO_CONSULTATION, phase: 'waiting', consultation, cancelled: false })
  tellHost(turn, { t: 'started', id: consultation.id })
}

function startOf(turn: Turn, consultation: Consultation): number {
  const serverNow = turn.now + turn.state.offset
  let given: number | null = null
  try {
    if (consultation.start_datetime !== null) given = turn.settings.parseStart(consultation.start_datetime)
  } catch {
    // A host's own parser may refuse; the first sight of both picked up then counts as the start.
  }
  return given !== null && Number.isFinite(given) && given <= serverNow + START_AHEAD_MS ? given : serverNow
}

function pickUp(turn: Turn, consultation: Consultation): void {
  const { state, settings } = turn
  change(turn, { phase: 'active', startedAt: state.startedAt ?? startOf(turn, consultation) })
  if (state.idle === null && idleApplies(turn.state, settings)) setIdle(turn, settings.idleInitialMs)
  tellHost(turn, { t: 'picked-up', id: consultation.id })
}

/** What an active consultation cannot be without. The first reply that lacks it is noted, the second one ends it. */
function checkNecessities(turn: Turn): void {
  const { state, settings, now } = turn
  const endsAt = maxEndsAt(state)
  const odd =
    state.maxSeconds === null
      ? 'missing-max-duration'
      : idleApplies(state, settings) && state.idle === null
        ? 'missing-idle-time'
        : !state.sawTimeLeft && endsAt !== null && endsAt <= now
          ? 'max-at-first-sight'
          : null
  if (!odd) change(turn, { suspect: 0, sawTimeLeft: true })
  else if (state.suspect === 0) {
    change(turn, { suspect: 1 })
    logOnce(turn, odd)
  } else if (settings.autoEnd) change(turn, { suspect: 2 })
}

const sameFields = (a: Consultation, b: Consultation): boolean =>
  (Object.keys(a) as (keyof Consultation)[]).every((field) => a[field] === b[field])

function update(turn: Turn, reply: Consultation): void {
  const before = turn.state.consultation ?? reply
  const latest = { ...reply, order_type: reply.order_type ?? before.order_type }
  const consultation = sameFields(before, latest) ? before : latest
  const hadIdle = idleApplies(turn.state, turn.settings)
  change(turn, { consultation, maxSeconds: reply.max_call_duration ?? turn.state.maxSeconds, detailsCheck: 'none' })
  const isActive = turn.state.phase === 'active'
  if (!hasBothPickedUp(consultation)) {
    change(turn, { phase: 'waiting' })
    if (isActive) tellHost(turn, { t: 'pickup-lost', id: consultation.id })
  } else if (!isActive) {
    pickUp(turn, consultation)
  } else {
    if (turn.state.startedAt === null) change(turn, { startedAt: startOf(turn, consultation) })
    if (!hadIdle && turn.state.idle === null && idleApplies(turn.state, turn.settings))
      setIdle(turn, turn.settings.idleInitialMs)
  }
  settleIdle(turn)
  if (turn.state.phase === 'active') checkNecessities(turn)
  persistSession(turn)
}

/**
 * Our own choice: a consultation that has ended in this page life stays ended, whatever a late or lagging server says; so its
 * modal opens once.
 */
function onInProgress(turn: Turn, consultation: Consultation): void {
  const { endedIds, pendingEnd, consultation: current } = turn.state
  const { id } = consultation
  if (endedIds.includes(id) || pendingEnd?.id === id) return
  if (current?.id !== id) begin(turn, consultation)
  update(turn, consultation)
}

function onReading(turn: Turn, reading: Exclude<StatusReading, { kind: 'malformed' }>): void {
  change(turn, { confirmed: true })
  changePoll(turn, { fails: 0 })
  if (reading.kind === 'in-progress') return onInProgress(turn, reading.consultation)
  dropPendingEnd(turn)
  if (turn.state.consultation) finish(turn, 'server', reading.details)
}

/** Where a reply came from and when, in local time. */
export interface ReplyOrigin {
  readonly sentAt: number
  readonly serverDate: unknown
}

/** A status reply, own or another tab's. Answers whether it was a good one. */
export function onReply(turn: Turn, body: unknown, origin: ReplyOrigin): boolean {
  const { phase } = turn.state
  const sentAt = Number.isFinite(origin.sentAt) ? Math.min(origin.sentAt, turn.now) : turn.now
  if (phase === 'off' || phase === 'done' || phase === 'ending' || sentAt < turn.state.freshSince) return true
  const reading = readStatus(body)
  if (reading.kind === 'malformed') {
    logOnce(turn, 'malformed-status')
    return false
  }
  change(turn, {
    ...learnServerTime(turn.state, { sentAt, receivedAt: turn.now, serverDate: origin.serverDate }),
    freshSince: sentAt,
  })
  onReading(turn, reading)
  return true
}

const isCurrent = (turn: Turn, ticket: number): boolean =>
  turn.state.poll.stage === 'reading' && turn.state.poll.ticket === ticket

export function onStatusRead(turn: Turn, ticket: number, body: unknown, origin: ReplyOrigin): void {
  if (!isCurrent(turn, ticket)) return
  if (!onReply(turn, body, origin)) onReadFailed(turn)
  if (turn.state.poll.ticket === ticket) afterRead(turn)
}

export function onStatusFailed(turn: Turn, ticket: number, unauthorized: boolean): void {
  if (!isCurrent(turn, ticket)) return
  if (unauthorized) changePoll(turn, { stopped: true, again: 'no' })
  onReadFailed(turn)
  if (turn.state.poll.ticket === ticket) afterRead(turn)
}
