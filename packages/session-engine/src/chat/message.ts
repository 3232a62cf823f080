import type { Signal, Unsubscribe } from '../driver/ports.ts'

/** A message as the server lists it. The order of the server's list is the order of the conversation. */
export interface ServerMessage {
  id: string
  /** The id the sender gave it, when the server echoes it. */
  clientId: string | null
  sender: 'me' | 'them' | 'system'
  kind: string
  text: string | null
  attachmentUrl: string | null
  /** Epoch ms. */
  at: number
  /** The other side has read it. Only of own messages, and only where the server says so. */
  isRead?: boolean | undefined
}

/** A connection to one consultation's messages. */
export interface ChatLink {
  /**
   * Sends one message. Rejects when it is not known to have arrived; an error with a 4xx `status` other than 408 and 429 means
   * that it never will, `retryAfter` is the wait that the server asks for, in seconds.
   */
  send(message: { clientId: string; text: string }, signal: Signal): Promise<{ id?: string | number }>
  /**
   * Lists the whole conversation again (`full`), from a request that leaves after this call: whether a message in doubt arrived
   * is read from the next full list. One that left before must not be passed on as full any more.
   */
  refresh(): void
  close(): void
}

/** How messages come and go: polling, a stream, anything. */
export interface ChatTransport {
  open(handlers: {
    consultationId: string
    /**
     * `full`: the list is the whole conversation; else what is new or changed. `after`: the id of the message that the
     * list follows, where that is known; another message may have come since it was asked for.
     */
    onMessages(list: readonly ServerMessage[], full: boolean, after?: string | null): void
    onTyping?(isTyping: boolean): void
    /** The other side has read every own message up to the one with this id. For servers that tell. */
    onRead?(id: string): void
    onState(state: 'ok' | 'failing' | 'closed'): void
  }): ChatLink
}

/** A message as a page shows it. */
export interface ChatRow {
  /** Stable from the moment it is written until long after it is sent. */
  key: string
  id: string | null
  sender: 'me' | 'them' | 'system'
  kind: string
  text: string | null
  attachmentUrl: string | null
  /** Epoch ms. */
  at: number
  /**
   * `unsure`: it may have arrived; the list is read before it is sent again. `read`: the other side has read it; a server that does
   * not tell leaves it at `sent`.
   */
  status: 'pending' | 'sending' | 'sent' | 'read' | 'unsure' | 'failed'
}

/** A conversation as a page shows it. Rows and view keep their identity while they stay the same. */
export interface ChatView {
  rows: readonly ChatRow[]
  state: 'loading' | 'ok' | 'failing' | 'closed'
  /** Messages of the other side since `seen()`; history counts as read. */
  unread: number
  /** The other side is writing. Only some transports report it, such as a stream or a host that polls a status. */
  isTyping: boolean
}

/** The messages of one consultation. No command throws, unless the host's `prepare` does. */
export interface Chat {
  getSnapshot(): ChatView
  subscribe(fn: () => void): Unsubscribe
  /** Writes a message and returns its row's key; '' for text in which nothing can be seen, which is not sent. */
  send(text: string): string
  /** Sends a failed message once more. */
  retry(key: string): void
  /** Takes back a message that failed or has not left yet. */
  remove(key: string): void
  /** Everything shown has been read. */
  seen(): void
  /** The consultation is over: what has not been sent never will be. */
  ended(): void
  /** Lists the messages again. */
  refresh(): void
  /** Closes the connection and stops every timer. */
  dispose(): void
}
