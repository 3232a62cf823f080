import { REQUEST_TIMEOUT_MS } from './deadlines.ts'
import { emit, type Draft } from './draft.ts'
import type { EventOf } from './events.ts'
import { triggerRead } from './polling.ts'
import type { RawDetails } from './read-status.ts'
import type { LivePhase } from './state.ts'

/** A new consultation is looked for, for a while. */
export function onInitiated(draft: Draft<'none' | 'ended'>): void {
  if (draft.state.phase === 'none') draft.state.expectUntil = draft.now + draft.settings.expectMs
  triggerRead(draft, true)
}

/** However often it is asked for, one call is under way. */
export function onCancelAsked(draft: Draft<'waiting'>): void {
  if (draft.state.cancelUntil > draft.now) return
  draft.state.cancelUntil = draft.now + REQUEST_TIMEOUT_MS
  emit(draft, { type: 'cancel', id: draft.state.session.consultation.id })
}

export function onCancelAnswered(draft: Draft<LivePhase>, { id, ok }: EventOf<'cancel-answered'>): void {
  if (draft.state.session.consultation.id !== id) return
  draft.state.cancelled = ok
  draft.state.cancelUntil = 0
  if (ok) triggerRead(draft, true)
}

function showsNoConsultation(ongoing: unknown): boolean {
  if (!ongoing || typeof ongoing !== 'object') return !ongoing
  return Object.keys(ongoing).length === 0 || (ongoing as RawDetails)['is_consultation_inprogress'] === false
}

/** User details without a consultation dispute the stored one; the next read decides. */
export function onDetailsLoaded(draft: Draft<LivePhase>, { ongoing }: EventOf<'details-loaded'>): void {
  if (draft.state.path === draft.settings.chatPath || !showsNoConsultation(ongoing)) return
  draft.state.session.disputedAt = draft.now
  triggerRead(draft, true)
}
