import type { EndPayload } from './consultation.ts'
import type { DiagnosticCode, Notice } from './notice.ts'
import type { PeerContent } from './peer-message.ts'
import type { StoredEntry, StoredKey } from './stored-session.ts'

/** An order to the outside, as plain data. */
export interface Effect {
  readonly type: 'poll' | 'end' | 'cancel' | 'persist' | 'clear' | 'log' | 'reload' | 'navigate' | 'logout' | 'notify'
  readonly [k: string]: unknown
}

export type SessionEffect =
  /** Read the status; `leased`: only when no other tab is reading. */
  | { type: 'poll'; ticket: number; leased: boolean }
  | {
      type: 'end'
      id: string
      body: EndPayload
      attempt: number
      keepalive: boolean
      idempotencyKey: string
      /** Only when storage still knows of it. */
      restored: boolean
      /** Only when no other tab is sending it. */
      leased: boolean
    }
  | { type: 'cancel'; id: string }
  /** Write these, in this order. */
  | { type: 'persist'; entries: readonly StoredEntry[] }
  /** Remove these, in this order. */
  | { type: 'clear'; keys: readonly StoredKey[] }
  | { type: 'log'; code: DiagnosticCode; id: string | null; line: string }
  | { type: 'reload' }
  | { type: 'navigate'; to: string }
  | { type: 'logout' }
  | { type: 'notify'; to: 'peers'; news: PeerContent }
  | { type: 'notify'; to: 'host'; notice: Notice }
