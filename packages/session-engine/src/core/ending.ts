import { endPayload, type Ended } from './consultation.ts'
import { idleApplies, idleLeftMs, isRunning, maxEndsAt, REQUEST_TIMEOUT_MS } from './deadlines.ts'
import { endedMessage } from './ended-message.ts'
import type { EventFields } from './events.ts'
import { triggerRead } from './polling.ts'
import { asOrderType, asRecord, type RawDetails } from './read-status.ts'
import { pendingEnd, type DecidedEnd } from './state.ts'
import { PENDING_END_KEY, PENDING_END_LIFE_MS, pendingEndEntry } from './stored-session.ts'
import { clear, dropRead, leaveSession, logOnce, order, tellHost, type Turn } from './turn.ts'

/** A tab that only heard of the end waits a little longer than the one that asked for it, so that both show the same sentence. */
const PEER_GRACE_MS = 500

function waitForEnd(turn: Turn, graceMs: number): void {
  const { state, now, settings } = turn
  dropRead(turn)
  state.phase = 'ending'
  state.endingUntil = now + settings.endUiTimeoutMs + graceMs
  state.freshSince = now
  state.suspect = 0
  if (state.logout === 'confirm') state.logout = 'none'
}

function sendEnd(turn: Turn, end: DecidedEnd): void {
  const { state, now, settings } = turn
  const { id, payload, restored } = end
  const attempt = end.attempt + 1
  state.end = { ...end, attempt, stage: 'sent', at: now + REQUEST_TIMEOUT_MS }
  order(turn, {
    e: 'end',
    id,
    body: payload,
    attempt,
    keepalive: state.logout === 'running' || !state.visible,
    idempotencyKey: `end:${id}`,
    restored,
    // The last attempt asks no lock: whoever still holds it stands still.
    leased: attempt <= settings.endRetryMs.length,
  })
}

/** Decides the end, once: kept, announced to the other tabs, then sent. */
export function decideEnd(turn: Turn, isAuto: boolean, reason: string): void {
  const { state, now } = turn
  if (!state.consultation) return
  const { id } = state.consultation
  const payload = state.end?.id === id ? state.end.payload : endPayload(isAuto, reason)
  const end: DecidedEnd = { id, payload, decidedAt: now, attempt: 0, stage: 'due', at: now, restored: false }
  waitForEnd(turn, 0)
  order(turn, { e: 'persist', entries: [pendingEndEntry(end)] })
  order(turn, { e: 'notify', to: 'peers', news: { k: 'ending', id, body: payload } })
  sendEnd(turn, end)
}

/** Another tab asked for the end: wait for its word, send nothing. */
export function onPeerEnding(turn: Turn, { id }: EventFields['peer-ending']): void {
  if (turn.state.consultation?.id !== id) return
  turn.state.logout = 'none'
  waitForEnd(turn, PEER_GRACE_MS)
}

/** Nothing of the session outlives a logout; the host is asked for the rest. */
export function leaveForLogout(turn: Turn): void {
  leaveSession(turn, 'done')
  dropPendingEnd(turn)
  order(turn, { e: 'logout' })
}

/** Shows the end. Without popups there is only a notice, and the page stays. */
function showEnded(turn: Turn, ended: Ended): void {
  const { state, settings } = turn
  const isLeaving = state.logout === 'running'
  leaveSession(turn, settings.popups ? 'ended' : 'none')
  state.ended = settings.popups ? ended : null
  state.endedIds = [...state.endedIds, ended.id]
  if (ended.by !== 'peer') order(turn, { e: 'notify', to: 'peers', news: { k: 'ended', ended } })
  tellHost(turn, { t: 'ended', ended })
  if (isLeaving) leaveForLogout(turn)
}

/** The consultation is over, by the words of `reply` where it has any. */
export function finish(turn: Turn, by: Ended['by'], reply: RawDetails): void {
  const stored = turn.state.consultation
  if (!stored) return
  const orderType = reply['order_type'] ?? stored.order_type
  const subStatus = typeof reply['sub_status'] === 'string' ? reply['sub_status'] : stored.sub_status
  const review = reply['show_review_popup']
  showEnded(turn, {
    id: stored.id,
    order_type: asOrderType(orderType),
    message: endedMessage(reply['status_message'], orderType as Ended['order_type']),
    variant: subStatus === 'astro_rejected' ? 'rejected' : 'normal',
    review: typeof review === 'boolean' ? review : stored.show_review_popup,
    by,
  })
}

/** Shows the end that was waited for; an own one by the server's words, if they came in time. */
function finishEnding(turn: Turn, reply: RawDetails): void {
  const end = pendingEnd(turn.state)
  if (turn.state.phase !== 'ending') return
  finish(turn, end?.id !== turn.state.consultation?.id ? 'peer' : end?.payload.auto_end ? 'auto' : 'user', reply)
}

export function dropPendingEnd(turn: Turn): void {
  const end = pendingEnd(turn.state)
  if (!end) return
  turn.state.end = { ...end, stage: 'over' }
  clear(turn, [PENDING_END_KEY])
}

/** The reply may carry its words at the top or under `ongoing_data`. */
export function onEndConfirmed(turn: Turn, { id, reply }: EventFields['end-confirmed']): void {
  const { state } = turn
  if (pendingEnd(state)?.id !== id) return
  const top = asRecord(reply)
  const words: RawDetails = { ...asRecord(top?.['ongoing_data']), ...top }
  const review = words['show_review_popup']
  finishEnding(turn, words)
  dropPendingEnd(turn)
  if (state.ended?.id === id && typeof review === 'boolean') state.ended = { ...state.ended, review }
}

/** From now on the server's word counts again, unless the end stands on the screen. */
function giveUp(turn: Turn, id: string): void {
  const { state } = turn
  dropPendingEnd(turn)
  logOnce(turn, 'end-gave-up', id)
  tellHost(turn, { t: 'end-gave-up', id })
  if (state.phase !== 'none') return
  state.endedIds = state.endedIds.filter((ended) => ended !== id)
  triggerRead(turn, true)
}

type Attempt = EventFields['end-failed']

function isCurrent({ state: { end } }: Turn, { id, attempt }: Attempt): boolean {
  return end?.stage === 'sent' && end.id === id && end.attempt === attempt
}

function retryLater(turn: Turn, stage: 'due' | 'elsewhere'): void {
  const { state, now, settings } = turn
  const end = pendingEnd(state)
  if (!end) return
  const waitMs = settings.endRetryMs[end.attempt - 1]
  if (waitMs === undefined || now >= end.decidedAt + PENDING_END_LIFE_MS) giveUp(turn, end.id)
  else state.end = { ...end, stage, at: now + waitMs }
}

/** The customer sees the end at once; the server is told again later. */
export function onEndFailed(turn: Turn, attempt: Attempt): void {
  if (!isCurrent(turn, attempt)) return
  finishEnding(turn, {})
  retryLater(turn, 'due')
}

/** Another tab is telling the server: its word is awaited, as long as an own call would be. */
export function onEndDeferred(turn: Turn, attempt: Attempt): void {
  if (isCurrent(turn, attempt)) retryLater(turn, 'elsewhere')
}

/** Another tab shows the end, or has told the server of the one that this tab wanted to send as well. */
export function onPeerEnded(turn: Turn, { ended }: EventFields['peer-ended']): void {
  const { state } = turn
  const theirs = asRecord(ended) as Ended | null
  if (typeof theirs?.id !== 'string' || typeof theirs.message !== 'string') return
  if (state.end?.id === theirs.id && state.end.stage === 'elsewhere') state.end = { ...state.end, stage: 'over' }
  if (state.consultation?.id === theirs.id) showEnded(turn, { ...theirs, by: 'peer' })
}

/** What is due of a decided end at this moment. */
export function settleEnding(turn: Turn): void {
  const { state, now } = turn
  if (now >= state.endingUntil) finishEnding(turn, {})
  const end = pendingEnd(state)
  if (!end || now < end.at) return
  if (end.stage === 'sent') onEndFailed(turn, end)
  else if (state.confirmed) sendEnd(turn, end)
}

/** The timers of the consultation: idle first, then the longest duration, then what has been missing twice. */
export function settleTimers(turn: Turn): void {
  const { state, now, settings } = turn
  if (!isRunning(state) || !settings.autoEnd) return
  const idleLeft = idleApplies(state, settings) ? idleLeftMs(state, now) : null
  const endsAt = maxEndsAt(state)
  if (idleLeft !== null && idleLeft <= 0) decideEnd(turn, true, 'idle expired')
  else if (endsAt !== null && endsAt <= now && state.suspect !== 1) decideEnd(turn, true, 'max duration')
  else if (state.suspect === 2) decideEnd(turn, true, endsAt === null ? 'missing max duration' : 'missing idle time')
}
