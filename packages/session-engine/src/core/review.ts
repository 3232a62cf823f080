import { dropRead, emit, enter, notifyPeers, type Draft } from './draft.ts'
import type { EventOf } from './events.ts'

function reload(draft: Draft<'ended' | 'review', 'done'>): void {
  dropRead(draft)
  enter(draft, { phase: 'done' })
  emit(draft, { type: 'reload' })
}

export function onEndedClosed(draft: Draft<'ended', 'review' | 'done'>): void {
  const { ended } = draft.state
  if (ended.review) enter(draft, { phase: 'review', ended })
  else reload(draft)
}

export function onReviewDone(draft: Draft<'review', 'done'>): void {
  notifyPeers(draft, { type: 'reviewed', id: draft.state.ended.id })
  reload(draft)
}

/** The customer reviewed in another tab; this one no longer asks for a review. */
export function onPeerReviewed(draft: Draft<'ended' | 'review'>, { id }: EventOf<'peer-reviewed'>): void {
  if (draft.state.ended.id === id) draft.state.ended = { ...draft.state.ended, review: false }
}
