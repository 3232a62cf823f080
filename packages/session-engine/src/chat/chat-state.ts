import type { ChatView, ServerMessage } from './message.ts'
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
  readonly messages: readonly ServerMessage[]
  readonly outgoing: readonly Outgoing[]
  /** Which server message is which written one: server id → key. */
  readonly bound: ReadonlyMap<string, string>
  readonly unreadIds: ReadonlySet<string>
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
    outgoing,
    bound: new Map(),
    unreadIds: new Set(),
    delivery: null,
  }
}

export function isBound({ bound }: ChatState, key: string): boolean {
  return [...bound.values()].includes(key)
}

export function outgoingOf({ outgoing }: ChatState, key: string): Outgoing | undefined {
  return outgoing.find((message) => message.key === key)
}

/** What has to survive a reload: the server is not known to have it. */
export function unsentOf(state: ChatState): readonly Outgoing[] {
  return state.outgoing.filter(({ status, id, key }) => status !== 'sent' && id === null && !isBound(state, key))
}
