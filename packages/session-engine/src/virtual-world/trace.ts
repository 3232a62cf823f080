import type { Notice } from '../core/notice.ts'
import type { PeerMessage } from '../core/peer-message.ts'

/** One call that left for the server. */
export interface Call {
  /** ms since the start */
  t: number
  /** The number of the tab, from 1; a reload keeps it. */
  tab: number
  method: string
  path: string
  body?: unknown
  /** Of an end call. */
  idempotencyKey?: string
}

/** Something that an engine did, or that came to it, with its moment (ms since the start) and its tab. */
export type TraceEntry = { t: number; tab: number } & (
  | { kind: 'call'; call: Call }
  /** `error` when the call failed, or the network was away. */
  | { kind: 'reply'; call: Call; reply?: unknown; error?: Error }
  | { kind: 'log'; line: string }
  /** A key changed its value; null: it was removed. */
  | { kind: 'storage'; key: string; value: string | null }
  /** 'reload', 'logout' or a path, as in `navigations`. */
  | { kind: 'navigation'; to: string }
  | { kind: 'message'; message: PeerMessage }
  | { kind: 'notice'; notice: Notice }
)

/** What happened, without when: the tab's page adds that. */
type WithoutMoment<T> = T extends unknown ? Omit<T, 't' | 'tab'> : never
export type Report = (entry: WithoutMoment<TraceEntry>) => void
