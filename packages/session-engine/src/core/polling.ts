import { REQUEST_TIMEOUT_MS, shouldPoll } from './deadlines.ts'
import { dropRead, emit, leaveSession, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
import { READING, type Phase } from './state.ts'

/** How long the broadcast of another tab's read is awaited before this tab reads itself. */
const LEASE_WAIT_MS = 1500

/** Another tab's reply is as good as an own one for this long. */
const PEER_REPLY_LIFE_MS = 1400

/**
 * Requests a read; during a read, one more after it. `fresh` asks the server itself, because something is known to have
 * changed; otherwise another tab's recent reply will do.
 */
export function triggerRead({ state, now }: Draft, fresh: boolean): void {
  if (!(READING as readonly Phase[]).includes(state.phase) || state.unauthorized) return
  const age = now - state.peerReadAt
  const isKnown = state.confirmed && age >= 0 && age < PEER_REPLY_LIFE_MS
  if (fresh || state.read === 'running') state.requested = 'fresh'
  else if (state.read === 'idle' && !isKnown) state.requested = 'leased'
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
export function afterRead({ state, now, settings }: Draft): void {
  state.read = 'idle'
  state.pollAt = Math.max(state.readStartedAt + settings.pollMs, now + backoffMs(state.failures))
}

/** Another tab has read: this one reads one interval after that reply. */
export function afterPeerRead({ state, now, settings }: Draft): void {
  state.peerReadAt = now
  state.failures = 0
  if (state.read === 'running') return
  state.read = 'idle'
  state.pollAt = now + settings.pollMs
}

export function isCurrentRead({ state }: Draft, ticket: number): boolean {
  return state.read === 'running' && state.ticket === ticket
}

export function onLeaseRefused(draft: Draft, { ticket }: EventFields['lease-refused']): void {
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
