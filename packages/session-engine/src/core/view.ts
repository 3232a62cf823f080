import type { Consultation, Ended } from './consultation.ts'
import type { Settings } from './config.ts'
import { isIdleWarningDue, maxEndsAt } from './deadlines.ts'
import { isLive, type Phase, type SessionState } from './state.ts'
import { idleSecondsLeft, wholeSeconds } from './stored-session.ts'

/** Which modal is open; at most one at a time. */
export type ModalKind = 'idleWarning' | 'sessionEnded' | 'endWarningLogout' | 'review'

/** What a page shows. The object keeps its identity until something other than the countdown changes. */
export interface SessionView {
  readonly phase: Phase
  readonly modal: ModalKind | null
  /** The floating widget: a call on every page, a chat on every page but the chat page. */
  readonly widget: 'chat' | 'call' | null
  /** The consultation while one is waiting, active or ending; else null. */
  readonly consultation: Consultation | null
  /** What the server told of the consultation, untouched: `details as YourType`. The same object until something in it changes. */
  readonly details: unknown
  /** How the last consultation ended, while its modal or its review is open. */
  readonly ended: Ended | null
  /** The customer took a waiting request back and the server agreed. */
  readonly cancelled: boolean
  /** The first status read of this page life has settled; before, this is what storage remembered. */
  readonly confirmed: boolean
  /** `failing` after three failed reads in a row, or when the first one of this page life fails; `ok` after a good one. */
  readonly connection: 'ok' | 'failing'
  /** Wall-clock ms at which the countdown reaches 0; null when not running (so a UI can count without re-rendering the tree). */
  readonly idleEndsAt: number | null
  readonly maxEndsAt: number | null
}

/** Whole seconds left, rounded up, never negative; null when there is nothing to count. */
export interface Countdown {
  readonly idleSeconds: number | null
  readonly remainingSeconds: number | null
}

function modalOf(state: SessionState, now: number, settings: Settings): ModalKind | null {
  if (!settings.popups) return null
  if (state.phase === 'ended') return 'sessionEnded'
  if (state.phase === 'review') return 'review'
  if (state.session?.logout === 'confirm') return 'endWarningLogout'
  return isIdleWarningDue(state, now, settings) ? 'idleWarning' : null
}

/** Our own choice: a completed chat loses its widget as a completed call does. */
function widgetOf(consultation: Consultation | null, path: string, settings: Settings): 'chat' | 'call' | null {
  if (!settings.popups || !consultation || consultation.status?.toLowerCase() === 'completed') return null
  if (consultation.order_type === 2) return 'call'
  return consultation.order_type === 1 && path !== settings.chatPath ? 'chat' : null
}

const orNull = (value: number): number | null => (value === Infinity ? null : value)

/** Derives what is shown from the state; nothing of it is stored. */
export function viewOf(state: SessionState, now: number, settings: Settings): SessionView {
  const consultation = state.session?.consultation ?? null
  return {
    phase: state.phase,
    modal: modalOf(state, now, settings),
    widget: widgetOf(consultation, state.path, settings),
    consultation,
    details: state.session?.details ?? null,
    ended: state.ended,
    cancelled: state.cancelled,
    confirmed: state.confirmed,
    connection: state.failing ? 'failing' : 'ok',
    idleEndsAt: isLive(state) ? orNull(state.session.idleEndsAt) : null,
    maxEndsAt: isLive(state) ? orNull(maxEndsAt(state)) : null,
  }
}

/** The numbers a clock shows at this moment. */
export function countdownOf(state: SessionState, now: number): Countdown {
  return {
    idleSeconds: isLive(state) ? orNull(idleSecondsLeft(state.session, now)) : null,
    remainingSeconds: isLive(state) ? orNull(wholeSeconds(maxEndsAt(state) - now)) : null,
  }
}
