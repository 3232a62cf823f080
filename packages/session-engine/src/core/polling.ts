import { REQUEST_TIMEOUT_MS, shouldPoll } from './deadlines.ts'
import { dropRead, emit, leaveSession, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
import { READING, type Phase } from './state.ts'

/**
 * Requests a read; during a read, one more after it. `fresh` asks the server itself, because something is known to have
 * changed; otherwise another tab's recent reply will do.
 */
export function triggerRead(draft: Draft, fresh: boolean): void {
  /** Another tab's reply is as good as an own one for this long. */
  const PEER_REPLY_LIFE_MS = 1400
  if (!(READING as readonly Phase[]).includes(draft.phase) || draft.unauthorized) return
  const age = draft.now - draft.peerReadAt
  const isKnown = draft.confirmed && age >= 0 && age < PEER_REPLY_LIFE_MS
  if (fresh || draft.read === 'running') draft.requested = 'fresh'
  else if (draft.read === 'idle' && !isKnown) draft.requested = 'leased'
}

function startRead(draft: Draft, leased: boolean): void {
  dropRead(draft)
  draft.read = 'running'
  draft.readStartedAt = draft.now
  draft.pollAt = draft.now + REQUEST_TIMEOUT_MS
  emit(draft, { type: 'poll', ticket: draft.ticket, leased })
}

function backoffMs(failures: number): number {
  return failures < 3 ? 0 : Math.min(15_000, 3000 * 2 ** (failures - 3))
}

/** A read was answered or failed: the next one is due start to start. */
export function afterRead(draft: Draft): void {
  draft.read = 'idle'
  draft.pollAt = Math.max(draft.readStartedAt + draft.settings.pollMs, draft.now + backoffMs(draft.failures))
}

/** Another tab has read: this one reads one interval after that reply. */
export function afterPeerRead(draft: Draft): void {
  draft.peerReadAt = draft.now
  draft.failures = 0
  if (draft.read === 'running') return
  draft.read = 'idle'
  draft.pollAt = draft.now + draft.settings.pollMs
}

export function isCurrentRead(draft: Draft, ticket: number): boolean {
  return draft.read === 'running' && draft.ticket === ticket
}

export function onLeaseRefused(draft: Draft, { ticket }: EventFields['lease-refused']): void {
  /** How long the broadcast of another tab's read is awaited before this tab reads itself. */
  const LEASE_WAIT_MS = 1500
  if (!isCurrentRead(draft, ticket)) return
  draft.read = 'deferred'
  draft.pollAt = draft.now + LEASE_WAIT_MS
}

/**
 * A failed check marks the session as not cancelled and changes nothing else, with one exception: user details showed no
 * consultation and this read was to confirm it. Then the stored session is cleared silently.
 */
export function onReadFailed(draft: Draft<Phase, 'none'>): void {
  draft.cancelled = false
  draft.failures += 1
  if (draft.session && draft.readStartedAt >= draft.session.disputedAt) leaveSession(draft, { phase: 'none' })
}

/** What is due of the polling at this moment. The only place where a read starts. */
export function pollWhenDue(draft: Draft<Phase, 'none'>): void {
  const isDue = draft.now >= draft.pollAt
  if (draft.read === 'running' && isDue) {
    dropRead(draft)
    onReadFailed(draft)
    afterRead(draft)
  }
  if (draft.read === 'deferred' && isDue) startRead(draft, false)
  if (draft.read !== 'idle') return
  if (draft.requested !== 'no' || (draft.now >= draft.pollAt && shouldPoll(draft, draft.now)))
    startRead(draft, draft.requested !== 'fresh')
}
