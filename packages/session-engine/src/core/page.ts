import { routeOf } from './boot.ts'
import { emit, type Draft } from './draft.ts'
import type { EventFields } from './events.ts'
import { saveIdle } from './idle.ts'
import { triggerRead } from './polling.ts'
import { isLive } from './state.ts'

export function onRouteChanged(draft: Draft, { path }: EventFields['route-changed']): void {
  const route = routeOf(path)
  if (route === draft.path) return
  draft.path = route
  draft.redirected = false
  triggerRead(draft, false)
}

export function onOnline(draft: Draft): void {
  draft.failures = 0
  triggerRead(draft, false)
}

export function onVisible(draft: Draft): void {
  draft.visible = true
  onOnline(draft)
}

export function onHidden(draft: Draft): void {
  saveIdle(draft)
  draft.visible = false
}

/**
 * A customer without a consultation is sent away from the chat page, but not while one is expected or its end is shown.
 */
export function guardChatPage(draft: Draft): void {
  if (draft.redirected || draft.path !== draft.settings.chatPath) return
  const isWithout = draft.phase === 'none' || (isLive(draft) && draft.session.maxSeconds === Infinity)
  if (draft.phase !== 'off' && !(isWithout && draft.confirmed && draft.expectUntil <= draft.now)) return
  draft.redirected = true
  emit(draft, { type: 'navigate', path: draft.settings.homePath })
}
