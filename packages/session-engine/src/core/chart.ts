import { onBooted, onSignedIn } from './boot.ts'
import { logOnce, type Draft } from './draft.ts'
import { decideEnd, onEndConfirmed, onPeerEnded, onPeerEnding, retryLater } from './ending.ts'
import type { EventFields } from './events.ts'
import { onActivity, onContinued, onPeerIdle } from './idle.ts'
import { onLogoutAsked, onLogoutCancelled, onLogoutConfirmed, onSignedOut } from './logout.ts'
import { onHidden, onOnline, onRouteChanged, onVisible } from './page.ts'
import { onLeaseRefused, triggerRead } from './polling.ts'
import { onCancelAnswered, onCancelAsked, onDetailsLoaded, onInitiated } from './request.ts'
import { onEndedClosed, onPeerReviewed, onReviewDone } from './review.ts'
import { LIVE, READING, type Phase } from './state.ts'
import { onPeerStatus, onStatusFailed, onStatusRead } from './status.ts'
import { onClockSetBack, onTimeJumped } from './time-jumps.ts'

/** The phases in which an event counts, the phases to which it may lead, and what it does. */
export type Row<E> = readonly [from: readonly Phase[], to: readonly Phase[], act: (draft: Draft, event: E) => void]

function on<From extends Phase, To extends Phase, E>(
  from: readonly From[],
  to: readonly To[],
  act: (draft: Draft<From, To>, event: E) => void,
): Row<E> {
  return [from, to, act as Row<E>[2]]
}

const SIGNED_IN = [...READING, 'ending'] as const
const ANY = [...SIGNED_IN, 'off', 'done'] as const
const AFTER_END = ['ended', 'none', 'done'] as const
const AFTER_STATUS = [...LIVE, ...AFTER_END] as const
const SAME = [] as const

/** The state chart: where an event counts, where it may lead, what it does. In other phases it only lets time pass. */
export const CHART: { readonly [T in keyof EventFields]: Row<EventFields[T]> } = {
  booted: on(['off'], ['none', ...LIVE], onBooted),
  'signed-in': on(ANY, ['none'], onSignedIn),
  'signed-out': on(ANY, ['off'], onSignedOut),
  'route-changed': on(ANY, SAME, onRouteChanged),
  visible: on(ANY, SAME, onVisible),
  hidden: on(ANY, SAME, onHidden),
  online: on(ANY, SAME, onOnline),
  'refresh-asked': on(READING, SAME, (draft) => triggerRead(draft, true)),
  'storage-changed': on(READING, SAME, (draft) => triggerRead(draft, false)),
  'storage-failed': on(ANY, SAME, (draft) => logOnce(draft, 'storage-failed', null)),
  'status-read': on(READING, AFTER_STATUS, onStatusRead),
  'status-failed': on(READING, ['none'], onStatusFailed),
  'lease-refused': on(READING, SAME, onLeaseRefused),
  continued: on(['active'], SAME, onContinued),
  activity: on(['active'], SAME, onActivity),
  'end-asked': on(LIVE, ['ending'], (draft) => decideEnd(draft, false, 'ended by user')),
  'end-confirmed': on(ANY, AFTER_END, onEndConfirmed),
  'end-failed': on(ANY, AFTER_END, (draft, attempt) => retryLater(draft, attempt, 'due')),
  'end-deferred': on(ANY, AFTER_END, (draft, attempt) => retryLater(draft, attempt, 'deferred')),
  'cancel-asked': on(['waiting'], SAME, onCancelAsked),
  'cancel-answered': on(LIVE, SAME, onCancelAnswered),
  'logout-asked': on(SIGNED_IN, ['done'], onLogoutAsked),
  'logout-confirmed': on(LIVE, ['ending'], onLogoutConfirmed),
  'logout-cancelled': on(LIVE, SAME, onLogoutCancelled),
  'ended-closed': on(['ended'], ['review', 'done'], onEndedClosed),
  'review-done': on(['review'], ['done'], onReviewDone),
  'details-loaded': on(LIVE, SAME, onDetailsLoaded),
  'consultation-initiated': on(['none', 'ended'], SAME, onInitiated),
  'peer-status': on(READING, AFTER_STATUS, onPeerStatus),
  'peer-idle': on(['active'], SAME, onPeerIdle),
  'peer-ending': on(LIVE, ['ending'], onPeerEnding),
  'peer-ended': on(SIGNED_IN, AFTER_END, onPeerEnded),
  'peer-reviewed': on(['ended', 'review'], SAME, onPeerReviewed),
  'clock-set-back': on(ANY, SAME, onClockSetBack),
  'time-jumped': on(['none', ...LIVE], SAME, onTimeJumped),
  // Time passes after every event; by itself it does nothing more.
  'time-passed': on(ANY, ['ending', ...AFTER_END], () => {}),
}
