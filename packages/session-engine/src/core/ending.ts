import { endPayload, type Consultation, type Ended, type EndPayload } from './consultation.ts'
import { idleApplies, idleLeftMs, isRunning, maxEndsAt, REQUEST_TIMEOUT_MS } from './deadlines.ts'
import { clear, dropRead, emit, enter, leaveSession, logOnce, notifyHost, notifyPeers, type Draft } from './draft.ts'
import { endedMessage } from './ended-message.ts'
import type { EventOf } from './events.ts'
import { asOrderType, asRecord, type RawDetails } from './read-status.ts'
import { isLive, newPendingEnd, type LivePhase, type PendingEnd, type Phase } from './state.ts'
import { PENDING_END_KEY, pendingEndEntry, restorePendingEnd } from './stored-session.ts'

/** Where the end of a consultation leads: without popups there is no modal, and a logout goes on. */
export type AfterEnd = 'ended' | 'none' | 'done'

function startEnding(draft: Draft<LivePhase, 'ending'>, endedBy: Ended['by'], graceMs: number): void {
  const { session } = draft.state
  dropRead(draft)
  draft.state.staleBefore = draft.now
  session.suspect = 0
  if (session.logout === 'confirm') session.logout = 'none'
  const endingUntil = draft.now + draft.settings.endUiTimeoutMs + graceMs
  enter(draft, { phase: 'ending', session: { ...session, endingUntil, endedBy } })
}

function sendEnd(draft: Draft, end: PendingEnd): void {
  const { id, payload } = end
  const attempt = end.attempt + 1
  draft.state.pendingEnd = { ...end, attempt, stage: 'sent', at: draft.now + REQUEST_TIMEOUT_MS }
  notifyPeers(draft, { type: 'ending', id, body: payload })
  // A tab that kept the lock for longer than a request takes is suspended.
  const leased = end.stage === 'due'
  emit(draft, { type: 'end', id, body: payload, attempt, idempotencyKey: `end:${id}`, leased })
}

/** Decides the end, once: it is stored, announced to the other tabs, and sent until the server answers. */
export function decideEnd(draft: Draft<LivePhase, 'ending'>, isAuto: boolean, reason: string): void {
  const end = newPendingEnd(draft.state.session.consultation.id, endPayload(isAuto, reason), draft.now)
  startEnding(draft, isAuto ? 'auto' : 'user', 0)
  emit(draft, { type: 'persist', entries: [pendingEndEntry(end)] })
  sendEnd(draft, end)
}

/** Another tab has decided this end. This one shows it, and sends it at `at` if no answer has been heard of by then. */
function takeUpEnd(draft: Draft<Phase, 'ending'>, end: PendingEnd): void {
  /** A tab that hears of the end by a message waits longer than the tab that sends it, so that both show the same text. */
  const PEER_GRACE_MS = 500
  draft.state.pendingEnd = end
  if (isLive(draft.state) && draft.state.session.consultation.id === end.id)
    startEnding(draft as Draft<LivePhase, 'ending'>, 'peer', PEER_GRACE_MS)
}

/** Another tab is sending the end now; if it falls silent, this tab goes on. */
export function onPeerEnding(draft: Draft<Phase, 'ending'>, { id, body }: EventOf<'peer-ending'>): void {
  const { pendingEnd } = draft.state
  const isOver = pendingEnd?.id !== id && (draft.state.endedIds as readonly unknown[]).includes(id)
  if (isOver || typeof id !== 'string' || !asRecord(body) || pendingEnd?.stage === 'sent') return
  // Longer than a request takes, and soon enough for a tab that finds the lock held by one that is suspended.
  const at = draft.now + draft.settings.endRetryForeverMs * 0.75
  const known = pendingEnd?.id === id ? pendingEnd : newPendingEnd(id, body as EndPayload, draft.now)
  takeUpEnd(draft, { ...known, stage: 'due', at })
}

/** A former page life, or a tab that was not heard, has left this end in storage. */
export function onEndFound(draft: Draft<Phase, 'ending'>, { text }: EventOf<'end-found'>): void {
  /** An older one is about a consultation that is long over. */
  const LIFE_MS = 86_400_000
  const end = restorePendingEnd(text, draft.now)
  if (!end || draft.state.pendingEnd) return
  if (draft.now - end.decidedAt < LIFE_MS) return takeUpEnd(draft, end)
  clear(draft, [PENDING_END_KEY])
  logOnce(draft, 'end-gave-up', end.id)
  notifyHost(draft, { type: 'end-gave-up', id: end.id })
}

/** Nothing of the session outlives a logout; the host does the rest. */
export function leaveForLogout(draft: Draft<Phase, 'done'>): void {
  leaveSession(draft, { phase: 'done' })
  emit(draft, { type: 'logout' })
}

/** Shows the end. Without popups there is only a notice, and the page stays. */
function showEnded(draft: Draft<Phase, AfterEnd>, ended: Ended): void {
  const isLeaving = draft.state.session?.logout === 'running'
  leaveSession(draft, draft.settings.popups ? { phase: 'ended', ended } : { phase: 'none' })
  draft.state.endedIds = [...draft.state.endedIds, ended.id]
  const { pendingEnd } = draft.state
  if (pendingEnd?.id === ended.id && !ended.confirmed) draft.state.pendingEnd = { ...pendingEnd, ended }
  if (ended.by !== 'peer') notifyPeers(draft, { type: 'ended', ended })
  notifyHost(draft, { type: 'ended', ended })
  if (isLeaving) leaveForLogout(draft)
}

/** How a consultation ended, by what the reply says of it, else by what was known. */
function endedOf(known: Partial<Consultation> & Pick<Ended, 'id'>, reply: RawDetails): Omit<Ended, 'by' | 'confirmed'> {
  const orderType = reply['order_type'] ?? known.order_type
  const subStatus = typeof reply['sub_status'] === 'string' ? reply['sub_status'] : known.sub_status
  const review = reply['show_review_popup']
  return {
    id: known.id,
    order_type: asOrderType(orderType),
    message: endedMessage(reply['status_message'], orderType as Ended['order_type']),
    variant: subStatus === 'astro_rejected' ? 'rejected' : 'normal',
    review: typeof review === 'boolean' ? review : known.show_review_popup === true,
  }
}

/** The consultation is over. The message is that of `reply`, where it has one. */
export function closeConsultation(
  draft: Draft<Phase, AfterEnd>,
  by: Ended['by'],
  reply: RawDetails,
  confirmed: boolean,
): void {
  const { session } = draft.state
  if (session) showEnded(draft, { ...endedOf(session.consultation, reply), by, confirmed })
}

/** Shows the end that was awaited; with the server's message, if that came in time. */
function finishEnding(draft: Draft<Phase, AfterEnd>, reply: RawDetails, confirmed: boolean): void {
  if (draft.state.phase === 'ending') closeConsultation(draft, draft.state.session.endedBy, reply, confirmed)
}

/** The server has answered the end: it is sent no more, and one that was shown unconfirmed is confirmed now. */
export function confirmEnd(draft: Draft, review?: unknown): Ended | null {
  const end = draft.state.pendingEnd
  if (!end) return null
  draft.state.failures = 0
  draft.state.failing = false
  draft.state.pendingEnd = null
  draft.state.endedIds = [...draft.state.endedIds, end.id]
  clear(draft, [PENDING_END_KEY])
  if (!end.ended) return null
  const ended = { ...end.ended, confirmed: true, ...(typeof review === 'boolean' && { review }) }
  if (draft.state.ended?.id === end.id) draft.state.ended = ended
  notifyHost(draft, { type: 'ended', ended })
  return ended
}

/** The reply may have its message at the top or under `ongoing_data`. */
export function onEndConfirmed(draft: Draft<Phase, AfterEnd>, { id, reply }: EventOf<'end-confirmed'>): void {
  if (draft.state.pendingEnd?.id !== id) return
  const isAnnounced = draft.state.phase === 'ending' && draft.state.session.endedBy !== 'peer'
  const top = asRecord(reply)
  const details: RawDetails = { ...asRecord(top?.['ongoing_data']), ...top }
  finishEnding(draft, details, true)
  const shown = confirmEnd(draft, details['show_review_popup']) ?? draft.state.ended
  const ended: Ended = shown?.id === id ? shown : { ...endedOf({ id }, details), by: 'user', confirmed: true }
  if (!isAnnounced) notifyPeers(draft, { type: 'ended', ended })
}

/** One sending of the end. */
type EndCall = Omit<EventOf<'end-failed'>, 'type'>

function sentEnd({ state: { pendingEnd } }: Draft, { id, attempt }: EndCall): PendingEnd | null {
  return pendingEnd?.stage === 'sent' && pendingEnd.id === id && pendingEnd.attempt === attempt ? pendingEnd : null
}

/** The call failed: the customer sees the end at once, and it is repeated, at last from one start to the next at one pace. */
export function onEndFailed(draft: Draft<Phase, AfterEnd>, call: EndCall): void {
  if (!sentEnd(draft, call)) return
  finishEnding(draft, {}, false)
  const end = sentEnd(draft, call)
  if (!end) return
  const { endRetryMs, endRetryForeverMs } = draft.settings
  const waitMs = endRetryMs[call.attempt - 1]
  const at = waitMs === undefined ? end.at - REQUEST_TIMEOUT_MS + endRetryForeverMs : draft.now + waitMs
  draft.state.pendingEnd = { ...end, stage: 'due', at: Math.max(at, draft.now + 1) }
}

/** Another tab is sending it: that is awaited for as long as a request takes. */
export function onEndDeferred(draft: Draft, call: EventOf<'end-deferred'>): void {
  const end = sentEnd(draft, call)
  if (end) draft.state.pendingEnd = { ...end, stage: 'deferred', at: draft.now + REQUEST_TIMEOUT_MS + 1000 }
}

/** Another tab shows the end, or has the server's answer to it. */
export function onPeerEnded(draft: Draft<Phase, AfterEnd>, { ended }: EventOf<'peer-ended'>): void {
  const theirs = asRecord(ended) as Ended | null
  if (typeof theirs?.id !== 'string' || typeof theirs.message !== 'string') return
  const confirmed = theirs.confirmed === true
  if (draft.state.session?.consultation.id === theirs.id) showEnded(draft, { ...theirs, by: 'peer', confirmed })
  if (confirmed && draft.state.pendingEnd?.id === theirs.id) confirmEnd(draft, theirs.review || undefined)
}

/** The network or the page is back: an end that waits is sent now. */
export function hurryEnd(draft: Draft): void {
  const { pendingEnd } = draft.state
  if (pendingEnd && pendingEnd.stage !== 'sent') draft.state.pendingEnd = { ...pendingEnd, at: draft.now }
}

/** What is due of a decided end at this moment. */
export function sendEndWhenDue(draft: Draft<Phase, AfterEnd>): void {
  if (draft.state.phase === 'ending' && draft.now >= draft.state.session.endingUntil) finishEnding(draft, {}, false)
  const end = draft.state.pendingEnd
  if (!end || draft.now < end.at) return
  if (end.stage === 'sent') onEndFailed(draft, end)
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
