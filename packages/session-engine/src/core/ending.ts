import { endPayload, type Ended } from './consultation.ts'
import { idleApplies, idleLeftMs, isRunning, maxEndsAt, REQUEST_TIMEOUT_MS } from './deadlines.ts'
import { clear, dropRead, emit, enter, leaveSession, logOnce, notifyHost, notifyPeers, type Draft } from './draft.ts'
import { endedMessage } from './ended-message.ts'
import type { EventFields } from './events.ts'
import { triggerRead } from './polling.ts'
import { asOrderType, asRecord, type RawDetails } from './read-status.ts'
import type { LivePhase, PendingEnd, Phase } from './state.ts'
import { PENDING_END_KEY, PENDING_END_LIFE_MS, pendingEndEntry } from './stored-session.ts'

/** Where the end of a consultation leads: without popups there is no modal, and a logout goes on. */
export type AfterEnd = 'ended' | 'none' | 'done'

function startEnding(draft: Draft<LivePhase, 'ending'>, graceMs: number): void {
  const { session } = draft.state
  dropRead(draft)
  draft.state.staleBefore = draft.now
  session.suspect = 0
  if (session.logout === 'confirm') session.logout = 'none'
  const endingUntil = draft.now + draft.settings.endUiTimeoutMs + graceMs
  enter(draft, { phase: 'ending', session: { ...session, endingUntil } })
}

function sendEnd(draft: Draft, end: PendingEnd): void {
  const { id, payload, restored } = end
  const attempt = end.attempt + 1
  draft.state.pendingEnd = { ...end, attempt, stage: 'sent', at: draft.now + REQUEST_TIMEOUT_MS }
  emit(draft, {
    type: 'end',
    id,
    body: payload,
    attempt,
    keepalive: draft.state.session?.logout === 'running' || !draft.state.visible,
    idempotencyKey: `end:${id}`,
    restored,
    // The last attempt takes no lock: a tab that still holds it is suspended.
    leased: attempt <= draft.settings.endRetryMs.length,
  })
}

/** Decides the end, once: it is stored, announced to the other tabs, then sent. */
export function decideEnd(draft: Draft<LivePhase, 'ending'>, isAuto: boolean, reason: string): void {
  const { id } = draft.state.session.consultation
  const payload = draft.state.decidedEnd?.id === id ? draft.state.decidedEnd.payload : endPayload(isAuto, reason)
  const end: PendingEnd = {
    id,
    payload,
    decidedAt: draft.now,
    attempt: 0,
    stage: 'due',
    at: draft.now,
    restored: false,
  }
  draft.state.decidedEnd = end
  startEnding(draft, 0)
  emit(draft, { type: 'persist', entries: [pendingEndEntry(end)] })
  notifyPeers(draft, { type: 'ending', id, body: payload })
  sendEnd(draft, end)
}

/** Another tab requested the end: this one awaits its result and sends nothing. */
export function onPeerEnding(draft: Draft<LivePhase, 'ending'>, { id }: EventFields['peer-ending']): void {
  /** A tab that hears of the end by a message waits longer than the tab that sends it, so that both show the same text. */
  const PEER_GRACE_MS = 500
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
  const isLeaving = draft.state.session?.logout === 'running'
  leaveSession(draft, draft.settings.popups ? { phase: 'ended', ended } : { phase: 'none' })
  draft.state.endedIds = [...draft.state.endedIds, ended.id]
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
  if (draft.state.phase !== 'ending') return
  const end = draft.state.pendingEnd
  const by = end?.id !== draft.state.session.consultation.id ? 'peer' : end.payload.auto_end ? 'auto' : 'user'
  closeConsultation(draft, by, reply)
}

export function dropPendingEnd(draft: Draft): void {
  if (!draft.state.pendingEnd) return
  draft.state.pendingEnd = null
  clear(draft, [PENDING_END_KEY])
}

/** The reply may have its message at the top or under `ongoing_data`. */
export function onEndConfirmed(draft: Draft<Phase, AfterEnd>, { id, reply }: EventFields['end-confirmed']): void {
  if (draft.state.pendingEnd?.id !== id) return
  const top = asRecord(reply)
  const details: RawDetails = { ...asRecord(top?.['ongoing_data']), ...top }
  const review = details['show_review_popup']
  finishEnding(draft, details)
  dropPendingEnd(draft)
  const { ended } = draft.state
  if (ended?.id === id && typeof review === 'boolean') draft.state.ended = { ...ended, review }
}

/** From now on the server's reply counts again, unless the end is on the screen. */
function giveUp(draft: Draft, id: string): void {
  dropPendingEnd(draft)
  logOnce(draft, 'end-gave-up', id)
  notifyHost(draft, { type: 'end-gave-up', id })
  if (draft.state.phase !== 'none') return
  draft.state.endedIds = draft.state.endedIds.filter((ended) => ended !== id)
  triggerRead(draft, true)
}

/** One sending of the end. */
type EndCall = EventFields['end-failed']

/**
 * `due`: the call failed, the customer sees the end at once, and it is repeated later. `deferred`: another tab is sending the end,
 * its result is awaited as long as that of an own call.
 */
export function retryLater(draft: Draft<Phase, AfterEnd>, { id, attempt }: EndCall, stage: 'due' | 'deferred'): void {
  const end = draft.state.pendingEnd
  if (end?.stage !== 'sent' || end.id !== id || end.attempt !== attempt) return
  if (stage === 'due') finishEnding(draft, {})
  if (!draft.state.pendingEnd) return
  const waitMs = draft.settings.endRetryMs[attempt - 1]
  if (waitMs === undefined || draft.now >= end.decidedAt + PENDING_END_LIFE_MS) giveUp(draft, id)
  else draft.state.pendingEnd = { ...end, stage, at: draft.now + waitMs }
}

/** Another tab shows the end, or has sent the one that this tab wanted to send as well. */
export function onPeerEnded(draft: Draft<Phase, AfterEnd>, { ended }: EventFields['peer-ended']): void {
  const theirs = asRecord(ended) as Ended | null
  if (typeof theirs?.id !== 'string' || typeof theirs.message !== 'string') return
  const end = draft.state.pendingEnd
  if (end?.id === theirs.id && end.stage === 'deferred') draft.state.pendingEnd = null
  if (draft.state.session?.consultation.id === theirs.id) showEnded(draft, { ...theirs, by: 'peer' })
}

/** What is due of a decided end at this moment. */
export function sendEndWhenDue(draft: Draft<Phase, AfterEnd>): void {
  if (draft.state.phase === 'ending' && draft.now >= draft.state.session.endingUntil) finishEnding(draft, {})
  const end = draft.state.pendingEnd
  if (!end || draft.now < end.at) return
  if (end.stage === 'sent') retryLater(draft, end, 'due')
  else if (draft.state.confirmed) sendEnd(draft, end)
}

/** The timers of the consultation: idle first, then the longest duration, then what two replies lacked. */
export function endWhenDue(draft: Draft<Phase, 'ending'>): void {
  if (!isRunning(draft.state) || !draft.settings.autoEnd) return
  const { session } = draft.state
  const endsAt = maxEndsAt(draft.state)
  let reason = ''
  if (idleLeftMs(session, draft.now) <= 0 && idleApplies(session.consultation, draft.settings)) reason = 'idle expired'
  else if (endsAt <= draft.now && session.suspect !== 1) reason = 'max duration'
  else if (session.suspect === 2) reason = endsAt === Infinity ? 'missing max duration' : 'missing idle time'
  if (reason) decideEnd(draft as Draft<'active', 'ending'>, true, reason)
}
