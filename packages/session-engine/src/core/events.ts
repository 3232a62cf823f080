import type { StoredTexts } from './stored-session.ts'

/** Something that happened. `t` names it; the rest depends on it. Unknown events only let time pass. */
export interface Event {
  readonly t: string
  readonly [k: string]: unknown
}

/** The events the engine knows, with their fields. What comes from outside is `unknown` and is read with care. */
export interface EventFields {
  booted: { signedIn: boolean; path: string; visible: boolean; stored: StoredTexts }
  'signed-in': unknown
  'signed-out': unknown
  'route-changed': { path: string }
  visible: unknown
  hidden: unknown
  online: unknown
  'refresh-asked': unknown
  'storage-changed': unknown
  'storage-failed': unknown
  'status-read': { ticket: number; body: unknown; serverDate: unknown }
  'status-failed': { ticket: number; unauthorized: boolean }
  'lease-refused': { ticket: number }
  continued: unknown
  acted: { kind: unknown }
  'end-asked': unknown
  'end-confirmed': { id: string; reply: unknown }
  'end-failed': { id: string; attempt: number }
  /** Another tab is sending the same end right now. */
  'end-deferred': { id: string; attempt: number }
  'cancel-asked': unknown
  'cancel-settled': { id: string; ok: boolean }
  'logout-asked': unknown
  'logout-confirmed': unknown
  'logout-cancelled': unknown
  'ended-closed': unknown
  'review-done': unknown
  'details-loaded': { ongoing: unknown }
  'consultation-initiated': unknown
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
  | { [T in keyof EventFields]: { t: T } & EventFields[T] }[keyof EventFields]
  | { t: 'time-passed' | 'frozen' | 'resumed' | 'logout-settled' }
