import type { ChatRow } from './message.ts'

/** A message written here, until the server's list shows it. Plain data, so that it can be stored. */
export interface Outgoing {
  readonly key: string
  readonly text: string
  readonly at: number
  readonly status: Exclude<ChatRow['status'], 'read'>
  readonly tries: number
  /** Which message was the last one on the server when this one first left; it can only stand after that. */
  readonly leftAfter: string | null
  /** The server's id, from the reply to the send. */
  readonly id: string | null
  /** The listed message that it is taken for. */
  readonly listedAs: string | null
  /** The server refused it: it cannot be in the list. */
  readonly refused: boolean
}
