import { routeOf } from './boot.ts'
import { emit, type Draft } from './draft.ts'
import { hurryEnd } from './ending.ts'
import type { EventOf } from './events.ts'
import { saveIdle } from './idle.ts'
import { triggerRead } from './polling.ts'
import { isLive } from './state.ts'

export function onRouteChanged(draft: Draft, { path }: EventOf<'route-changed'>): void {
  const route = routeOf(path)
  if (route === draft.state.path) return
  draft.state.path = route
  draft.state.redirected = false
  triggerRead(draft, false)
}

/** The network or the page is back: nothing waits any longer. */
export function onOnline(draft: Draft): void {
  draft.state.failures = 0
  hurryEnd(draft)
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
  if (draft.state.redirected || draft.state.path !== draft.settings.chatPath) return
  const isWithout = draft.state.phase === 'none' || (isLive(draft.state) && draft.state.session.maxSeconds === Infinity)
  if (draft.state.phase !== 'off' && !(isWithout && draft.state.confirmed && draft.state.expectUntil <= draft.now))
    return
  draft.state.redirected = true
  emit(draft, { type: 'navigate', path: draft.settings.homePath })
}
