import { decideEnd, dropPendingEnd, leaveForLogout } from './ending.ts'
import { isLive } from './state.ts'
import { dropRead, leaveSession, emit, type Draft } from './draft.ts'

export function onLogoutAsked(draft: Draft): void {
  const { state } = draft
  if (isLive(state)) state.logout = 'confirm'
  else if (state.phase === 'ending') state.logout = 'running'
  else leaveForLogout(draft)
}

export function onLogoutConfirmed(draft: Draft): void {
  if (draft.state.logout !== 'confirm') return
  draft.state.logout = 'running'
  decideEnd(draft, false, 'ended by logout')
}

export function onSignedOut(draft: Draft): void {
  leaveSession(draft, 'off')
  dropPendingEnd(draft)
  Object.assign(draft.state, { confirmed: false, cancelled: false, redirected: false })
}

function reload(draft: Draft): void {
  dropRead(draft)
  draft.state.phase = 'done'
  draft.state.ended = null
  emit(draft, { type: 'reload' })
}

export function onEndedClosed(draft: Draft): void {
  if (draft.state.ended?.review) draft.state.phase = 'review'
  else reload(draft)
}

export function onReviewDone(draft: Draft): void {
  const { ended } = draft.state
  if (ended) emit(draft, { type: 'notify', to: 'peers', news: { type: 'reviewed', id: ended.id } })
  reload(draft)
}

/** The customer reviewed in another tab; here nothing is asked any more. */
export function onPeerReviewed({ state }: Draft, { id }: { id: unknown }): void {
  if (state.ended && state.ended.id === id) state.ended = { ...state.ended, review: false }
}
