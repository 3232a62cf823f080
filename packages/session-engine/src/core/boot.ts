import { idleApplies } from './deadlines.ts'
import { clear, enter, forgetVisit, maxIdleMs, type Draft } from './draft.ts'
import { onEndFound } from './ending.ts'
import type { EventOf } from './events.ts'
import { triggerRead } from './polling.ts'
import { hasBothPickedUp } from './consultation.ts'
import type { LivePhase, Phase } from './state.ts'
import { PENDING_END_KEY, restoreSession, SESSION_KEYS } from './stored-session.ts'

/** '/chat/?a=1#b' and '/chat' are the same route. */
export function routeOf(path: unknown): string {
  const route = String(path).replace(/[?#].*$/s, '')
  return route.replace(/\/+$/, '') || '/'
}

/** Restores what a former page life stored, unconfirmed: nothing acts on it before the server has answered. */
export function onBooted(
  draft: Draft<'off', 'none' | LivePhase>,
  { signedIn, path, visible, stored }: EventOf<'booted'>,
): void {
  draft.state.path = routeOf(path)
  draft.state.visible = visible !== false
  if (signedIn !== true) return clear(draft, SESSION_KEYS)
  const texts = stored ?? {}
  const has = (key: keyof typeof texts): boolean => typeof texts[key] === 'string'

  enter(draft, { phase: 'none' })
  onEndFound(draft as Draft<Phase, Phase>, { type: 'end-found', text: texts[PENDING_END_KEY] })
  const session = restoreSession(texts, maxIdleMs(draft), (consultation) => idleApplies(consultation, draft.settings))
  if (session && session.consultation.id !== draft.state.pendingEnd?.id)
    enter(draft, { phase: hasBothPickedUp(session.consultation) ? 'active' : 'waiting', session })
  else if (SESSION_KEYS.some(has)) clear(draft, SESSION_KEYS)
  triggerRead(draft, false)
}

export function onSignedIn(draft: Draft<Phase, 'none'>): void {
  if (draft.state.phase !== 'off' && draft.state.phase !== 'done') return
  forgetVisit(draft)
  enter(draft, { phase: 'none' })
  triggerRead(draft, true)
}
