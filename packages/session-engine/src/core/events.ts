import type { StoredTexts } from './stored-session.ts'

/** Something that happened. `t` names it; the rest depends on it. Unknown events only let time pass. */
export interface Event {
  readonly type: string
  readonly [k: string]: unknown
}

/** Events that say everything by their name. */
export type BareEvent =
  | 'signed-in'
  | 'signed-out'
  | 'visible'
  | 'hidden'
  | 'online'
  | 'refresh-asked'
  | 'storage-changed'
  | 'storage-failed'
  | 'continued'
  | 'end-asked'
  | 'cancel-asked'
  | 'logout-asked'
  | 'logout-confirmed'
  | 'logout-cancelled'
  | 'ended-closed'
  | 'review-done'
  | 'consultation-initiated'

/** The events the engine knows, with their fields. What comes from outside is `unknown` and is read with care. */
export interface EventFields extends Record<BareEvent, unknown> {
  booted: { signedIn: boolean; path: string; visible: boolean; stored: StoredTexts }
  'route-changed': { path: string }
  'status-read': { ticket: number; body: unknown; serverDate: unknown }
  'status-failed': { ticket: number; unauthorized: boolean }
  'lease-refused': { ticket: number }
  acted: { kind: unknown }
  'end-confirmed': { id: string; reply: unknown }
  'end-failed': { id: string; attempt: number }
  /** Another tab is sending the same end right now. */
  'end-deferred': { id: string; attempt: number }
  'cancel-settled': { id: string; ok: boolean }
  'details-loaded': { ongoing: unknown }
  /** Another tab's news, by the `k` of the message. */
  'peer-status': { body: unknown; at: unknown; sentAt?: unknown; serverDate?: unknown }
  'peer-idle': { id: unknown; ms: unknown; at: unknown }
  'peer-ending': { id: unknown }
  'peer-ended': { ended: unknown }
  'peer-reviewed': { id: unknown }
  'clock-set-back': { byMs: number }
  /** The page stood still (sleep, freeze) or the clock was set forward; `before` is the last moment it was awake. */
  'time-jumped': { before: number; clockChanged: boolean }
}

/** An event the engine knows, or one that only lets time pass. */
export type SessionEvent =
  | { [T in keyof EventFields]: { type: T } & EventFields[T] }[keyof EventFields]
  | { type: 'time-passed' | 'frozen' | 'resumed' | 'logout-settled' }
