import { onBooted, onSignedIn, routeOf } from './boot.ts'
import { settingsOf, type SessionConfig } from './config.ts'
import { isExpecting } from './deadlines.ts'
import type { Effect } from './effects.ts'
import {
  decideEnd,
  onEndConfirmed,
  onEndDeferred,
  onEndFailed,
  onPeerEnded,
  onPeerEnding,
  settleEnding,
  settleTimers,
} from './ending.ts'
import type { Event, EventFields } from './events.ts'
import { onClockSetBack, onTimeJumped } from './gaps.ts'
import { onActed, onContinued, onPeerIdle, saveIdle, settleIdle } from './idle.ts'
import {
  onEndedClosed,
  onLogoutAsked,
  onLogoutConfirmed,
  onPeerReviewed,
  onReviewDone,
  onSignedOut,
} from './leaving.ts'
import { onLeaseRefused, settlePolling, triggerRead } from './polling.ts'
import { asRecord } from './read-status.ts'
import { INITIAL_STATE, isLive, LIVE, READING, type Phase, type SessionState, type State } from './state.ts'
import { onPeerStatus, onStatusFailed, onStatusRead } from './status.ts'
import { logOnce, order, type Turn } from './turn.ts'

/** The state before `booted`: signed out, knowing nothing. */
export function initialState(_c?: SessionConfig): State {
  return INITIAL_STATE
}

function onRouteChanged(turn: Turn, { path }: EventFields['route-changed']): void {
  const { state } = turn
  const route = routeOf(path)
  if (route === state.path) return
  state.path = route
  state.redirected = false
  triggerRead(turn, false)
}

function onOnline(turn: Turn): void {
  turn.state.fails = 0
  triggerRead(turn, false)
}

function onVisible(turn: Turn): void {
  turn.state.visible = true
  onOnline(turn)
}

function onHidden(turn: Turn): void {
  saveIdle(turn)
  turn.state.visible = false
}

function onCancelSettled(turn: Turn, { id, ok }: EventFields['cancel-settled']): void {
  if (turn.state.consultation?.id !== id) return
  turn.state.cancelled = ok
  if (ok) triggerRead(turn, true)
}

function showsNoConsultation(ongoing: unknown): boolean {
  const details = asRecord(ongoing)
  if (details) return Object.keys(details).length === 0 || details['is_consultation_inprogress'] === false
  return !ongoing || (Array.isArray(ongoing) && ongoing.length === 0)
}

function onDetailsLoaded(turn: Turn, { ongoing }: EventFields['details-loaded']): void {
  const { state, now, settings } = turn
  if (state.path === settings.chatPath || !showsNoConsultation(ongoing)) return
  state.doubtedAt = now
  triggerRead(turn, true)
}

function onInitiated(turn: Turn): void {
  const { state, now, settings } = turn
  if (state.phase === 'none') state.expectUntil = now + settings.expectMs
  triggerRead(turn, true)
}

function onCancelAsked(turn: Turn): void {
  if (turn.state.consultation) order(turn, { e: 'cancel', id: turn.state.consultation.id })
}

const SIGNED_IN: readonly Phase[] = [...READING, 'ending']
const ANY: readonly Phase[] = [...SIGNED_IN, 'off', 'done']

/** The state chart: in which phases an event counts, and what it does there. Elsewhere it only lets time pass. */
export const CHART: {
  readonly [T in keyof EventFields]: readonly [
    phases: readonly Phase[],
    act: (turn: Turn, event: EventFields[T]) => void,
  ]
} = {
  booted: [['off'], onBooted],
  'signed-in': [ANY, onSignedIn],
  'signed-out': [ANY, onSignedOut],
  'route-changed': [ANY, onRouteChanged],
  visible: [ANY, onVisible],
  hidden: [ANY, onHidden],
  online: [ANY, onOnline],
  'refresh-asked': [READING, (turn) => triggerRead(turn, true)],
  'storage-changed': [READING, (turn) => triggerRead(turn, false)],
  'storage-failed': [ANY, (turn) => logOnce(turn, 'storage-failed', null)],
  'status-read': [READING, onStatusRead],
  'status-failed': [READING, onStatusFailed],
  'lease-refused': [READING, onLeaseRefused],
  continued: [['active'], onContinued],
  acted: [['active'], onActed],
  'end-asked': [LIVE, (turn) => decideEnd(turn, false, 'ended by user')],
  'end-confirmed': [ANY, onEndConfirmed],
  'end-failed': [ANY, onEndFailed],
  'end-deferred': [ANY, onEndDeferred],
  'cancel-asked': [['waiting'], onCancelAsked],
  'cancel-settled': [LIVE, onCancelSettled],
  'logout-asked': [SIGNED_IN, onLogoutAsked],
  'logout-confirmed': [LIVE, onLogoutConfirmed],
  'logout-cancelled': [LIVE, ({ state }) => void (state.logout = 'none')],
  'ended-closed': [['ended'], onEndedClosed],
  'review-done': [['review'], onReviewDone],
  'details-loaded': [LIVE, onDetailsLoaded],
  'consultation-initiated': [['none', 'ended'], onInitiated],
  'peer-status': [READING, onPeerStatus],
  'peer-idle': [['active'], onPeerIdle],
  'peer-ending': [LIVE, onPeerEnding],
  'peer-ended': [SIGNED_IN, onPeerEnded],
  'peer-reviewed': [['ended', 'review'], onPeerReviewed],
  'clock-set-back': [ANY, onClockSetBack],
  'time-jumped': [['none', ...LIVE], onTimeJumped],
}

/** Nobody stays on the chat page without a consultation to chat in; while one is awaited or its end is shown, they do. */
function guardChatPage(turn: Turn): void {
  const { state, now, settings } = turn
  if (state.redirected || state.path !== settings.chatPath) return
  const isWithout = state.phase === 'none' || (isLive(state) && state.maxSeconds === null)
  if (state.phase !== 'off' && !(isWithout && state.confirmed && !isExpecting(state, now))) return
  state.redirected = true
  order(turn, { e: 'navigate', to: settings.homePath })
}

/** What is due at this moment, whatever happened. */
function settle(turn: Turn): void {
  settleIdle(turn)
  settleTimers(turn)
  settleEnding(turn)
  settlePolling(turn)
  if (turn.state.visible && turn.state.phase === 'active') saveIdle(turn)
  guardChatPage(turn)
}

/**
 * The whole lifecycle as a pure function: the next state and what should be done, in order. Never throws, never changes its input.
 *
 * @param now the local wall clock, epoch ms
 */
export function transition(s: State, e: Event, now: number, c?: SessionConfig): readonly [State, readonly Effect[]] {
  const turn: Turn = { state: { ...(s as unknown as SessionState) }, now, settings: settingsOf(c), effects: [] }
  if (Object.hasOwn(CHART, e.t)) {
    const [phases, act] = CHART[e.t as keyof EventFields]
    if (phases.includes(turn.state.phase)) act(turn, e as never)
  }
  settle(turn)
  return [turn.state, turn.effects]
}
