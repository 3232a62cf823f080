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
import { onClockSetBack, onTimeJumped } from './time-jumps.ts'
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
import { logOnce, emit, type Draft } from './draft.ts'

/** The state before `booted`: signed out, knowing nothing. */
export function initialState(_config?: SessionConfig): State {
  return INITIAL_STATE
}

function onRouteChanged(draft: Draft, { path }: EventFields['route-changed']): void {
  const { state } = draft
  const route = routeOf(path)
  if (route === state.path) return
  state.path = route
  state.redirected = false
  triggerRead(draft, false)
}

function onOnline(draft: Draft): void {
  draft.state.fails = 0
  triggerRead(draft, false)
}

function onVisible(draft: Draft): void {
  draft.state.visible = true
  onOnline(draft)
}

function onHidden(draft: Draft): void {
  saveIdle(draft)
  draft.state.visible = false
}

function onCancelSettled(draft: Draft, { id, ok }: EventFields['cancel-settled']): void {
  if (draft.state.consultation?.id !== id) return
  draft.state.cancelled = ok
  if (ok) triggerRead(draft, true)
}

function showsNoConsultation(ongoing: unknown): boolean {
  const details = asRecord(ongoing)
  if (details) return Object.keys(details).length === 0 || details['is_consultation_inprogress'] === false
  return !ongoing || (Array.isArray(ongoing) && ongoing.length === 0)
}

function onDetailsLoaded(draft: Draft, { ongoing }: EventFields['details-loaded']): void {
  const { state, now, settings } = draft
  if (state.path === settings.chatPath || !showsNoConsultation(ongoing)) return
  state.doubtedAt = now
  triggerRead(draft, true)
}

function onInitiated(draft: Draft): void {
  const { state, now, settings } = draft
  if (state.phase === 'none') state.expectUntil = now + settings.expectMs
  triggerRead(draft, true)
}

function onCancelAsked(draft: Draft): void {
  if (draft.state.consultation) emit(draft, { type: 'cancel', id: draft.state.consultation.id })
}

const SIGNED_IN: readonly Phase[] = [...READING, 'ending']
const ANY: readonly Phase[] = [...SIGNED_IN, 'off', 'done']

/** The state chart: in which phases an event counts, and what it does there. Elsewhere it only lets time pass. */
export const CHART: {
  readonly [T in keyof EventFields]: readonly [
    phases: readonly Phase[],
    act: (draft: Draft, event: EventFields[T]) => void,
  ]
} = {
  booted: [['off'], onBooted],
  'signed-in': [ANY, onSignedIn],
  'signed-out': [ANY, onSignedOut],
  'route-changed': [ANY, onRouteChanged],
  visible: [ANY, onVisible],
  hidden: [ANY, onHidden],
  online: [ANY, onOnline],
  'refresh-asked': [READING, (draft) => triggerRead(draft, true)],
  'storage-changed': [READING, (draft) => triggerRead(draft, false)],
  'storage-failed': [ANY, (draft) => logOnce(draft, 'storage-failed', null)],
  'status-read': [READING, onStatusRead],
  'status-failed': [READING, onStatusFailed],
  'lease-refused': [READING, onLeaseRefused],
  continued: [['active'], onContinued],
  acted: [['active'], onActed],
  'end-asked': [LIVE, (draft) => decideEnd(draft, false, 'ended by user')],
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
function guardChatPage(draft: Draft): void {
  const { state, now, settings } = draft
  if (state.redirected || state.path !== settings.chatPath) return
  const isWithout = state.phase === 'none' || (isLive(state) && state.maxSeconds === null)
  if (state.phase !== 'off' && !(isWithout && state.confirmed && !isExpecting(state, now))) return
  state.redirected = true
  emit(draft, { type: 'navigate', to: settings.homePath })
}

/** What is due at this moment, whatever happened. */
function settle(draft: Draft): void {
  settleIdle(draft)
  settleTimers(draft)
  settleEnding(draft)
  settlePolling(draft)
  if (draft.state.visible && draft.state.phase === 'active') saveIdle(draft)
  guardChatPage(draft)
}

/**
 * The whole lifecycle as a pure function: the next state and what should be done, in order. Never throws, never changes its input.
 *
 * @param now the local wall clock, epoch ms
 */
export function transition(
  state: State,
  event: Event,
  now: number,
  config?: SessionConfig,
): readonly [State, readonly Effect[]] {
  const draft: Draft = {
    state: { ...(state as unknown as SessionState) },
    now,
    settings: settingsOf(config),
    effects: [],
  }
  if (Object.hasOwn(CHART, event.type)) {
    const [phases, act] = CHART[event.type as keyof EventFields]
    if (phases.includes(draft.state.phase)) act(draft, event as never)
  }
  settle(draft)
  return [draft.state, draft.effects]
}
