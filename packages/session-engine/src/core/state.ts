import type { Consultation, Ended, EndPayload } from './consultation.ts'
import type { RawDetails } from './read-status.ts'

/**
 * Where the customer is: **off** (signed out), **none** (no consultation), **waiting** (not both picked up), **active** (both),
 * **ending** (end requested, at most 3 s), **ended** and **review** (modals), **done** (reload or logout requested).
 */
export type Phase = 'off' | 'none' | 'waiting' | 'active' | 'ending' | 'ended' | 'review' | 'done'

/**
 * An end that was decided and that the server has not answered. It stays in storage and in every tab that has heard of it, so
 * that whichever is left goes on sending it.
 */
export interface PendingEnd {
  readonly id: string
  readonly payload: EndPayload
  readonly decidedAt: number
  readonly attempt: number
  /** `due`: sent at `at`. `sent`: times out at `at`. `deferred`: another tab holds the lock; sent at `at` without asking again. */
  readonly stage: 'due' | 'sent' | 'deferred'
  readonly at: number
  /** How this tab has shown it, before it was confirmed. */
  readonly ended: Ended | null
}

/** What every phase has. Moments are local epoch ms; 0 is a moment that never comes. */
export interface Shared {
  readonly path: string
  readonly visible: boolean
  /** A status read has been answered in this page life and since the last gap; no deadline acts before. */
  readonly confirmed: boolean
  readonly cancelled: boolean
  /** The customer has been sent away from the chat page; once for each visit. */
  readonly redirected: boolean
  /** Consultations that ended in this page life: they cannot come back and are not shown twice. */
  readonly endedIds: readonly string[]
  readonly pendingEnd: PendingEnd | null
  readonly logged: readonly string[]

  /** `deferred`: another tab holds the lease; its broadcast is awaited. */
  readonly read: 'idle' | 'running' | 'deferred'
  /** Identifies the read in flight; a reply with another ticket is stale. */
  readonly ticket: number
  readonly readStartedAt: number
  /** When the next read is due, the running one times out, or the other tab's is no longer awaited. */
  readonly pollAt: number
  /** A read was requested; it starts when none is in flight. `leased`: another tab's reply will do. */
  readonly requested: 'no' | 'leased' | 'fresh'
  readonly failures: number
  /** Reads fail, and none has been good since. */
  readonly failing: boolean
  /** When another tab's reply was last adopted. */
  readonly peerReadAt: number
  /** Replies to reads that left before this moment are stale. */
  readonly staleBefore: number
  /** A consultation that was just requested is looked for until then. */
  readonly expectUntil: number
  /** The taking back of a waiting request is answered until then, or has failed. */
  readonly cancelUntil: number

  /** How far the local clock is ahead of the server's, and the interval that all replies so far allow. */
  readonly clockOffset: number
  readonly clockOffsetMin: number
  readonly clockOffsetMax: number
  /** How far the local clock has jumped ahead since the last reply: it was set, or the device slept. The next reply tells. */
  readonly jumpedMs: number
}

/** What a phase with a consultation has. */
export interface Session {
  readonly consultation: Consultation
  /** What the server told of it, as it was sent. */
  readonly details: RawDetails
  /** Longest duration; Infinity while it is not known, as for every number below. */
  readonly maxSeconds: number
  /** Server time; all other moments are local. */
  readonly startedAt: number
  /** A running idle countdown is a deadline, a paused one an amount; one of them is Infinity. */
  readonly idleEndsAt: number
  readonly idleLeftMs: number
  readonly savedIdleSeconds: number
  /** In-progress replies in a row that lacked something necessary. */
  readonly suspect: 0 | 1 | 2
  /** Time left has been seen in this page life, so a maximum of zero is an end and not a wrong clock. */
  readonly sawTimeLeft: boolean
  /** When user details showed no consultation: a read that starts later and fails clears the session. */
  readonly disputedAt: number
  readonly logout: 'none' | 'confirm' | 'running'
}

/** A session whose end has been requested. */
export interface EndingSession extends Session {
  /** The ended modal waits for the end call until then. */
  readonly endingUntil: number
  readonly endedBy: Ended['by']
}

interface Without {
  readonly session: null
  readonly ended: null
}
interface WithSession<S extends Session = Session> {
  readonly session: S
  readonly ended: null
}
interface WithEnded {
  readonly session: null
  readonly ended: Ended
}

export interface OffState extends Shared, Without {
  readonly phase: 'off'
}
export interface NoneState extends Shared, Without {
  readonly phase: 'none'
}
export interface WaitingState extends Shared, WithSession {
  readonly phase: 'waiting'
}
export interface ActiveState extends Shared, WithSession {
  readonly phase: 'active'
}
export interface EndingState extends Shared, WithSession<EndingSession> {
  readonly phase: 'ending'
}
export interface EndedState extends Shared, WithEnded {
  readonly phase: 'ended'
}
export interface ReviewState extends Shared, WithEnded {
  readonly phase: 'review'
}
export interface DoneState extends Shared, Without {
  readonly phase: 'done'
}

/** The engine's state: plain data, one member for each phase. Make one with `initialState()`. */
export type SessionState =
  | OffState
  | NoneState
  | WaitingState
  | ActiveState
  | EndingState
  | EndedState
  | ReviewState
  | DoneState

export type StateIn<P extends Phase> = Extract<SessionState, { phase: P }>

export type LivePhase = 'waiting' | 'active'
export type SignedInPhase = Exclude<Phase, 'off' | 'done'>
/** A consultation is in progress, and its end has not been requested. */
export const LIVE: readonly LivePhase[] = ['waiting', 'active']
/** Phases in which the status may be read. */
export const READING: readonly Exclude<SignedInPhase, 'ending'>[] = ['none', ...LIVE, 'ended', 'review']

export function isLive(state: SessionState): state is WaitingState | ActiveState {
  return (LIVE as readonly Phase[]).includes(state.phase)
}

export const INITIAL_STATE: OffState = {
  phase: 'off',
  session: null,
  ended: null,
  path: '',
  visible: true,
  confirmed: false,
  cancelled: false,
  redirected: false,
  endedIds: [],
  pendingEnd: null,
  logged: [],
  read: 'idle',
  ticket: 0,
  readStartedAt: 0,
  pollAt: 0,
  requested: 'no',
  failures: 0,
  failing: false,
  peerReadAt: 0,
  staleBefore: 0,
  expectUntil: 0,
  cancelUntil: 0,
  clockOffset: 0,
  clockOffsetMin: -Infinity,
  clockOffsetMax: Infinity,
  jumpedMs: 0,
}

/** An end that is due at once. */
export function newPendingEnd(id: string, payload: EndPayload, decidedAt: number): PendingEnd {
  return { id, payload, decidedAt, attempt: 0, stage: 'due', at: decidedAt, ended: null }
}

/** A consultation about which nothing else is known yet. */
export function newSession(consultation: Consultation, details: RawDetails): Session {
  return {
    consultation,
    details,
    maxSeconds: Infinity,
    startedAt: Infinity,
    idleEndsAt: Infinity,
    idleLeftMs: Infinity,
    savedIdleSeconds: Infinity,
    suspect: 0,
    sawTimeLeft: false,
    disputedAt: Infinity,
    logout: 'none',
  }
}
