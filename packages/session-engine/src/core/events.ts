import type { StoredTexts } from './stored-session.ts'

/** Something that happened. `t` names it; the rest depends on it. Unknown events only let time pass. */
export interface Event {
  readonly t: string
  readonly [k: string]: unknown
}

/** The events the engine knows. Fields that come from outside are `unknown` and are read with care. */
export type SessionEvent =
  | { t: 'booted'; signedIn: boolean; path: string; visible: boolean; stored: StoredTexts }
  | { t: 'signed-in' | 'signed-out' }
  | { t: 'route-changed'; path: string }
  | { t: 'shown' | 'hidden' | 'online' | 'storage-changed' | 'refresh-asked' }
  | { t: 'time-passed' }
  | { t: 'status-read'; ticket: number; body: unknown; sentAt: number; serverDate: unknown }
  | { t: 'status-failed'; ticket: number; unauthorized: boolean }
  | { t: 'lease-refused'; ticket: number }
  | { t: 'continued' }
  | { t: 'acted'; kind: unknown }
  | { t: 'end-asked' }
  | { t: 'end-confirmed'; id: string; reply: unknown }
  | { t: 'end-failed'; id: string; attempt: number }
  /** Another tab is sending the same end right now. */
  | { t: 'end-deferred'; id: string; attempt: number }
  | { t: 'cancel-asked' }
  | { t: 'cancel-settled'; id: string; ok: boolean }
  | { t: 'logout-asked' | 'logout-confirmed' | 'logout-cancelled' }
  | { t: 'ended-closed' | 'review-done' }
  | { t: 'details-loaded'; ongoing: unknown }
  | { t: 'consultation-initiated' }
  | { t: 'peer-said'; message: unknown }
  | { t: 'clock-set-back'; byMs: number }
  /** The page stood still (sleep, freeze) or the clock was set forward; `before` is the last moment it was awake. */
  | { t: 'time-jumped'; before: number; clockChanged: boolean }
  | { t: 'storage-failed' }
