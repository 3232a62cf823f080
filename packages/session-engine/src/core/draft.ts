import type { Settings } from './config.ts'
import type { SessionEffect } from './effects.ts'
import type { DiagnosticCode, Notice } from './notice.ts'
import { NO_CONSULTATION, type Phase, type SessionState } from './state.ts'
import { SESSION_KEYS, type StoredKey } from './stored-session.ts'

/** One transition while it is being worked out. `state` is a draft: a copy of the state that was given, free to be changed. */
export interface Draft {
  readonly state: { -readonly [field in keyof SessionState]: SessionState[field] }
  readonly now: number
  readonly settings: Settings
  readonly effects: SessionEffect[]
}

export function emit({ effects }: Draft, effect: SessionEffect): void {
  effects.push(effect)
}

export function notifyHost(draft: Draft, notice: Notice): void {
  emit(draft, { type: 'notify', to: 'host', notice })
}

export function clear(draft: Draft, keys: readonly StoredKey[]): void {
  emit(draft, { type: 'clear', keys })
}

/** Forgets the read in flight; its reply will be stale. */
export function dropRead({ state, now, settings }: Draft): void {
  state.read = 'idle'
  state.ticket += 1
  state.wanted = 'no'
  state.pollAt = now + settings.pollMs
}

/** Leaves the consultation behind: its keys are removed, and replies to reads that left before now are stale. */
export function leaveSession(draft: Draft, phase: Phase): void {
  clear(draft, SESSION_KEYS)
  dropRead(draft)
  Object.assign(draft.state, NO_CONSULTATION, { phase, freshSince: draft.now })
}

/** One line for each code and consultation. */
export function logOnce(
  draft: Draft,
  code: DiagnosticCode,
  id: string | null = draft.state.consultation?.id ?? null,
): void {
  const line = `session-engine ${code} ${id ?? '-'}`
  if (draft.state.logged.includes(line)) return
  draft.state.logged = [...draft.state.logged, line]
  emit(draft, { type: 'log', code, id, line })
}
