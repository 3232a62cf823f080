import { settingsOf, type SessionConfig } from './config.ts'
import { CHART, type Row } from './chart.ts'
import type { Draft } from './draft.ts'
import type { Effect } from './effects.ts'
import { endWhenDue, sendEndWhenDue, type AfterEnd } from './ending.ts'
import type { SessionEvent } from './events.ts'
import { saveIdle, updateIdle } from './idle.ts'
import { guardChatPage } from './page.ts'
import { pollWhenDue } from './polling.ts'
import { INITIAL_STATE, type Phase, type SessionState } from './state.ts'

/** The state before `booted`: signed out, without a consultation. */
export function initialState(_config?: SessionConfig): SessionState {
  return INITIAL_STATE
}

/** Does what is due at this moment, whatever happened. */
function passTime(draft: Draft<Phase, 'ending' | AfterEnd>): void {
  updateIdle(draft)
  endWhenDue(draft)
  sendEndWhenDue(draft)
  if (draft.now >= draft.state.cancelUntil) draft.state.cancelUntil = 0
  pollWhenDue(draft)
  if (draft.state.visible && draft.state.phase === 'active') saveIdle(draft)
  guardChatPage(draft)
}

/**
 * The whole lifecycle as a pure function: the next state, and the effects to carry out in order. Never throws, never changes its
 * input; an unknown event only lets time pass.
 *
 * @param now the local wall clock, epoch ms
 */
export function transition(
  state: SessionState,
  event: SessionEvent,
  now: number,
  config?: SessionConfig,
): readonly [SessionState, readonly Effect[]] {
  const copy = { ...state, session: state.session && { ...state.session } }
  const draft = { state: copy, now, settings: settingsOf(config), effects: [] } as unknown as Draft<Phase, Phase>
  // A name that every object has, such as "constructor", is no row.
  const row = CHART[event.type as keyof typeof CHART] as Row<never, Phase>
  if (Array.isArray(row) && row[0].includes(state.phase)) row[1](draft, event as never)
  passTime(draft)
  return [draft.state, draft.effects]
}
