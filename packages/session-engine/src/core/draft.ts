import type { Settings } from './config.ts'
import type { Effect } from './effects.ts'
import type { DiagnosticCode, Notice } from './notice.ts'
import type { PeerContent } from './peer-message.ts'
import type { Phase, Session, Shared, StateIn } from './state.ts'
import { SESSION_KEYS, type StoredKey } from './stored-session.ts'

type Mutable<T> = T extends unknown ? { -readonly [field in keyof T]: T[field] } : never
type MutableState<S> = S extends { readonly session: infer T extends Session }
  ? Mutable<Omit<S, 'session'> & { session: Mutable<T> }>
  : Mutable<S>

/** What a phase has besides what is shared. */
type Own<P extends Phase> = StateIn<P> extends infer S ? (S extends unknown ? Omit<S, keyof Shared> : never) : never

/**
 * One transition while it is being worked out, from a phase of `From`; it may lead to the phases of `To`. The state and its
 * session are copies of what was given, free to be changed.
 */
export interface Draft<From extends Phase = Phase, To extends Phase = never> {
  readonly state: MutableState<StateIn<From>>
  readonly now: number
  readonly settings: Settings
  readonly effects: Effect[]
  /** For the compiler only: a function that enters another phase cannot be given this draft. */
  readonly mayEnter?: (phase: To) => void
}

export function enter<To extends Phase>(draft: Draft<Phase, To>, next: Partial<Own<To>>): void {
  Object.assign(draft.state, { session: null, ended: null }, next)
}

export function emit({ effects }: Draft, effect: Effect): void {
  effects.push(effect)
}

export function notifyHost(draft: Draft, notice: Notice): void {
  emit(draft, { type: 'notify', to: 'host', notice })
}

export function notifyPeers(draft: Draft, message: PeerContent): void {
  emit(draft, { type: 'notify', to: 'peers', message })
}

export function clear(draft: Draft, keys: readonly StoredKey[]): void {
  emit(draft, { type: 'clear', keys })
}

/** Forgets the read in flight; its reply will be stale. */
export function dropRead(draft: Draft): void {
  draft.state.read = 'idle'
  draft.state.ticket += 1
  draft.state.requested = 'no'
  draft.state.pollAt = draft.now + draft.settings.pollMs
}

/** Leaves the consultation: its keys are removed, and replies to reads that left before now are stale. */
export function leaveSession<To extends Phase>(draft: Draft<Phase, To>, next: Partial<Own<To>>): void {
  clear(draft, SESSION_KEYS)
  dropRead(draft)
  draft.state.staleBefore = draft.now
  draft.state.expectUntil = 0
  draft.state.cancelUntil = 0
  enter(draft, next)
}

/** Nothing is known any more of the customer who was signed in. */
export function forgetVisit(draft: Draft): void {
  Object.assign(draft.state, { confirmed: false, cancelled: false, redirected: false, failing: false, failures: 0 })
}

/** No event gives more idle time than this. */
export function maxIdleMs({ settings }: Draft): number {
  return Math.max(settings.idleInitialMs, settings.idleContinueMs)
}

/** One line for each code and consultation. */
export function logOnce(
  draft: Draft,
  code: DiagnosticCode,
  id: string | null = draft.state.session?.consultation.id ?? null,
): void {
  const line = `session-engine ${code} ${id ?? '-'}`
  if (draft.state.logged.includes(line)) return
  draft.state.logged = [...draft.state.logged, line]
  emit(draft, { type: 'log', code, id, line })
}
