import { onBooted, onSignedIn } from './boot.ts'
import { logOnce, type Draft } from './draft.ts'
import {
  decideEnd,
  hurryEnd,
  onEndConfirmed,
  onEndDeferred,
  onEndFailed,
  onEndFound,
  onPeerEnded,
  onPeerEnding,
  type AfterEnd,
} from './ending.ts'
import type { EventOf, SessionEvent } from './events.ts'
import { onActivity, onContinued, onPeerIdle } from './idle.ts'
import { onLogoutAsked, onLogoutCancelled, onLogoutConfirmed, onSignedOut } from './logout.ts'
import { onHidden, onOnline, onRouteChanged, onVisible } from './page.ts'
import { onLeaseRefused, triggerRead } from './polling.ts'
import { onCancelAnswered, onCancelAsked, onDetailsLoaded, onInitiated } from './request.ts'
import { onEndedClosed, onPeerReviewed, onReviewDone } from './review.ts'
import { LIVE, READING, type LivePhase, type Phase } from './state.ts'
import { onPeerStatus, onStatusFailed, onStatusRead } from './status.ts'
import { onClockSet, onTimeJumped } from './time-jumps.ts'

/** The phases to which an event may lead; one without a line here changes no phase. Only the compiler needs them. */
interface Moves {
  booted: 'none' | LivePhase
  'signed-in': 'none'
  'signed-out': 'off'
  'status-read': LivePhase | AfterEnd
  'status-failed': 'none' | 'off'
  'end-asked': 'ending'
  'end-confirmed': AfterEnd
  'end-failed': AfterEnd
  'end-found': 'ending'
  'logout-asked': 'done'
  'logout-confirmed': 'ending'
  'ended-closed': 'review' | 'done'
  'review-done': 'done'
  'peer-status': LivePhase | AfterEnd
  'peer-ending': 'ending'
  'peer-ended': AfterEnd
  'time-passed': 'ending' | AfterEnd
}
export type MayLeadTo<E> = E extends keyof Moves ? Moves[E] : never

/** The phases in which an event counts, and what it does; it may lead to the phases of `To`. */
export type Row<E, To extends Phase> = readonly [
  from: readonly Phase[],
  act: (draft: Draft<Phase, To>, event: E) => void,
]

function on<From extends Phase, E, To extends Phase = never>(
  from: readonly From[],
  act: (draft: Draft<From, To>, event: E) => void,
): Row<E, To> {
  return [from, act as Row<E, To>[1]]
}

const SIGNED_IN = [...READING, 'ending'] as const
const ANY = [...SIGNED_IN, 'off', 'done'] as const

/** The state chart: where an event counts and what it does. In other phases it only lets time pass. */
export const CHART: {
  readonly [T in Exclude<SessionEvent['type'], 'frozen' | 'logout-finished'>]: Row<EventOf<T>, MayLeadTo<T>>
} = {
  booted: on(['off'], onBooted),
  'signed-in': on(ANY, onSignedIn),
  'signed-out': on(ANY, onSignedOut),
  'route-changed': on(ANY, onRouteChanged),
  visible: on(ANY, onVisible),
  hidden: on(ANY, onHidden),
  online: on(ANY, onOnline),
  resumed: on(ANY, hurryEnd),
  'refresh-asked': on(READING, (draft) => triggerRead(draft, true)),
  'storage-changed': on(READING, (draft) => triggerRead(draft, false)),
  'storage-failed': on(ANY, (draft) => logOnce(draft, 'storage-failed', null)),
  'status-read': on(READING, onStatusRead),
  'status-failed': on(READING, onStatusFailed),
  'lease-refused': on(READING, onLeaseRefused),
  continued: on(['active'], onContinued),
  activity: on(['active'], onActivity),
  'end-asked': on(LIVE, (draft) => decideEnd(draft, false, 'ended by user')),
  'end-confirmed': on(ANY, onEndConfirmed),
  'end-failed': on(ANY, onEndFailed),
  'end-deferred': on(ANY, onEndDeferred),
  'end-found': on(SIGNED_IN, onEndFound),
  'cancel-asked': on(['waiting'], onCancelAsked),
  'cancel-answered': on(LIVE, onCancelAnswered),
  'logout-asked': on(SIGNED_IN, onLogoutAsked),
  'logout-confirmed': on(LIVE, onLogoutConfirmed),
  'logout-cancelled': on(LIVE, onLogoutCancelled),
  'ended-closed': on(['ended'], onEndedClosed),
  'review-done': on(['review'], onReviewDone),
  'details-loaded': on(LIVE, onDetailsLoaded),
  'consultation-initiated': on(['none', 'ended'], onInitiated),
  'peer-status': on(READING, onPeerStatus),
  'peer-idle': on(['active'], onPeerIdle),
  'peer-ending': on(SIGNED_IN, onPeerEnding),
  'peer-ended': on(SIGNED_IN, onPeerEnded),
  'peer-reviewed': on(['ended', 'review'], onPeerReviewed),
  'clock-set': on(ANY, onClockSet),
  'time-jumped': on(['none', ...LIVE], onTimeJumped),
  // Time passes after every event; by itself it does nothing more.
  'time-passed': on(ANY, () => {}),
}
