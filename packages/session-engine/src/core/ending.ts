import { endPayload, type Ended } from './consultation.ts'
import { idleApplies, idleLeftMs, isRunning, maxEndsAt, REQUEST_TIMEOUT_MS } from './deadlines.ts'
import { endedMessage } from './ended-message.ts'
import type { EventFields } from './events.ts'
import { triggerRead } from './polling.ts'
import { asOrderType, asRecord, type RawDetails } from './read-status.ts'
import { pendingEnd, type DecidedEnd } from './state.ts'
import { PENDING_END_KEY, PENDING_END_LIFE_MS, pendingEndEntry } from './stored-session.ts'
import { clear, dropRead, leaveSession, logOnce, emit, notifyHost, type Draft } from './draft.ts'

/** A tab that only heard of the end waits a little longer than the one that asked for it, so that both show the same sentence. */
const PEER_GRACE_MS = 500

function waitForEnd(draft: Draft, graceMs: number): void {
  const { state, now, settings } = draft
  dropRead(draft)
  state.phase = 'ending'
  state.endingUntil = now + settings.endUiTimeoutMs + graceMs
  state.freshSince = now
  state.suspect = 0
  if (state.logout === 'confirm') state.logout = 'none'
}

function sendEnd(draft: Draft, end: DecidedEnd): void {
  const { state, now, settings } = draft
  const { id, payload, restored } = end
  const attempt = end.attempt + 1
  state.end = { ...end, attempt, stage: 'sent', at: now + REQUEST_TIMEOUT_MS }
  emit(draft, {
    type: 'end',
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
export function decideEnd(draft: Draft, isAuto: boolean, reason: string): void {
  const { state, now } = draft
  if (!state.consultation) return
  const { id } = state.consultation
  const payload = state.end?.id === id ? state.end.payload : endPayload(isAuto, reason)
  const end: DecidedEnd = { id, payload, decidedAt: now, attempt: 0, stage: 'due', at: now, restored: false }
  waitForEnd(draft, 0)
  emit(draft, { type: 'persist', entries: [pendingEndEntry(end)] })
  emit(draft, { type: 'notify', to: 'peers', news: { type: 'ending', id, body: payload } })
  sendEnd(draft, end)
}

/** Another tab asked for the end: wait for its word, send nothing. */
export function onPeerEnding(draft: Draft, { id }: EventFields['peer-ending']): void {
  if (draft.state.consultation?.id !== id) return
  draft.state.logout = 'none'
  waitForEnd(draft, PEER_GRACE_MS)
}

/** Nothing of the session outlives a logout; the host is asked for the rest. */
export function leaveForLogout(draft: Draft): void {
  leaveSession(draft, 'done')
  dropPendingEnd(draft)
  emit(draft, { type: 'logout' })
}

/** Shows the end. Without popups there is only a notice, and the page stays. */
function showEnded(draft: Draft, ended: Ended): void {
  const { state, settings } = draft
  const isLeaving = state.logout === 'running'
  leaveSession(draft, settings.popups ? 'ended' : 'none')
  state.ended = settings.popups ? ended : null
  state.endedIds = [...state.endedIds, ended.id]
  if (ended.by !== 'peer') emit(draft, { type: 'notify', to: 'peers', news: { type: 'ended', ended } })
  notifyHost(draft, { type: 'ended', ended })
  if (isLeaving) leaveForLogout(draft)
}

/** The consultation is over, by the words of `reply` where it has any. */
export function finish(draft: Draft, by: Ended['by'], reply: RawDetails): void {
  const stored = draft.state.consultation
  if (!stored) return
  const orderType = reply['order_type'] ?? stored.order_type
  const subStatus = typeof reply['sub_status'] === 'string' ? reply['sub_status'] : stored.sub_status
  const review = reply['show_review_popup']
  showEnded(draft, {
    id: stored.id,
    order_type: asOrderType(orderType),
    message: endedMessage(reply['status_message'], orderType as Ended['order_type']),
    variant: subStatus === 'astro_rejected' ? 'rejected' : 'normal',
    review: typeof review === 'boolean' ? review : stored.show_review_popup,
    by,
  })
}

/** Shows the end that was waited for; an own one by the server's words, if they came in time. */
function finishEnding(draft: Draft, reply: RawDetails): void {
  const end = pendingEnd(draft.state)
  if (draft.state.phase !== 'ending') return
  finish(draft, end?.id !== draft.state.consultation?.id ? 'peer' : end?.payload.auto_end ? 'auto' : 'user', reply)
}

export function dropPendingEnd(draft: Draft): void {
  const end = pendingEnd(draft.state)
  if (!end) return
  draft.state.end = { ...end, stage: 'over' }
  clear(draft, [PENDING_END_KEY])
}

/** The reply may carry its words at the top or under `ongoing_data`. */
export function onEndConfirmed(draft: Draft, { id, reply }: EventFields['end-confirmed']): void {
  const { state } = draft
  if (pendingEnd(state)?.id !== id) return
  const top = asRecord(reply)
  const words: RawDetails = { ...asRecord(top?.['ongoing_data']), ...top }
  const review = words['show_review_popup']
  finishEnding(draft, words)
  dropPendingEnd(draft)
  if (state.ended?.id === id && typeof review === 'boolean') state.ended = { ...state.ended, review }
}

/** From now on the server's word counts again, unless the end stands on the screen. */
function giveUp(draft: Draft, id: string): void {
  const { state } = draft
  dropPendingEnd(draft)
  logOnce(draft, 'end-gave-up', id)
  notifyHost(draft, { type: 'end-gave-up', id })
  if (state.phase !== 'none') return
  state.endedIds = state.endedIds.filter((ended) => ended !== id)
  triggerRead(draft, true)
}

type Attempt = EventFields['end-failed']

function isCurrent({ state: { end } }: Draft, { id, attempt }: Attempt): boolean {
  return end?.stage === 'sent' && end.id === id && end.attempt === attempt
}

function retryLater(draft: Draft, stage: 'due' | 'elsewhere'): void {
  const { state, now, settings } = draft
  const end = pendingEnd(state)
  if (!end) return
  const waitMs = settings.endRetryMs[end.attempt - 1]
  if (waitMs === undefined || now >= end.decidedAt + PENDING_END_LIFE_MS) giveUp(draft, end.id)
  else state.end = { ...end, stage, at: now + waitMs }
}

/** The customer sees the end at once; the server is told again later. */
export function onEndFailed(draft: Draft, attempt: Attempt): void {
  if (!isCurrent(draft, attempt)) return
  finishEnding(draft, {})
  retryLater(draft, 'due')
}

/** Another tab is telling the server: its word is awaited, as long as an own call would be. */
export function onEndDeferred(draft: Draft, attempt: Attempt): void {
  if (isCurrent(draft, attempt)) retryLater(draft, 'elsewhere')
}

/** Another tab shows the end, or has told the server of the one that this tab wanted to send as well. */
export function onPeerEnded(draft: Draft, { ended }: EventFields['peer-ended']): void {
  const { state } = draft
  const theirs = asRecord(ended) as Ended | null
  if (typeof theirs?.id !== 'string' || typeof theirs.message !== 'string') return
  if (state.end?.id === theirs.id && state.end.stage === 'elsewhere') state.end = { ...state.end, stage: 'over' }
  if (state.consultation?.id === theirs.id) showEnded(draft, { ...theirs, by: 'peer' })
}

/** What is due of a decided end at this moment. */
export function settleEnding(draft: Draft): void {
  const { state, now } = draft
  if (now >= state.endingUntil) finishEnding(draft, {})
  const end = pendingEnd(state)
  if (!end || now < end.at) return
  if (end.stage === 'sent') onEndFailed(draft, end)
  else if (state.confirmed) sendEnd(draft, end)
}

/** The timers of the consultation: idle first, then the longest duration, then what has been missing twice. */
export function settleTimers(draft: Draft): void {
  const { state, now, settings } = draft
  if (!isRunning(state) || !settings.autoEnd) return
  const idleLeft = idleApplies(state, settings) ? idleLeftMs(state, now) : null
  const endsAt = maxEndsAt(state)
  if (idleLeft !== null && idleLeft <= 0) decideEnd(draft, true, 'idle expired')
  else if (endsAt !== null && endsAt <= now && state.suspect !== 1) decideEnd(draft, true, 'max duration')
  else if (state.suspect === 2) decideEnd(draft, true, endsAt === null ? 'missing max duration' : 'missing idle time')
}
