import type { CHART, Row } from '../src/core/chart.ts'

/** The phases that the handler of an event may enter, as the compiler sees them. */
type Next<R> = R extends Row<never, infer To> ? To : never

/** Where each event may lead: neither a phase more nor a phase less than the types of `CHART` allow. */
export const MAY_LEAD_TO: { readonly [E in keyof typeof CHART]: { readonly [P in Next<(typeof CHART)[E]>]: true } } = {
  booted: { none: true, waiting: true, active: true },
  'signed-in': { none: true },
  'signed-out': { off: true },
  'route-changed': {},
  visible: {},
  hidden: {},
  online: {},
  'refresh-asked': {},
  'storage-changed': {},
  'storage-failed': {},
  'status-read': { waiting: true, active: true, ended: true, none: true, done: true },
  'status-failed': { none: true },
  'lease-refused': {},
  continued: {},
  activity: {},
  'end-asked': { ending: true },
  'end-confirmed': { ended: true, none: true, done: true },
  'end-failed': { ended: true, none: true, done: true },
  'end-deferred': { ended: true, none: true, done: true },
  'cancel-asked': {},
  'cancel-answered': {},
  'logout-asked': { done: true },
  'logout-confirmed': { ending: true },
  'logout-cancelled': {},
  'ended-closed': { review: true, done: true },
  'review-done': { done: true },
  'details-loaded': {},
  'consultation-initiated': {},
  'peer-status': { waiting: true, active: true, ended: true, none: true, done: true },
  'peer-idle': {},
  'peer-ending': { ending: true },
  'peer-ended': { ended: true, none: true, done: true },
  'peer-reviewed': {},
  'clock-set-back': {},
  'time-jumped': {},
  'time-passed': { ending: true, ended: true, none: true, done: true },
}
