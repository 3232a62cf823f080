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
  | { t: 'started' | 'picked-up' | 'pickup-lost' | 'replaced' | 'warning' | 'continued'; id: string }
  | { t: 'ended'; ended: Ended }
  | { t: 'end-gave-up'; id: string }
  | { t: 'diagnostic'; code: DiagnosticCode; id: string | null }
