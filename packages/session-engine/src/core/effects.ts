import type { EndPayload } from './consultation.ts'
import type { DiagnosticCode, Notice } from './notice.ts'
import type { PeerNews } from './peer-message.ts'
import type { StoredEntry, StoredKey } from './stored-session.ts'

/** An order to the outside, as plain data. */
export interface Effect {
  readonly e: 'poll' | 'end' | 'cancel' | 'persist' | 'clear' | 'log' | 'reload' | 'navigate' | 'logout' | 'notify'
  readonly [k: string]: unknown
}

export type SessionEffect =
  /** Read the status; `leased`: only when no other tab is reading. */
  | { e: 'poll'; ticket: number; leased: boolean }
  | {
      e: 'end'
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
  | { e: 'cancel'; id: string }
  /** Write these, in this order. */
  | { e: 'persist'; entries: readonly StoredEntry[] }
  /** Remove these, in this order. */
  | { e: 'clear'; keys: readonly StoredKey[] }
  | { e: 'log'; code: DiagnosticCode; id: string | null; line: string }
  | { e: 'reload' }
  | { e: 'navigate'; to: string }
  | { e: 'logout' }
  | { e: 'notify'; to: 'peers'; news: PeerNews }
  | { e: 'notify'; to: 'host'; notice: Notice }
