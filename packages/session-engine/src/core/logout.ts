import { decideEnd, dropPendingEnd, leaveForLogout } from './ending.ts'
import { leaveSession, type Draft } from './draft.ts'
import { isLive, type LivePhase, type Phase } from './state.ts'

export function onLogoutAsked(draft: Draft<Phase, 'done'>): void {
  const { state } = draft
  if (state.session) state.session.logout = isLive(state) ? 'confirm' : 'running'
  else leaveForLogout(draft)
}

export function onLogoutConfirmed(draft: Draft<LivePhase, 'ending'>): void {
  const { session } = draft.state
  if (session.logout !== 'confirm') return
  session.logout = 'running'
  decideEnd(draft, false, 'ended by logout')
}

export function onLogoutCancelled({ state }: Draft<LivePhase>): void {
  state.session.logout = 'none'
}

export function onSignedOut(draft: Draft<Phase, 'off'>): void {
  leaveSession(draft, { phase: 'off' })
  dropPendingEnd(draft)
  Object.assign(draft.state, { confirmed: false, cancelled: false, redirected: false })
}
