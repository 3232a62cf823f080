import type { Ended, EndPayload } from './consultation.ts'

/** What a tab broadcasts to the customer's other tabs. */
export type PeerContent =
  | {
      type: 'status'
      /** The reply; null when the read failed. */
      body: unknown
      /** Wall clock when the reply came, epoch ms. */
      at: number
      /** Wall clock when the read left; lets the others drop a reply that was overtaken. */
      sentAt?: number
      /** The reply's `Date` header, epoch ms; lets the others estimate server time too. */
      serverDate?: number | null
    }
  | { type: 'idle'; id: string; ms: number; at: number }
  | { type: 'ending'; id: string; body: EndPayload }
  | { type: 'ended'; ended: Ended }
  | { type: 'reviewed'; id: string }
  | {
      /** Messages of a chat, for the chats of the other tabs; the engine ignores it. */
      type: 'messages'
      id: string
      /** The message that the list follows; null when it is the whole conversation. */
      after: string | null
      list: readonly unknown[]
    }

/** A message between tabs: version, sending tab, content. A tab ignores every version but its own. */
export type PeerMessage = { v: 2; tab: string } & PeerContent
