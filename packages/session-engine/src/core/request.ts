import { emit, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
import { triggerRead } from './polling.ts'
import type { RawDetails } from './read-status.ts'
import type { LivePhase } from './state.ts'

/** A new consultation is looked for, for a while. */
export function onInitiated(draft: Draft<'none' | 'ended'>): void {
  if (draft.state.phase === 'none') draft.state.expectUntil = draft.now + draft.settings.expectMs
  triggerRead(draft, true)
}

export function onCancelAsked(draft: Draft<'waiting'>): void {
  emit(draft, { type: 'cancel', id: draft.state.session.consultation.id })
}

export function onCancelAnswered(draft: Draft<LivePhase>, { id, ok }: EventFields['cancel-answered']): void {
  if (draft.state.session.consultation.id !== id) return
  draft.state.cancelled = ok
  if (ok) triggerRead(draft, true)
}

function showsNoConsultation(ongoing: unknown): boolean {
  if (!ongoing || typeof ongoing !== 'object') return !ongoing
  return Object.keys(ongoing).length === 0 || (ongoing as RawDetails)['is_consultation_inprogress'] === false
}

/** User details without a consultation dispute the stored one; the next read decides. */
export function onDetailsLoaded(draft: Draft<LivePhase>, { ongoing }: EventFields['details-loaded']): void {
  if (draft.state.path === draft.settings.chatPath || !showsNoConsultation(ongoing)) return
  draft.state.session.disputedAt = draft.now
  triggerRead(draft, true)
}
