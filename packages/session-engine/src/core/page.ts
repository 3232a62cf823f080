import { routeOf } from './boot.ts'
import { emit, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
import { saveIdle } from './idle.ts'
import { triggerRead } from './polling.ts'
import { isLive } from './state.ts'

export function onRouteChanged(draft: Draft, { path }: EventFields['route-changed']): void {
  const { state } = draft
  const route = routeOf(path)
  if (route === state.path) return
  state.path = route
  state.redirected = false
  triggerRead(draft, false)
}

export function onOnline(draft: Draft): void {
  draft.state.failures = 0
  triggerRead(draft, false)
}

export function onVisible(draft: Draft): void {
  draft.state.visible = true
  onOnline(draft)
}

export function onHidden(draft: Draft): void {
  saveIdle(draft)
  draft.state.visible = false
}

/**
 * A customer without a consultation is sent away from the chat page, but not while one is expected or its end is shown.
 */
export function guardChatPage(draft: Draft): void {
  const { state, now, settings } = draft
  if (state.redirected || state.path !== settings.chatPath) return
  const isWithout = state.phase === 'none' || (isLive(state) && state.session.maxSeconds === null)
  if (state.phase !== 'off' && !(isWithout && state.confirmed && state.expectUntil <= now)) return
  state.redirected = true
  emit(draft, { type: 'navigate', path: settings.homePath })
}
