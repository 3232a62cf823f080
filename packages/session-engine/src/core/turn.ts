import type { Settings } from './config.ts'
import type { SessionEffect } from './effects.ts'
import type { DiagnosticCode, Notice } from './notice.ts'
import { NO_CONSULTATION, type Phase, type SessionState } from './state.ts'
import { SESSION_KEYS, type StoredKey } from './stored-session.ts'

/** One transition while it is being worked out. `state` is a draft: a copy of the state that was given, free to be changed. */
export interface Turn {
  readonly state: { -readonly [field in keyof SessionState]: SessionState[field] }
  readonly now: number
  readonly settings: Settings
  readonly effects: SessionEffect[]
}

export function order({ effects }: Turn, effect: SessionEffect): void {
  effects.push(effect)
}

export function tellHost(turn: Turn, notice: Notice): void {
  order(turn, { e: 'notify', to: 'host', notice })
}

export function clear(turn: Turn, keys: readonly StoredKey[]): void {
  order(turn, { e: 'clear', keys })
}

/** Forgets the read in flight; its reply will be stale. */
export function dropRead({ state, now, settings }: Turn): void {
  state.read = 'idle'
  state.ticket += 1
  state.wanted = 'no'
  state.pollAt = now + settings.pollMs
}

/** Leaves the consultation behind: its keys are removed, and replies to reads that left before now are stale. */
export function leaveSession(turn: Turn, phase: Phase): void {
  clear(turn, SESSION_KEYS)
  dropRead(turn)
  Object.assign(turn.state, NO_CONSULTATION, { phase, freshSince: turn.now })
}

/** One line for each code and consultation. */
export function logOnce(
  turn: Turn,
  code: DiagnosticCode,
  id: string | null = turn.state.consultation?.id ?? null,
): void {
  const line = `session-engine ${code} ${id ?? '-'}`
  if (turn.state.logged.includes(line)) return
  turn.state.logged = [...turn.state.logged, line]
  order(turn, { e: 'log', code, id, line })
}
