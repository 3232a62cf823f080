import { idleApplies } from './deadlines.ts'
import { clear, enter, forgetVisit, mostIdleMs, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
import { triggerRead } from './polling.ts'
import { hasBothPickedUp } from './consultation.ts'
import type { LivePhase, Phase } from './state.ts'
import { ALL_KEYS, PENDING_END_KEY, restorePendingEnd, restoreSession, SESSION_KEYS } from './stored-session.ts'

/** '/chat/?a=1#b' and '/chat' are the same route. */
export function routeOf(path: unknown): string {
  const route = String(path).replace(/[?#].*$/s, '')
  return route.replace(/\/+$/, '') || '/'
}

/** Restores what a former page life stored, unconfirmed: nothing acts on it before the server has answered. */
export function onBooted(
  draft: Draft<'off', 'none' | LivePhase>,
  { signedIn, path, visible, stored }: EventFields['booted'],
): void {
  draft.state.path = routeOf(path)
  draft.state.visible = visible !== false
  if (signedIn !== true) return clear(draft, ALL_KEYS)
  const texts = stored ?? {}
  const has = (key: keyof typeof texts): boolean => typeof texts[key] === 'string'

  draft.state.pendingEnd = restorePendingEnd(texts[PENDING_END_KEY], draft.now)
  draft.state.decidedEnd = draft.state.pendingEnd
  if (!draft.state.pendingEnd && has(PENDING_END_KEY)) clear(draft, [PENDING_END_KEY])

  const session = restoreSession(texts, mostIdleMs(draft), (consultation) => idleApplies(consultation, draft.settings))
  if (session && session.consultation.id !== draft.state.pendingEnd?.id)
    enter(draft, { phase: hasBothPickedUp(session.consultation) ? 'active' : 'waiting', session })
  else {
    enter(draft, { phase: 'none' })
    if (SESSION_KEYS.some(has)) clear(draft, SESSION_KEYS)
  }
  triggerRead(draft, false)
}

export function onSignedIn(draft: Draft<Phase, 'none'>): void {
  if (draft.state.phase === 'off' || draft.state.phase === 'done') {
    forgetVisit(draft)
    enter(draft, { phase: 'none' })
  } else if (!draft.state.unauthorized) return
  draft.state.unauthorized = false
  draft.state.failures = 0
  triggerRead(draft, true)
}
