import type { Settings } from './config.ts'
import type { SessionEffect } from './effects.ts'
import type { DiagnosticCode, Notice } from './notice.ts'
import { NO_CONSULTATION, type Phase, type Poll, type SessionState } from './state.ts'
import { SESSION_KEYS, sessionEntries, type StoredKey } from './stored-session.ts'

/** One transition while it is being worked out: the states are never changed, this draft of the answer is. */
export interface Turn {
  state: SessionState
  readonly now: number
  readonly settings: Settings
  readonly effects: SessionEffect[]
}

export function change(turn: Turn, changes: Partial<SessionState>): void {
  turn.state = { ...turn.state, ...changes }
}

export function changePoll(turn: Turn, changes: Partial<Poll>): void {
  change(turn, { poll: { ...turn.state.poll, ...changes } })
}

/** Forgets the read in flight; its reply will be stale. */
export function dropRead(turn: Turn): void {
  changePoll(turn, { stage: 'idle', ticket: turn.state.poll.ticket + 1, dueAt: null, again: 'no' })
}

export function order(turn: Turn, effect: SessionEffect): void {
  turn.effects.push(effect)
}

export function tellHost(turn: Turn, notice: Notice): void {
  order(turn, { e: 'notify', to: 'host', notice })
}

export function clear(turn: Turn, keys: readonly StoredKey[]): void {
  order(turn, { e: 'clear', keys })
}

/** Leaves the consultation behind: its keys are removed, and replies to reads that left before now are stale. */
export function leaveSession(turn: Turn, phase: Phase): void {
  clear(turn, SESSION_KEYS)
  dropRead(turn)
  change(turn, { ...NO_CONSULTATION, phase, freshSince: turn.now })
}

/** Writes the session and remembers which idle second has been written. */
export function persistSession(turn: Turn): void {
  const entries = sessionEntries(turn.state, turn.now)
  const idleSeconds = entries.find(([key]) => key === 'chatIdleTime')?.[1]
  order(turn, { e: 'persist', entries })
  change(turn, { savedIdleSeconds: idleSeconds === undefined ? null : Number(idleSeconds) })
}

/** One line for each code and consultation. */
export function logOnce(
  turn: Turn,
  code: DiagnosticCode,
  id: string | null = turn.state.consultation?.id ?? null,
): void {
  const line = `session-engine ${code} ${id ?? '-'}`
  if (turn.state.logged.includes(line)) return
  change(turn, { logged: [...turn.state.logged, line] })
  order(turn, { e: 'log', code, line })
  tellHost(turn, { t: 'diagnostic', code, id })
}
