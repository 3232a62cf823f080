import type { EndPayload } from './consultation.ts'
import type { DiagnosticCode, Notice } from './notice.ts'
import type { PeerContent } from './peer-message.ts'
import type { StoredEntry, StoredKey } from './stored-session.ts'

/** What the host has to do, as plain data, in the order in which `transition` answers it. */
export type Effect =
  /** Read the status; `leased`: only when no other tab is reading. */
  | { readonly type: 'poll'; readonly ticket: number; readonly leased: boolean }
  | EndEffect
  /** Take back the waiting request. */
  | { readonly type: 'cancel'; readonly id: string }
  /** Write these keys, in this order. */
  | { readonly type: 'persist'; readonly entries: readonly StoredEntry[] }
  /** Remove these keys, in this order. */
  | { readonly type: 'clear'; readonly keys: readonly StoredKey[] }
  /** Send one diagnostic line. */
  | { readonly type: 'log'; readonly code: DiagnosticCode; readonly id: string | null; readonly line: string }
  | { readonly type: 'reload' }
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'logout' }
  | { readonly type: 'notify'; readonly to: 'peers'; readonly message: PeerContent }
  | { readonly type: 'notify'; readonly to: 'host'; readonly notice: Notice }

/** Send the end-consultation call. */
export interface EndEffect {
  readonly type: 'end'
  readonly id: string
  readonly body: EndPayload
  readonly attempt: number
  readonly idempotencyKey: string
  /** Only when no other tab is sending it. */
  readonly leased: boolean
}
