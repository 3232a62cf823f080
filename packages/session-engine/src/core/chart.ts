import { onBooted, onSignedIn } from './boot.ts'
import { logOnce, type Draft } from './draft.ts'
import {
  decideEnd,
  onEndConfirmed,
  onPeerEnded,
  onPeerEnding,
  retryLater,
  type AfterEnd,
  type EndCall,
} from './ending.ts'
import type { EventFields } from './events.ts'
import { onActivity, onContinued, onPeerIdle } from './idle.ts'
import { onLogoutAsked, onLogoutCancelled, onLogoutConfirmed, onSignedOut } from './logout.ts'
import { onHidden, onOnline, onRouteChanged, onVisible } from './page.ts'
import { onLeaseRefused, triggerRead } from './polling.ts'
import { onCancelAnswered, onCancelAsked, onDetailsLoaded, onInitiated } from './request.ts'
import { onEndedClosed, onPeerReviewed, onReviewDone } from './review.ts'
import { LIVE, READING, type LivePhase, type Phase } from './state.ts'
import { onPeerStatus, onStatusFailed, onStatusRead } from './status.ts'
import { onClockSetBack, onTimeJumped } from './time-jumps.ts'

/** The phases in which an event counts, and what it does; it may lead to the phases of `To`, which only the compiler knows. */
export type Row<E, To extends Phase = Phase> = readonly [
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
export const CHART = {
  booted: on(['off'], onBooted),
  'signed-in': on(ANY, onSignedIn),
  'signed-out': on(ANY, onSignedOut),
  'route-changed': on(ANY, onRouteChanged),
  visible: on(ANY, onVisible),
  hidden: on(ANY, onHidden),
  online: on(ANY, onOnline),
  'refresh-asked': on(READING, (draft: Draft) => triggerRead(draft, true)),
  'storage-changed': on(READING, (draft: Draft) => triggerRead(draft, false)),
  'storage-failed': on(ANY, (draft: Draft) => logOnce(draft, 'storage-failed', null)),
  'status-read': on(READING, onStatusRead),
  'status-failed': on(READING, onStatusFailed),
  'lease-refused': on(READING, onLeaseRefused),
  continued: on(['active'], onContinued),
  activity: on(['active'], onActivity),
  'end-asked': on(LIVE, (draft: Draft<LivePhase, 'ending'>) => decideEnd(draft, false, 'ended by user')),
  'end-confirmed': on(ANY, onEndConfirmed),
  'end-failed': on(ANY, (draft: Draft<Phase, AfterEnd>, call: EndCall) => retryLater(draft, call, 'due')),
  'end-deferred': on(ANY, (draft: Draft<Phase, AfterEnd>, call: EndCall) => retryLater(draft, call, 'deferred')),
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
  'peer-ending': on(LIVE, onPeerEnding),
  'peer-ended': on(SIGNED_IN, onPeerEnded),
  'peer-reviewed': on(['ended', 'review'], onPeerReviewed),
  'clock-set-back': on(ANY, onClockSetBack),
  'time-jumped': on(['none', ...LIVE], onTimeJumped),
  // Time passes after every event; by itself it does nothing more.
  'time-passed': on<Phase, unknown, 'ending' | AfterEnd>(ANY, () => {}),
} satisfies { readonly [T in keyof EventFields]: Row<EventFields[T]> }
