import type { StoredTexts } from './stored-session.ts'

/** Events without fields. */
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
  | 'time-passed'

/** The events that count somewhere, with their fields. What comes from outside is `unknown`; it is checked where it is read. */
export interface EventFields extends Record<BareEvent, unknown> {
  booted: { signedIn: boolean; path: string; visible: boolean; stored: StoredTexts }
  'route-changed': { path: string }
  'status-read': { ticket: number; body: unknown; serverDate: unknown }
  'status-failed': { ticket: number; unauthorized: boolean }
  /** Another tab is reading. */
  'lease-refused': { ticket: number }
  activity: { kind: unknown }
  'end-confirmed': { id: string; reply: unknown }
  'end-failed': { id: string; attempt: number }
  /** Another tab is sending the same end. */
  'end-deferred': { id: string; attempt: number }
  'cancel-answered': { id: string; ok: boolean }
  'details-loaded': { ongoing: unknown }
  /** A message of another tab; its `type` follows `peer-`. */
  'peer-status': { body: unknown; at: unknown; sentAt?: unknown; serverDate?: unknown }
  'peer-idle': { id: unknown; ms: unknown; at: unknown }
  'peer-ending': { id: unknown }
  'peer-ended': { ended: unknown }
  'peer-reviewed': { id: unknown }
  'clock-set-back': { byMs: number }
  /** The page was suspended (sleep, freeze) or the clock was set forward; `before` is the last moment it was awake. */
  'time-jumped': { before: number; clockChanged: boolean }
}

/** Something that happened. The events of the last line only let time pass, as every unknown one does. */
export type SessionEvent =
  | { [T in keyof EventFields]: { readonly type: T } & Readonly<EventFields[T]> }[keyof EventFields]
  | { readonly type: 'frozen' | 'resumed' | 'logout-finished' }
