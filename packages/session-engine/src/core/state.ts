import type { Consultation, Ended, EndPayload } from './consultation.ts'

/**
 * Where the customer is: **off** (signed out), **none** (no consultation), **waiting** (not both picked up), **active** (both),
 * **ending** (end asked for, at most 3 s), **ended** and **review** (modals), **done** (reload or logout asked for).
 */
export type Phase = 'off' | 'none' | 'waiting' | 'active' | 'ending' | 'ended' | 'review' | 'done'

/** The engine's state as other hosts see it: plain frozen-safe data, only `phase` is public. Make one with `initialState()`. */
export interface State {
  readonly phase: Phase
  readonly [k: string]: unknown
}

/** An end that was decided. Until it is over it is kept in storage, so that it survives a reload. */
export type DecidedEnd = {
  readonly id: string
  readonly payload: EndPayload
  readonly decidedAt: number
  readonly attempt: number
  /**
   * `due`: sent at `at`. `sent`: given up at `at`. `elsewhere`: another tab was sending it, its word is awaited until `at`.
   * `over`: confirmed or given up; only the payload still counts, should the same id have to be ended again.
   */
  readonly stage: 'due' | 'sent' | 'elsewhere' | 'over'
  readonly at: number
  /** Found in storage at boot: another tab may have told the server meanwhile. */
  readonly restored: boolean
}

/** All stamps are local epoch ms, except `startedAt`, which is the server's. */
export type SessionState = {
  readonly phase: Phase
  readonly path: string
  readonly visible: boolean
  /** The first status read of this page life (or after a gap) has settled; no deadline acts before. */
  readonly confirmed: boolean
  readonly cancelled: boolean
  readonly redirected: boolean

  readonly consultation: Consultation | null
  readonly maxSeconds: number | null
  readonly startedAt: number | null
  /** A running idle countdown is a deadline, a paused one an amount; never both. */
  readonly idleEndsAt: number | null
  readonly idleLeftMs: number | null
  readonly savedIdleSeconds: number | null
  /** In-progress replies in a row in which something necessary was missing. */
  readonly suspect: 0 | 1 | 2
  /** Time left has been seen in this life, so a maximum of zero is an end and not a clock fault. */
  readonly sawTimeLeft: boolean
  /** User details showed no consultation at this moment: the next read that starts decides. */
  readonly doubtedAt: number | null
  readonly expectUntil: number | null
  readonly endingUntil: number
  readonly logout: 'none' | 'confirm' | 'running'

  readonly ended: Ended | null
  /** Ended in this page life: cannot come back, is not shown twice. */
  readonly endedIds: readonly string[]
  readonly end: DecidedEnd | null

  /** `elsewhere`: another tab holds the lease; its broadcast is awaited. */
  readonly read: 'idle' | 'running' | 'elsewhere'
  /** Names the read in flight; a reply with another ticket is stale. */
  readonly ticket: number
  readonly readAt: number
  /** When the next read is due, the running one is given up, or the other tab's is no longer waited for. */
  readonly pollAt: number
  /** A read was asked for: it starts as soon as none is in flight. `leased`: another tab's will do. */
  readonly wanted: 'no' | 'leased' | 'fresh'
  readonly fails: number
  /** The server said "unauthorized": no read until somebody signs in. */
  readonly stopped: boolean
  /** When another tab's reply was last taken over. */
  readonly heardAt: number
  /** Replies to reads that left before this moment are stale. */
  readonly freshSince: number

  /** How far the local clock is ahead of the server's, and the interval that all replies so far allow. */
  readonly ahead: number
  readonly aheadLeast: number
  readonly aheadMost: number
  readonly logged: readonly string[]
}

/** A consultation is in progress, and nobody has asked for its end. */
export const LIVE: readonly Phase[] = ['waiting', 'active']
/** Phases in which the status may be read. */
export const READING: readonly Phase[] = ['none', 'waiting', 'active', 'ended', 'review']

export function isLive({ phase }: SessionState): boolean {
  return LIVE.includes(phase)
}

/** A decided end that the server has not confirmed. */
export function pendingEnd({ end }: SessionState): DecidedEnd | null {
  return end && end.stage !== 'over' ? end : null
}

/** No consultation and nothing learnt about one. */
export const NO_CONSULTATION = {
  consultation: null,
  maxSeconds: null,
  startedAt: null,
  idleEndsAt: null,
  idleLeftMs: null,
  savedIdleSeconds: null,
  suspect: 0,
  sawTimeLeft: false,
  doubtedAt: null,
  expectUntil: null,
  endingUntil: 0,
  logout: 'none',
  ended: null,
} as const

export const INITIAL_STATE: SessionState = {
  ...NO_CONSULTATION,
  phase: 'off',
  path: '',
  visible: true,
  confirmed: false,
  cancelled: false,
  redirected: false,
  endedIds: [],
  end: null,
  read: 'idle',
  ticket: 0,
  readAt: 0,
  pollAt: 0,
  wanted: 'no',
  fails: 0,
  stopped: false,
  heardAt: 0,
  freshSince: 0,
  ahead: 0,
  aheadLeast: -Infinity,
  aheadMost: Infinity,
  logged: [],
}
