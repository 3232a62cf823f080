import { decideEnd, dropPendingEnd, leaveForLogout } from './ending.ts'
import { change, dropRead, leaveSession, order, type Turn } from './turn.ts'

export function onLogoutAsked(turn: Turn): void {
  switch (turn.state.phase) {
    case 'waiting':
    case 'active':
      return change(turn, { logout: 'confirm' })
    case 'ending':
      return change(turn, { logout: 'running' })
    case 'none':
    case 'ended':
    case 'review':
      return leaveForLogout(turn)
    case 'off':
    case 'done':
  }
}

export function onLogoutConfirmed(turn: Turn): void {
  if (turn.state.logout !== 'confirm') return
  change(turn, { logout: 'running' })
  decideEnd(turn, 'user', 'ended by logout')
}

export function onLogoutCancelled(turn: Turn): void {
  if (turn.state.logout === 'confirm') change(turn, { logout: 'none' })
}

export function onSignedOut(turn: Turn): void {
  if (turn.state.phase === 'off' || turn.state.phase === 'done') return change(turn, { phase: 'off' })
  leaveSession(turn, 'off')
  dropPendingEnd(turn)
  change(turn, { confirmed: false, cancelled: false, redirected: false })
}

function reload(turn: Turn): void {
  dropRead(turn)
  change(turn, { phase: 'done', ended: null })
  order(turn, { e: 'reload' })
}

export function onEndedClosed(turn: Turn): void {
  const { phase, ended } = turn.state
  if (phase !== 'ended') return
  if (ended?.review) change(turn, { phase: 'review' })
  else reload(turn)
}

export function onReviewDone(turn: Turn): void {
  const { phase, ended } = turn.state
  if (phase !== 'review') return
  if (ended) order(turn, { e: 'notify', to: 'peers', news: { k: 'reviewed', id: ended.id } })
  reload(turn)
}
