import type { StoredTexts } from './stored-session.ts'

/**
 * Something that happened. What comes from outside is `unknown`: it is checked where it is read. `frozen`, `logout-finished` and
 * every event of another name only let time pass.
 */
export type SessionEvent =
  | {
      readonly type:
        | 'signed-in'
        | 'signed-out'
        | 'visible'
        | 'hidden'
        | 'online'
        | 'resumed'
        | 'frozen'
        | 'refresh-asked'
        | 'storage-changed'
        | 'storage-failed'
        | 'continued'
        | 'end-asked'
        | 'cancel-asked'
        | 'logout-asked'
        | 'logout-confirmed'
        | 'logout-cancelled'
        | 'logout-finished'
        | 'ended-closed'
        | 'review-done'
        | 'consultation-initiated'
        | 'time-passed'
    }
  | {
      readonly type: 'booted'
      readonly signedIn: boolean
      readonly path: string
      readonly visible: boolean
      readonly stored: StoredTexts
    }
  | { readonly type: 'route-changed'; readonly path: string }
  | { readonly type: 'status-read'; readonly ticket: number; readonly body: unknown; readonly serverDate: unknown }
  | { readonly type: 'status-failed'; readonly ticket: number; readonly unauthorized: boolean }
  /** Another tab is reading. */
  | { readonly type: 'lease-refused'; readonly ticket: number }
  | { readonly type: 'activity'; readonly kind: unknown }
  /** The server has answered the end, or says that the consultation is unknown or over. */
  | { readonly type: 'end-confirmed'; readonly id: string; readonly reply: unknown }
  | { readonly type: 'end-failed'; readonly id: string; readonly attempt: number }
  /** Another tab is sending the same end. */
  | { readonly type: 'end-deferred'; readonly id: string; readonly attempt: number }
  /** Storage holds an end that this tab may not know of. */
  | { readonly type: 'end-found'; readonly text: unknown }
  | { readonly type: 'cancel-answered'; readonly id: string; readonly ok: boolean }
  | { readonly type: 'details-loaded'; readonly ongoing: unknown }
  /** A message of another tab; its `type` follows `peer-`. */
  | {
      readonly type: 'peer-status'
      readonly body: unknown
      readonly at: unknown
      readonly sentAt?: unknown
      readonly serverDate?: unknown
    }
  | { readonly type: 'peer-idle'; readonly id: unknown; readonly ms: unknown; readonly at: unknown }
  | { readonly type: 'peer-ending'; readonly id: unknown; readonly body: unknown }
  | { readonly type: 'peer-ended'; readonly ended: unknown }
  | { readonly type: 'peer-reviewed'; readonly id: unknown }
  /** The wall clock moved against the monotonic one: it was set, or (forward only) the device slept. */
  | { readonly type: 'clock-set'; readonly byMs: number }
  /** The page was suspended; `before` is the last moment it was awake. */
  | { readonly type: 'time-jumped'; readonly before: number }

/** The fields of one event. */
export type EventOf<T extends SessionEvent['type']> = Extract<SessionEvent, { readonly type: T }>
