import { positionOf } from './message-index.ts'
import type { ChatRow, ChatView, ServerMessage } from './message.ts'
import type { Outgoing } from './outgoing.ts'

/** The message that is being delivered; one at a time, in the order of writing. */
export type Delivery =
  /** It left; the timer gives it up. */
  | { readonly phase: 'sending'; readonly key: string }
  /** It may have arrived; the timer asks for the list. */
  | { readonly phase: 'waiting'; readonly key: string }
  /** The list was asked for: the next full one decides. The timer asks again. */
  | { readonly phase: 'listing'; readonly key: string }

/** A conversation as plain data. */
export interface ChatState {
  readonly connection: ChatView['state']
  /** The transport is open; while it opens it may list messages already. */
  readonly isOpen: boolean
  readonly hasLoaded: boolean
  readonly isEnded: boolean
  readonly isTyping: boolean
  /** What the server lists, in its order. */
  readonly messages: readonly ServerMessage[]
  /** The rows of the messages, at the same positions. */
  readonly rows: readonly ChatRow[]
  /** What was written here, until it is listed and nothing more is to be learnt about it. */
  readonly outgoing: readonly Outgoing[]
  readonly unread: number
  /** The last message that the other side is known to have read. */
  readonly readId: string | null
  readonly delivery: Delivery | null
}

export function initialChatState(outgoing: readonly Outgoing[]): ChatState {
  return {
    connection: 'loading',
    isOpen: false,
    hasLoaded: false,
    isEnded: false,
    isTyping: false,
    messages: [],
    rows: [],
    outgoing,
    unread: 0,
    readId: null,
    delivery: null,
  }
}

export function outgoingOf({ outgoing }: ChatState, key: string): Outgoing | undefined {
  return outgoing.find((message) => message.key === key)
}

/** The server's list shows it. */
export function isListed(state: ChatState, key: string): boolean {
  return (outgoingOf(state, key)?.listedAs ?? null) !== null
}

/** What has to survive a reload: the server is not known to have it. */
export function unsentOf({ outgoing }: ChatState): readonly Outgoing[] {
  return outgoing.filter(({ status, id, listedAs }) => status !== 'sent' && id === null && listedAs === null)
}

/** What still has to be kept in mind: a listed message whose delivery is over is a row and nothing else. */
export function unfinishedOf({ outgoing, delivery, messages }: ChatState): readonly Outgoing[] {
  const isFinished = ({ key, id, listedAs }: Outgoing): boolean => {
    if (listedAs === null || delivery?.key === key) return false
    return id === null || id === listedAs || messages[positionOf(messages, listedAs)]?.clientId === key
  }
  return outgoing.some(isFinished) ? outgoing.filter((o) => !isFinished(o)) : outgoing
}
