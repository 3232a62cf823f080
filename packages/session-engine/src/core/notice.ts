import type { Ended } from './consultation.ts'

/** Odd things worth one line in the save-log call; at most one for each code and consultation. */
export type DiagnosticCode =
  | 'missing-max-duration'
  | 'missing-idle-time'
  | 'max-at-first-sight'
  | 'malformed-status'
  | 'session-replaced'
  | 'clock-jump'
  | 'storage-failed'
  | 'end-gave-up'

/** Something happened that analytics or a native shell may want to know. Nothing depends on it. */
export type Notice =
  | { type: 'started' | 'picked-up' | 'pickup-lost' | 'replaced' | 'warning' | 'continued'; id: string }
  | { type: 'ended'; ended: Ended }
  | { type: 'end-gave-up'; id: string }
  | { type: 'diagnostic'; code: DiagnosticCode; id: string | null }
