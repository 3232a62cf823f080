import type { Phase, SessionEvent, SessionState } from '../src/index.ts'
import { LIVE } from '../src/core/state.ts'
import type { CHART } from '../src/core/chart.ts'

/** The customer's consultation in the chart: a chat of at most fifteen minutes, with a review at its end. */
export const LIVE_REPLY = {
  is_consultation_inprogress: true,
  ongoing_data: {
    id: 501,
    order_type: 1,
    max_call_duration: 900,
    astro_pickup_status: true,
    customer_pickup_status: true,
    show_review_popup: true,
  },
}

export const inProgress = (changes: object): object => ({
  ...LIVE_REPLY,
  ongoing_data: { ...LIVE_REPLY.ongoing_data, ...changes },
})

export const NONE_REPLY = { is_consultation_inprogress: false, ongoing_data: {} }

export const boot = (signedIn: boolean, path: string): SessionEvent => ({
  type: 'booted',
  signedIn,
  path,
  visible: true,
  stored: {},
})

const attemptOf = ({ pendingEnd }: SessionState): number => pendingEnd?.attempt ?? 1

/** Replies to reads that are asked for one after the other. */
export function replies(...bodies: unknown[]): (state: SessionState) => SessionEvent[] {
  return (state) =>
    bodies.flatMap((body, index) => [
      { type: 'refresh-asked' },
      { type: 'status-read', ticket: state.ticket + index + 1, body, serverDate: null },
    ])
}

const just =
  (...events: SessionEvent[]) =>
  (): SessionEvent[] =>
    events

/** One row of the chart. The last event is the one that is looked at; those before lead up to it. */
export interface Situation {
  readonly says: string
  readonly events: (state: SessionState, now: number) => readonly SessionEvent[]
  /** Time that passes before the last event. */
  readonly afterMs?: number
  /** For a row that makes sense in some phases only. */
  readonly only?: readonly Phase[]
}

export const SITUATIONS: { readonly [E in keyof typeof CHART]: readonly Situation[] } = {
  booted: [
    { says: 'signed in, nothing stored', events: just(boot(true, '/chat')) },
    { says: 'signed out, on the chat page', events: just(boot(false, '/chat')) },
  ],
  'signed-in': [{ says: 'the customer signs in', events: just({ type: 'signed-in' }) }],
  'signed-out': [{ says: 'the customer signs out elsewhere', events: just({ type: 'signed-out' }) }],
  'route-changed': [
    { says: 'to any page', events: just({ type: 'route-changed', path: '/wallet' }) },
    { says: 'to the chat page', events: just({ type: 'route-changed', path: '/chat' }) },
  ],
  visible: [{ says: 'the page comes to the front', events: just({ type: 'visible' }) }],
  hidden: [{ says: 'the page goes to the back', events: just({ type: 'hidden' }), afterMs: 300 }],
  online: [{ says: 'the network is back', events: just({ type: 'online' }) }],
  resumed: [{ says: 'the page was suspended', events: just({ type: 'resumed' }) }],
  'refresh-asked': [{ says: 'the host asks for a read', events: just({ type: 'refresh-asked' }) }],
  'storage-changed': [{ says: 'another tab changed the stored session', events: just({ type: 'storage-changed' }) }],
  'storage-failed': [{ says: 'storage throws', events: just({ type: 'storage-failed' }) }],
  'status-read': [
    { says: 'in progress, both picked up', events: replies(LIVE_REPLY) },
    { says: 'in progress, one has not picked up', events: replies(inProgress({ astro_pickup_status: false })) },
    { says: 'another consultation in progress', events: replies(inProgress({ id: 502 })) },
    {
      says: 'the longest duration missing, first time',
      events: replies(inProgress({ id: 503, max_call_duration: null })),
    },
    {
      says: 'the longest duration missing, second time',
      events: replies(
        inProgress({ id: 503, max_call_duration: null }),
        inProgress({ id: 503, max_call_duration: null }),
      ),
    },
    { says: 'nothing in progress', events: replies(NONE_REPLY) },
    { says: 'a reply that cannot be read', events: replies('<html>') },
  ],
  'status-failed': [
    {
      says: 'the read failed',
      events: (state) => [
        { type: 'refresh-asked' },
        { type: 'status-failed', ticket: state.ticket + 1, unauthorized: false },
      ],
    },
    {
      says: 'the read failed: unauthorized',
      events: (state) => [
        { type: 'refresh-asked' },
        { type: 'status-failed', ticket: state.ticket + 1, unauthorized: true },
      ],
    },
    {
      says: 'the read failed after user details had shown no consultation',
      events: (state) => [
        { type: 'details-loaded', ongoing: null },
        { type: 'status-failed', ticket: state.ticket + 1, unauthorized: false },
      ],
      only: LIVE,
    },
  ],
  'lease-refused': [
    {
      says: 'another tab is reading',
      events: (state) => [{ type: 'refresh-asked' }, { type: 'lease-refused', ticket: state.ticket + 1 }],
    },
  ],
  continued: [
    { says: '"Continue" without a warning', events: just({ type: 'continued' }) },
    { says: '"Continue" in the warning', events: just({ type: 'continued' }), afterMs: 130_000 },
  ],
  activity: [{ says: 'an own message', events: just({ type: 'activity', kind: 'send' }), afterMs: 5000 }],
  'end-asked': [{ says: 'the customer ends', events: just({ type: 'end-asked' }) }],
  'end-confirmed': [
    { says: 'the end call is answered', events: just({ type: 'end-confirmed', id: '501', reply: {} }) },
  ],
  'end-failed': [
    { says: 'the end call fails', events: (state) => [{ type: 'end-failed', id: '501', attempt: attemptOf(state) }] },
  ],
  'end-deferred': [
    {
      says: 'another tab is sending the end',
      events: (state) => [{ type: 'end-deferred', id: '501', attempt: attemptOf(state) }],
    },
  ],
  'end-found': [
    {
      says: 'storage holds an end that this tab has not heard of',
      events: (_, now) => [
        {
          type: 'end-found',
          text: JSON.stringify({ id: '501', payload: { auto_end: false, chat_end_reason: 'ended by user' }, at: now }),
        },
      ],
    },
  ],
  'cancel-asked': [{ says: 'the customer takes the request back', events: just({ type: 'cancel-asked' }) }],
  'cancel-answered': [
    { says: 'the server agrees', events: just({ type: 'cancel-answered', id: '501', ok: true }) },
    { says: 'the server refuses', events: just({ type: 'cancel-answered', id: '501', ok: false }) },
  ],
  'logout-asked': [{ says: 'the customer wants to sign out', events: just({ type: 'logout-asked' }) }],
  'logout-confirmed': [
    { says: 'confirmed', events: just({ type: 'logout-asked' }, { type: 'logout-confirmed' }) },
    {
      says: 'confirmed, and the end call is answered',
      events: just(
        { type: 'logout-asked' },
        { type: 'logout-confirmed' },
        { type: 'end-confirmed', id: '501', reply: {} },
      ),
    },
  ],
  'logout-cancelled': [
    { says: 'the customer stays', events: just({ type: 'logout-asked' }, { type: 'logout-cancelled' }) },
  ],
  'ended-closed': [
    { says: 'the ended modal is closed, a review is due', events: just({ type: 'ended-closed' }) },
    {
      says: 'the ended modal is closed, no review is due',
      events: just({ type: 'peer-reviewed', id: '501' }, { type: 'ended-closed' }),
    },
  ],
  'review-done': [{ says: 'the review is sent or skipped', events: just({ type: 'review-done' }) }],
  'details-loaded': [
    {
      says: 'user details show no consultation',
      events: just({ type: 'details-loaded', ongoing: null }),
    },
  ],
  'consultation-initiated': [{ says: 'a request was made', events: just({ type: 'consultation-initiated' }) }],
  'peer-status': [
    { says: 'both picked up', events: (_, at) => [{ type: 'peer-status', body: LIVE_REPLY, at, sentAt: at }] },
    { says: 'nothing in progress', events: (_, at) => [{ type: 'peer-status', body: NONE_REPLY, at, sentAt: at }] },
  ],
  'peer-idle': [
    {
      says: 'the customer continued in another tab',
      events: (_, now) => [{ type: 'peer-idle', id: '501', ms: 180_000, at: now + 5000 }],
      afterMs: 5000,
    },
  ],
  'peer-ending': [
    { says: 'another tab ends', events: just({ type: 'peer-ending', id: '501', body: { auto_end: false } }) },
  ],
  'peer-ended': [
    {
      says: 'another tab shows the end',
      events: just({
        type: 'peer-ended',
        ended: { id: '501', message: 'Chat Ended', variant: 'normal', review: true, confirmed: true },
      }),
    },
  ],
  'peer-reviewed': [
    { says: 'another tab sent or skipped the review', events: just({ type: 'peer-reviewed', id: '501' }) },
  ],
  'clock-set': [
    { says: 'back by a minute', events: just({ type: 'clock-set', byMs: -60_000 }), afterMs: -60_000 },
    {
      says: 'forward by a minute, or slept for one',
      events: just({ type: 'clock-set', byMs: 60_000 }),
      afterMs: 60_000,
    },
  ],
  'time-jumped': [
    {
      says: 'frozen for ten minutes',
      events: (_, before) => [{ type: 'time-jumped', before }],
      afterMs: 600_000,
    },
  ],
  'time-passed': [
    { says: '1.5 s: the next read is due', events: just({ type: 'time-passed' }), afterMs: 1500 },
    { says: '3 s: the end is not waited for any longer', events: just({ type: 'time-passed' }), afterMs: 3000 },
    { says: '180 s: idle time is up', events: just({ type: 'time-passed' }), afterMs: 180_000 },
    {
      says: 'the longest duration is reached',
      events: (state) => [...replies(inProgress({ max_call_duration: 60 }))(state), { type: 'time-passed' }],
      afterMs: 60_000,
      only: ['active'],
    },
  ],
}
