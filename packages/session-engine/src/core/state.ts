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

/** A running idle countdown is a deadline, a paused one an amount. */
type Idle = { readonly endsAt: number } | { readonly leftMs: number }

/** An end that is decided but that the server has not confirmed. Kept in storage, so that it survives a reload. */
export type PendingEnd = {
  readonly id: string
  readonly payload: EndPayload
  readonly decidedAt: number
  readonly attempt: number
  readonly keepalive: boolean
  /** Found in storage at boot: another tab may be sending the same end. */
  readonly restored: boolean
  /** Another tab was sending it when this one wanted to: that tab's word settles it. */
  readonly deferred: boolean
  readonly sentAt: number | null
  readonly retryAt: number
}

export type Poll = {
  /** `waiting`: another tab holds the lease; its broadcast is awaited. */
  readonly stage: 'idle' | 'reading' | 'waiting'
  /** Names the read in flight; a reply with another ticket is stale. */
  readonly ticket: number
  readonly startedAt: number
  readonly waitUntil: number
  readonly dueAt: number | null
  /** A trigger came during a read: one more read follows it. */
  readonly again: 'no' | 'leased' | 'fresh'
  readonly fails: number
  /** The server said "unauthorized": no read until somebody signs in. */
  readonly stopped: boolean
  /** When another tab's reply was last taken over. */
  readonly heardAt: number
}

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
  /** Start of the consultation, epoch ms of the server. */
  readonly startedAt: number | null
  readonly idle: Idle | null
  readonly savedIdleSeconds: number | null
  /** In-progress replies in a row in which something necessary was missing. */
  readonly suspect: 0 | 1 | 2
  /** Time left has been seen in this life, so a maximum of zero is an end and not a clock fault. */
  readonly sawTimeLeft: boolean

  readonly ending: { readonly by: 'auto' | 'user' | 'peer'; readonly until: number } | null
  readonly ended: Ended | null
  /** Ended in this page life: cannot come back, is not shown twice. */
  readonly endedIds: readonly string[]
  /** The last end decided: all requests for one id carry the same body. */
  readonly decision: { readonly id: string; readonly payload: EndPayload } | null
  readonly pendingEnd: PendingEnd | null
  readonly logout: 'none' | 'confirm' | 'running'

  readonly poll: Poll
  readonly expectUntil: number | null
  /** User details showed no consultation: `next` waits for a read to start, `this` is the read that decides. */
  readonly detailsCheck: 'none' | 'next' | 'this'
  /** Replies to reads that left before this moment are stale. */
  readonly freshSince: number
  /** Server time = local time + offset; the interval is what all replies so far allow. */
  readonly offset: number
  readonly offsetRange: { readonly lo: number; readonly hi: number } | null
  readonly logged: readonly string[]
}

/** A consultation is in progress, and nobody has asked for its end. */
export function isLive({ phase }: SessionState): boolean {
  return phase === 'waiting' || phase === 'active'
}

type NoConsultation = Pick<
  SessionState,
  | 'consultation'
  | 'maxSeconds'
  | 'startedAt'
  | 'idle'
  | 'savedIdleSeconds'
  | 'suspect'
  | 'sawTimeLeft'
  | 'ending'
  | 'ended'
  | 'logout'
  | 'expectUntil'
  | 'detailsCheck'
>

/** No consultation and nothing learnt about one. */
export const NO_CONSULTATION: NoConsultation = {
  consultation: null,
  maxSeconds: null,
  startedAt: null,
  idle: null,
  savedIdleSeconds: null,
  suspect: 0,
  sawTimeLeft: false,
  ending: null,
  ended: null,
  logout: 'none',
  expectUntil: null,
  detailsCheck: 'none',
}

const IDLE_POLL: Poll = {
  stage: 'idle',
  ticket: 0,
  startedAt: 0,
  waitUntil: 0,
  dueAt: null,
  again: 'no',
  fails: 0,
  stopped: false,
  heardAt: 0,
}

export const INITIAL_STATE: SessionState = {
  ...NO_CONSULTATION,
  phase: 'off',
  path: '',
  visible: true,
  confirmed: false,
  cancelled: false,
  redirected: false,
  endedIds: [],
  decision: null,
  pendingEnd: null,
  poll: IDLE_POLL,
  freshSince: 0,
  offset: 0,
  offsetRange: null,
  logged: [],
}
