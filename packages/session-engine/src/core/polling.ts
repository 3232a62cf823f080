import { REQUEST_TIMEOUT_MS, shouldPoll } from './deadlines.ts'
import { dropRead, emit, leaveSession, notifyPeers, type Draft } from './draft.ts'
import type { EventOf } from './events.ts'
import { READING, type Phase } from './state.ts'

/**
 * Requests a read; during a read, one more after it. `fresh` asks the server itself, because something is known to have
 * changed; otherwise another tab's recent reply will do.
 */
export function triggerRead(draft: Draft, fresh: boolean): void {
  /** Another tab's reply is as good as an own one for this long. */
  const PEER_REPLY_LIFE_MS = 1400
  if (!(READING as readonly Phase[]).includes(draft.state.phase)) return
  const age = draft.now - draft.state.peerReadAt
  const isKnown = draft.state.confirmed && age >= 0 && age < PEER_REPLY_LIFE_MS
  if (fresh || draft.state.read === 'running') draft.state.requested = 'fresh'
  else if (draft.state.read === 'idle' && !isKnown) draft.state.requested = 'leased'
}

function startRead(draft: Draft, leased: boolean): void {
  dropRead(draft)
  draft.state.read = 'running'
  draft.state.readStartedAt = draft.now
  draft.state.pollAt = draft.now + REQUEST_TIMEOUT_MS
  emit(draft, { type: 'poll', ticket: draft.state.ticket, leased })
}

function backoffMs(failures: number): number {
  return failures < 3 ? 0 : Math.min(15_000, 3000 * 2 ** (failures - 3))
}

/** A read was answered or failed: the next one is due start to start. */
export function afterRead(draft: Draft): void {
  draft.state.read = 'idle'
  draft.state.pollAt = Math.max(
    draft.state.readStartedAt + draft.settings.pollMs,
    draft.now + backoffMs(draft.state.failures),
  )
}

/**
 * Another tab has read: this one reads one interval after that, so that the tabs share one stream of reads also while some of them
 * fail. A tab whose reads go on failing slows down, and this one takes over.
 */
export function afterPeerRead(draft: Draft, isGood: boolean): void {
  /** A broadcast that is under way must not meet a free lease. */
  const BROADCAST_MS = 250
  if (isGood) draft.state.peerReadAt = draft.now
  if (draft.state.read === 'running') return
  draft.state.read = 'idle'
  const nextAt = draft.now + draft.settings.pollMs + BROADCAST_MS
  draft.state.pollAt = isGood ? nextAt : Math.max(nextAt, draft.state.pollAt)
}

export function isCurrentRead(draft: Draft, ticket: number): boolean {
  return draft.state.read === 'running' && draft.state.ticket === ticket
}

export function onLeaseRefused(draft: Draft, { ticket }: EventOf<'lease-refused'>): void {
  /** How long the broadcast of another tab's read is awaited before this tab reads itself. */
  const LEASE_WAIT_MS = 1500
  if (!isCurrentRead(draft, ticket)) return
  draft.state.read = 'deferred'
  draft.state.pollAt = draft.now + LEASE_WAIT_MS
}

/**
 * A failed check marks the session as not cancelled and changes nothing else, with one exception: user details showed no
 * consultation and this read was to confirm it. Then the stored session is cleared silently.
 */
export function onReadFailed(draft: Draft<Phase, 'none'>): void {
  draft.state.cancelled = false
  draft.state.failures += 1
  draft.state.failing ||= draft.state.failures >= 3 || !draft.state.confirmed
  notifyPeers(draft, { type: 'status', body: null, at: draft.now })
  if (draft.state.session && draft.state.readStartedAt >= draft.state.session.disputedAt)
    leaveSession(draft, { phase: 'none' })
}

/** What is due of the polling at this moment. The only place where a read starts. */
export function pollWhenDue(draft: Draft<Phase, 'none'>): void {
  const isDue = draft.now >= draft.state.pollAt
  if (draft.state.read === 'running' && isDue) {
    dropRead(draft)
    onReadFailed(draft)
    afterRead(draft)
  }
  if (draft.state.read === 'deferred' && isDue) startRead(draft, false)
  if (draft.state.read !== 'idle') return
  if (draft.state.requested !== 'no' || (draft.now >= draft.state.pollAt && shouldPoll(draft.state, draft.now)))
    startRead(draft, draft.state.requested !== 'fresh')
}
