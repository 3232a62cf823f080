import { decideEnd, leaveForLogout } from './ending.ts'
import { forgetVisit, leaveSession, type Draft } from './draft.ts'
import { isLive, type LivePhase, type Phase } from './state.ts'

export function onLogoutAsked(draft: Draft<Phase, 'done'>): void {
  if (draft.state.session) draft.state.session.logout = isLive(draft.state) ? 'confirm' : 'running'
  else leaveForLogout(draft)
}

export function onLogoutConfirmed(draft: Draft<LivePhase, 'ending'>): void {
  const { session } = draft.state
  if (session.logout !== 'confirm') return
  session.logout = 'running'
  decideEnd(draft, false, 'ended by logout')
}

export function onLogoutCancelled(draft: Draft<LivePhase>): void {
  draft.state.session.logout = 'none'
}

/** Nothing of the session outlives a sign-out but an end that the server has not answered: it waits for the next sign-in. */
export function onSignedOut(draft: Draft<Phase, 'off'>): void {
  leaveSession(draft, { phase: 'off' })
  forgetVisit(draft)
}
