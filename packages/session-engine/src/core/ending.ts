import { endPayload, type Ended } from './consultation.ts'
import { idleApplies, idleLeftMs, isRunning, maxEndsAt, REQUEST_TIMEOUT_MS } from './deadlines.ts'
import { clear, dropRead, emit, enter, leaveSession, logOnce, notifyHost, notifyPeers, type Draft } from './draft.ts'
import { endedMessage } from './ended-message.ts'
import type { EventFields } from './events.ts'
import { triggerRead } from './polling.ts'
import { asOrderType, asRecord, type RawDetails } from './read-status.ts'
import { unconfirmedEnd, type LivePhase, type PendingEnd, type Phase } from './state.ts'
import { PENDING_END_KEY, PENDING_END_LIFE_MS, pendingEndEntry } from './stored-session.ts'

/** A tab that was told of the end waits longer than the one that sends it, so that both show the same message. */
const PEER_GRACE_MS = 500

/** Where the end of a consultation leads: without popups there is no modal, and a logout goes on. */
export type AfterEnd = 'ended' | 'none' | 'done'

function startEnding(draft: Draft<LivePhase, 'ending'>, graceMs: number): void {
  const { state, now, settings } = draft
  const { session } = state
  dropRead(draft)
  state.staleBefore = now
  session.suspect = 0
  if (session.logout === 'confirm') session.logout = 'none'
  const endingUntil = now + settings.endUiTimeoutMs + graceMs
  enter(draft, { phase: 'ending', session: { ...session, endingUntil } })
}

function sendEnd(draft: Draft, end: PendingEnd): void {
  const { state, now, settings } = draft
  const { id, payload, restored } = end
  const attempt = end.attempt + 1
  state.pendingEnd = { ...end, attempt, stage: 'sent', at: now + REQUEST_TIMEOUT_MS }
  emit(draft, {
    type: 'end',
    id,
    body: payload,
    attempt,
    keepalive: state.session?.logout === 'running' || !state.visible,
    idempotencyKey: `end:${id}`,
    restored,
    // The last attempt takes no lock: a tab that still holds it is suspended.
    leased: attempt <= settings.endRetryMs.length,
  })
}

/** Decides the end, once: it is stored, announced to the other tabs, then sent. */
export function decideEnd(draft: Draft<LivePhase, 'ending'>, isAuto: boolean, reason: string): void {
  const { state, now } = draft
  const { id } = state.session.consultation
  const payload = state.pendingEnd?.id === id ? state.pendingEnd.payload : endPayload(isAuto, reason)
  const end: PendingEnd = { id, payload, decidedAt: now, attempt: 0, stage: 'due', at: now, restored: false }
  startEnding(draft, 0)
  emit(draft, { type: 'persist', entries: [pendingEndEntry(end)] })
  notifyPeers(draft, { type: 'ending', id, body: payload })
  sendEnd(draft, end)
}

/** Another tab requested the end: this one awaits its result and sends nothing. */
export function onPeerEnding(draft: Draft<LivePhase, 'ending'>, { id }: EventFields['peer-ending']): void {
  if (draft.state.session.consultation.id === id) startEnding(draft, PEER_GRACE_MS)
}

/** Nothing of the session outlives a logout; the host does the rest. */
export function leaveForLogout(draft: Draft<Phase, 'done'>): void {
  leaveSession(draft, { phase: 'done' })
  dropPendingEnd(draft)
  emit(draft, { type: 'logout' })
}

/** Shows the end. Without popups there is only a notice, and the page stays. */
function showEnded(draft: Draft<Phase, AfterEnd>, ended: Ended): void {
  const { state, settings } = draft
  const isLeaving = draft.state.session?.logout === 'running'
  leaveSession(draft, settings.popups ? { phase: 'ended', ended } : { phase: 'none' })
  state.endedIds = [...state.endedIds, ended.id]
  if (ended.by !== 'peer') notifyPeers(draft, { type: 'ended', ended })
  notifyHost(draft, { type: 'ended', ended })
  if (isLeaving) leaveForLogout(draft)
}

/** The consultation is over. The message is that of `reply`, where it has one. */
export function closeConsultation(draft: Draft<Phase, AfterEnd>, by: Ended['by'], reply: RawDetails): void {
  const stored = draft.state.session?.consultation
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

/** Shows the end that was awaited; an own one with the server's message, if that came in time. */
function finishEnding(draft: Draft<Phase, AfterEnd>, reply: RawDetails): void {
  const { state } = draft
  if (state.phase !== 'ending') return
  const end = unconfirmedEnd(draft.state)
  const by = end?.id !== state.session.consultation.id ? 'peer' : end.payload.auto_end ? 'auto' : 'user'
  closeConsultation(draft, by, reply)
}

export function dropPendingEnd(draft: Draft): void {
  const end = unconfirmedEnd(draft.state)
  if (!end) return
  draft.state.pendingEnd = { ...end, stage: 'over' }
  clear(draft, [PENDING_END_KEY])
}

/** The reply may have its message at the top or under `ongoing_data`. */
export function onEndConfirmed(draft: Draft<Phase, AfterEnd>, { id, reply }: EventFields['end-confirmed']): void {
  if (unconfirmedEnd(draft.state)?.id !== id) return
  const top = asRecord(reply)
  const details: RawDetails = { ...asRecord(top?.['ongoing_data']), ...top }
  const review = details['show_review_popup']
  finishEnding(draft, details)
  dropPendingEnd(draft)
  const { state } = draft
  const { ended } = state
  if (ended?.id === id && typeof review === 'boolean') state.ended = { ...ended, review }
}

/** From now on the server's reply counts again, unless the end is on the screen. */
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

function isCurrent({ state: { pendingEnd } }: Draft, { id, attempt }: Attempt): boolean {
  return pendingEnd?.stage === 'sent' && pendingEnd.id === id && pendingEnd.attempt === attempt
}

function retryLater(draft: Draft, stage: 'due' | 'deferred'): void {
  const { state, now, settings } = draft
  const end = unconfirmedEnd(state)
  if (!end) return
  const waitMs = settings.endRetryMs[end.attempt - 1]
  if (waitMs === undefined || now >= end.decidedAt + PENDING_END_LIFE_MS) giveUp(draft, end.id)
  else state.pendingEnd = { ...end, stage, at: now + waitMs }
}

/** The customer sees the end at once; the call is repeated later. */
export function onEndFailed(draft: Draft<Phase, AfterEnd>, attempt: Attempt): void {
  if (!isCurrent(draft, attempt)) return
  finishEnding(draft, {})
  retryLater(draft, 'due')
}

/** Another tab is sending the end: its result is awaited as long as that of an own call. */
export function onEndDeferred(draft: Draft, attempt: Attempt): void {
  if (isCurrent(draft, attempt)) retryLater(draft, 'deferred')
}

/** Another tab shows the end, or has sent the one that this tab wanted to send as well. */
export function onPeerEnded(draft: Draft<Phase, AfterEnd>, { ended }: EventFields['peer-ended']): void {
  const { state } = draft
  const theirs = asRecord(ended) as Ended | null
  if (typeof theirs?.id !== 'string' || typeof theirs.message !== 'string') return
  const end = state.pendingEnd
  if (end?.id === theirs.id && end.stage === 'deferred') state.pendingEnd = { ...end, stage: 'over' }
  if (state.session?.consultation.id === theirs.id) showEnded(draft, { ...theirs, by: 'peer' })
}

/** What is due of a decided end at this moment. */
export function sendEndWhenDue(draft: Draft<Phase, AfterEnd>): void {
  const { state, now } = draft
  if (state.phase === 'ending' && now >= state.session.endingUntil) finishEnding(draft, {})
  const end = unconfirmedEnd(state)
  if (!end || now < end.at) return
  if (end.stage === 'sent') onEndFailed(draft, end)
  else if (state.confirmed) sendEnd(draft, end)
}

/** The timers of the consultation: idle first, then the longest duration, then what two replies lacked. */
export function endWhenDue(draft: Draft<Phase, 'ending'>): void {
  const { state, now, settings } = draft
  if (!isRunning(state) || !settings.autoEnd) return
  const { session } = state
  const idleLeft = idleApplies(session.consultation, settings) ? idleLeftMs(session, now) : null
  const endsAt = maxEndsAt(state)
  let reason = ''
  if (idleLeft !== null && idleLeft <= 0) reason = 'idle expired'
  else if (endsAt !== null && endsAt <= now && session.suspect !== 1) reason = 'max duration'
  else if (session.suspect === 2) reason = endsAt === null ? 'missing max duration' : 'missing idle time'
  if (reason) decideEnd(draft as Draft<'active', 'ending'>, true, reason)
}
