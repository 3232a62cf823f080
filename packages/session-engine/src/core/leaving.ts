import { decideEnd, dropPendingEnd, leaveForLogout } from './ending.ts'
import { isLive } from './state.ts'
import { dropRead, leaveSession, order, type Turn } from './turn.ts'

export function onLogoutAsked(turn: Turn): void {
  const { state } = turn
  if (isLive(state)) state.logout = 'confirm'
  else if (state.phase === 'ending') state.logout = 'running'
  else leaveForLogout(turn)
}

export function onLogoutConfirmed(turn: Turn): void {
  if (turn.state.logout !== 'confirm') return
  turn.state.logout = 'running'
  decideEnd(turn, false, 'ended by logout')
}

export function onSignedOut(turn: Turn): void {
  leaveSession(turn, 'off')
  dropPendingEnd(turn)
  Object.assign(turn.state, { confirmed: false, cancelled: false, redirected: false })
}

function reload(turn: Turn): void {
  dropRead(turn)
  turn.state.phase = 'done'
  turn.state.ended = null
  order(turn, { e: 'reload' })
}

export function onEndedClosed(turn: Turn): void {
  if (turn.state.ended?.review) turn.state.phase = 'review'
  else reload(turn)
}

export function onReviewDone(turn: Turn): void {
  const { ended } = turn.state
  if (ended) order(turn, { e: 'notify', to: 'peers', news: { k: 'reviewed', id: ended.id } })
  reload(turn)
}

/** The customer reviewed in another tab; here nothing is asked any more. */
export function onPeerReviewed({ state }: Turn, { id }: { id: unknown }): void {
  if (state.ended && state.ended.id === id) state.ended = { ...state.ended, review: false }
}
