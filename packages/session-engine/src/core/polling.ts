import { REQUEST_TIMEOUT_MS, shouldPoll } from './deadlines.ts'
import type { EventFields } from './events.ts'
import { READING } from './state.ts'
import { dropRead, leaveSession, emit, type Draft } from './draft.ts'

/** How long the broadcast of another tab's read is awaited before this tab reads itself. */
const LEASE_WAIT_MS = 1500

/** Another tab's reply is as good as an own one for this long. */
const PEER_REPLY_LIFE_MS = 1400

/**
 * Asks for a read; during a read, for one more after it. `fresh` asks the server itself, because something is known to have
 * changed; otherwise another tab's reply of a moment ago will do.
 */
export function triggerRead({ state, now }: Draft, fresh: boolean): void {
  if (!READING.includes(state.phase) || state.stopped) return
  const age = now - state.heardAt
  const isKnown = state.confirmed && age >= 0 && age < PEER_REPLY_LIFE_MS
  if (fresh || state.read === 'running') state.wanted = 'fresh'
  else if (state.read === 'idle' && !isKnown) state.wanted = 'leased'
}

function startRead(draft: Draft, leased: boolean): void {
  const { state, now } = draft
  state.read = 'running'
  state.ticket += 1
  state.readAt = now
  state.pollAt = now + REQUEST_TIMEOUT_MS
  state.wanted = 'no'
  emit(draft, { type: 'poll', ticket: state.ticket, leased })
}

function backoffMs(fails: number): number {
  return fails < 3 ? 0 : Math.min(15_000, 3000 * 2 ** (fails - 3))
}

/** The read settled: the next one is due start to start. */
export function afterRead({ state, now, settings }: Draft): void {
  state.read = 'idle'
  state.pollAt = Math.max(state.readAt + settings.pollMs, now + backoffMs(state.fails))
}

/** Another tab has read: this one's turn comes one interval after that reply. */
export function afterPeerRead({ state, now, settings }: Draft): void {
  state.heardAt = now
  state.fails = 0
  if (state.read === 'running') return
  state.read = 'idle'
  state.pollAt = now + settings.pollMs
}

export function onLeaseRefused({ state, now }: Draft, { ticket }: EventFields['lease-refused']): void {
  if (state.read !== 'running' || state.ticket !== ticket) return
  state.read = 'elsewhere'
  state.pollAt = now + LEASE_WAIT_MS
}

/**
 * A failed check marks the session as not cancelled and changes nothing else, with one exception: user details said that there
 * is no consultation and this read was to confirm it. Then the stored session goes without a word.
 */
export function onReadFailed(draft: Draft): void {
  const { state } = draft
  state.cancelled = false
  state.fails += 1
  if (state.doubtedAt !== null && state.readAt >= state.doubtedAt) leaveSession(draft, 'none')
}

/** What is due of the polling at this moment. The only place where a read starts. */
export function settlePolling(draft: Draft): void {
  const { state, now } = draft
  const isDue = now >= state.pollAt
  if (state.read === 'running' && isDue) {
    dropRead(draft)
    onReadFailed(draft)
    afterRead(draft)
  }
  if (state.read === 'elsewhere' && isDue) startRead(draft, false)
  if (state.read !== 'idle') return
  if (state.wanted !== 'no' || (now >= state.pollAt && shouldPoll(state, now)))
    startRead(draft, state.wanted !== 'fresh')
}
