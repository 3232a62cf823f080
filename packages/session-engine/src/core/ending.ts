import { endPayload, type Consultation, type Ended } from './consultation.ts'
import { idleApplies, idleLeftMs, isRunning, maxEndsAt, PENDING_END_LIFE_MS, REQUEST_TIMEOUT_MS } from './deadlines.ts'
import { endedMessage } from './ended-message.ts'
import { triggerRead } from './polling.ts'
import { asOrderType, asRecord, type RawDetails } from './read-status.ts'
import { PENDING_END_KEY, pendingEndEntry } from './stored-session.ts'
import { change, clear, dropRead, leaveSession, logOnce, order, tellHost, type Turn } from './turn.ts'

/** A tab that only heard of the end waits a little longer than the one that asked for it, so that both show the same sentence. */
const PEER_GRACE_MS = 500

function sendEnd(turn: Turn): void {
  const { pendingEnd } = turn.state
  if (!pendingEnd) return
  const { id, payload, keepalive, restored } = pendingEnd
  const attempt = pendingEnd.attempt + 1
  change(turn, { pendingEnd: { ...pendingEnd, attempt, deferred: false, sentAt: turn.now } })
  // The last attempt asks no lock: whoever still holds it stands still.
  const leased = attempt <= turn.settings.endRetryMs.length
  order(turn, { e: 'end', id, body: payload, attempt, keepalive, idempotencyKey: `end:${id}`, restored, leased })
}

/** Decides the end, once: kept, announced to the other tabs, then sent. */
export function decideEnd(turn: Turn, by: 'auto' | 'user', reason: string): void {
  const { consultation, decision, logout, visible } = turn.state
  if (!consultation) return
  const { id } = consultation
  const payload = decision?.id === id ? decision.payload : endPayload(by === 'auto', reason)
  const pendingEnd = {
    id,
    payload,
    decidedAt: turn.now,
    attempt: 0,
    keepalive: logout === 'running' || !visible,
    restored: false,
    deferred: false,
    sentAt: null,
    retryAt: turn.now,
  }
  dropRead(turn)
  change(turn, {
    phase: 'ending',
    ending: { by, until: turn.now + turn.settings.endUiTimeoutMs },
    decision: { id, payload },
    pendingEnd,
    logout: logout === 'running' ? 'running' : 'none',
    freshSince: turn.now,
    suspect: 0,
  })
  order(turn, { e: 'persist', entries: [pendingEndEntry(pendingEnd)] })
  order(turn, { e: 'notify', to: 'peers', news: { k: 'ending', id, body: payload } })
  sendEnd(turn)
}

/** Another tab asked for the end: wait for its word, send nothing. */
export function adoptEnding(turn: Turn): void {
  dropRead(turn)
  change(turn, {
    phase: 'ending',
    ending: { by: 'peer', until: turn.now + turn.settings.endUiTimeoutMs + PEER_GRACE_MS },
    logout: 'none',
    freshSince: turn.now,
  })
}

function describeEnd(stored: Consultation, reply: RawDetails, by: Ended['by']): Ended {
  const orderType = reply['order_type'] ?? stored.order_type
  const subStatus = typeof reply['sub_status'] === 'string' ? reply['sub_status'] : stored.sub_status
  const review = reply['show_review_popup']
  return {
    id: stored.id,
    order_type: asOrderType(orderType),
    message: endedMessage(reply['status_message'], orderType as Ended['order_type']),
    variant: subStatus === 'astro_rejected' ? 'rejected' : 'normal',
    review: typeof review === 'boolean' ? review : stored.show_review_popup,
    by,
  }
}

/** Nothing of the session outlives a logout; the host is asked for the rest. */
export function leaveForLogout(turn: Turn): void {
  leaveSession(turn, 'done')
  dropPendingEnd(turn)
  order(turn, { e: 'logout' })
}

/** Shows the end. Without popups there is only a notice, and the page stays. */
export function showEnded(turn: Turn, ended: Ended): void {
  const { endedIds, logout } = turn.state
  const loggingOut = logout === 'running'
  leaveSession(turn, turn.settings.popups ? 'ended' : 'none')
  change(turn, { ended: turn.settings.popups ? ended : null, endedIds: [...endedIds, ended.id] })
  if (ended.by !== 'peer') order(turn, { e: 'notify', to: 'peers', news: { k: 'ended', ended } })
  tellHost(turn, { t: 'ended', ended })
  if (loggingOut) leaveForLogout(turn)
}

/** The consultation is over, by the words of `reply` where it has any. */
export function finish(turn: Turn, by: Ended['by'], reply: RawDetails): void {
  const { consultation } = turn.state
  if (consultation) showEnded(turn, describeEnd(consultation, reply, by))
}

export function dropPendingEnd(turn: Turn): void {
  if (!turn.state.pendingEnd) return
  change(turn, { pendingEnd: null })
  clear(turn, [PENDING_END_KEY])
}

/** The end reply may carry its words at the top or under `ongoing_data`. */
function readEndReply(reply: unknown): RawDetails {
  const top = asRecord(reply)
  return { ...asRecord(top?.['ongoing_data']), ...top }
}

export function onEndConfirmed(turn: Turn, id: string, reply: unknown): void {
  const { pendingEnd, phase, ending, ended } = turn.state
  if (!pendingEnd || pendingEnd.id !== id) return
  dropPendingEnd(turn)
  const words = readEndReply(reply)
  if (phase === 'ending' && ending) finish(turn, ending.by, words)
  const review = words['show_review_popup']
  if (phase === 'ended' && ended?.id === id && typeof review === 'boolean')
    change(turn, { ended: { ...ended, review } })
}

/** From now on the server's word counts again, unless the end stands on the screen. */
function giveUp(turn: Turn, id: string): void {
  dropPendingEnd(turn)
  logOnce(turn, 'end-gave-up', id)
  tellHost(turn, { t: 'end-gave-up', id })
  if (turn.state.phase !== 'none') return
  change(turn, { endedIds: turn.state.endedIds.filter((ended) => ended !== id) })
  triggerRead(turn, true)
}

function retryLater(turn: Turn, id: string, attempt: number): boolean {
  const { pendingEnd } = turn.state
  if (!pendingEnd || pendingEnd.id !== id || pendingEnd.attempt !== attempt || pendingEnd.sentAt === null) return false
  const waitMs = turn.settings.endRetryMs[attempt - 1]
  if (waitMs === undefined || turn.now >= pendingEnd.decidedAt + PENDING_END_LIFE_MS) giveUp(turn, id)
  else change(turn, { pendingEnd: { ...pendingEnd, sentAt: null, retryAt: turn.now + waitMs } })
  return true
}

/** The customer sees the end at once; the server is told again later. */
export function onEndFailed(turn: Turn, id: string, attempt: number): void {
  if (!retryLater(turn, id, attempt)) return
  const { phase, ending, consultation } = turn.state
  if (phase === 'ending' && ending && consultation?.id === id) finish(turn, ending.by, {})
}

/** Another tab is telling the server: its word is awaited, as long as an own call would be. */
export function onEndDeferred(turn: Turn, id: string, attempt: number): void {
  if (!retryLater(turn, id, attempt)) return
  const { pendingEnd } = turn.state
  if (pendingEnd) change(turn, { pendingEnd: { ...pendingEnd, deferred: true } })
}

/** What is due of a decided end at this moment. */
export function settleEnding(turn: Turn): void {
  const { ending } = turn.state
  if (turn.state.phase === 'ending' && ending && turn.now >= ending.until) finish(turn, ending.by, {})
  const { pendingEnd } = turn.state
  if (!pendingEnd) return
  if (pendingEnd.sentAt !== null) {
    if (turn.now >= pendingEnd.sentAt + REQUEST_TIMEOUT_MS) onEndFailed(turn, pendingEnd.id, pendingEnd.attempt)
  } else if (turn.state.confirmed && turn.now >= pendingEnd.retryAt) {
    sendEnd(turn)
  }
}

/** The timers of the consultation: idle first, then the longest duration, then what has been missing twice. */
export function settleTimers(turn: Turn): void {
  const { state, now, settings } = turn
  if (!isRunning(state) || !settings.autoEnd) return
  const idleLeft = idleApplies(state, settings) ? idleLeftMs(state, now) : null
  const endsAt = maxEndsAt(state)
  if (idleLeft !== null && idleLeft <= 0) decideEnd(turn, 'auto', 'idle expired')
  else if (endsAt !== null && endsAt <= now && state.suspect !== 1) decideEnd(turn, 'auto', 'max duration')
  else if (state.suspect === 2) {
    decideEnd(turn, 'auto', state.maxSeconds === null ? 'missing max duration' : 'missing idle time')
  }
}
