import type { SessionConfig } from '../core/config.ts'
import type { Effect } from '../core/effects.ts'
import type { SessionEvent } from '../core/events.ts'
import type { SessionState } from '../core/state.ts'
import type { Countdown, SessionView } from '../core/view.ts'
import type { Ports, Unsubscribe } from './ports.ts'

/**
 * The result of `end()`. `request-failed`: the customer sees the consultation ended, the server has not confirmed within
 * the waiting time; the engine keeps sending the end.
 */
export type EndResult = { ok: true } | { ok: false; reason: 'no-session' | 'already-ending' | 'request-failed' }

/** One page's engine. Commands never throw and never reject; after `dispose` all of them do nothing. */
export interface SessionEngine {
  /** What to show. Stable identity until something other than the countdown changes. */
  getSnapshot(): SessionView
  /** The numbers of the clock at this moment; the same object while the numbers are the same. */
  getCountdown(): Countdown
  /** Called after the snapshot changed; not called by the 1 s tick. */
  subscribe(fn: () => void): Unsubscribe
  /** Called with what `select` picks from the snapshot, after that changed; `equal` compares, by default `Object.is`. */
  subscribe<T>(select: (view: SessionView) => T, fn: (value: T) => void, equal?: (a: T, b: T) => boolean): Unsubscribe
  /** Called once a second while a countdown runs in a visible tab. */
  subscribeTick(fn: () => void): Unsubscribe
  /** "Continue" in the idle warning. True when the warning was open and is now closed; without a warning nothing happens. */
  continue(): boolean
  /** The customer did something. Which kinds start the idle time afresh is `idleResetOn`. */
  activity(kind: 'send' | 'typing'): void
  /** The customer ends the consultation. Resolves when the call settled, or after the waiting time of the ended modal. */
  end(): Promise<EndResult>
  /** Takes back a waiting request. True when the server agreed. */
  cancelWaiting(): Promise<boolean>
  /** The customer wants to sign out. `confirm-needed` while a consultation runs: the `endWarningLogout` modal opens. */
  requestLogout(): 'confirm-needed' | 'done'
  /** Ends the consultation and signs out. Resolves when `nav.logoutFully` settled. */
  confirmLogout(): Promise<void>
  /** The customer stays: the modal closes, nothing else changes. */
  cancelLogout(): void
  /** The ended modal was closed: the review opens, or the page loads again. */
  closeEnded(): void
  /** The review was sent or dismissed: the page loads again. */
  reviewDone(): void
  /** The route changed. Query and hash do not count. */
  routeChanged(path: string): void
  /** The customer signed in: look for their consultation. */
  signedIn(): void
  /** Everything about the session is forgotten, without a modal. */
  signedOut(): void
  /** User details arrived; without an ongoing consultation a stored one is checked (not on the chat page). */
  userDetailsLoaded(details: { ongoing_consultation: unknown }): void
  /** A request was made: look for the new consultation for a while. */
  consultationInitiated(): void
  /** Read the status now, for example after the maximum duration was raised. */
  refresh(): void
  /** Stops timers and subscriptions and aborts the read in flight. */
  dispose(): void
}

/** What an engine needs: its ports, whether the customer is signed in, and the path of the page. */
export interface EngineOptions {
  ports: Ports
  signedIn: boolean
  path: string
  config?: SessionConfig
  /** Sees every event with the state before and after it, for developer tools. What it throws is ignored. */
  inspect?(step: {
    event: SessionEvent
    before: SessionState
    after: SessionState
    effects: readonly Effect[]
    /** Local wall clock, epoch ms. */
    now: number
  }): void
}
