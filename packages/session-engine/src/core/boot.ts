import { idleApplies } from './deadlines.ts'
import type { EventFields } from './events.ts'
import { triggerRead } from './polling.ts'
import { ALL_KEYS, PENDING_END_KEY, restorePendingEnd, restoreSession, SESSION_KEYS } from './stored-session.ts'
import { clear, type Draft } from './draft.ts'

/** '/chat/?a=1#b' and '/chat' are the same route. */
export function routeOf(path: unknown): string {
  const route = String(path).replace(/[?#].*$/s, '')
  return route.replace(/\/+$/, '') || '/'
}

/** Takes over what a former page life stored, unconfirmed: nothing acts on it before the server has been asked. */
export function onBooted(draft: Draft, { signedIn, path, visible, stored }: EventFields['booted']): void {
  const { state, now, settings } = draft
  state.path = routeOf(path)
  state.visible = visible !== false
  if (signedIn !== true) return clear(draft, ALL_KEYS)
  state.phase = 'none'
  const texts = stored ?? {}
  const has = (key: keyof typeof texts): boolean => typeof texts[key] === 'string'

  state.end = restorePendingEnd(texts[PENDING_END_KEY], now)
  if (!state.end && has(PENDING_END_KEY)) clear(draft, [PENDING_END_KEY])

  const most = Math.max(settings.idleInitialMs, settings.idleContinueMs)
  const session = restoreSession(texts, most, (consultation) => idleApplies({ consultation }, settings))
  if (session && session.consultation.id !== state.end?.id) Object.assign(state, session)
  else if (SESSION_KEYS.some(has)) clear(draft, SESSION_KEYS)
  triggerRead(draft, false)
}

export function onSignedIn(draft: Draft): void {
  const { state } = draft
  const isNew = state.phase === 'off' || state.phase === 'done'
  if (!isNew && !state.stopped) return
  if (isNew) Object.assign(state, { phase: 'none', confirmed: false, cancelled: false, redirected: false })
  state.stopped = false
  state.fails = 0
  triggerRead(draft, true)
}
