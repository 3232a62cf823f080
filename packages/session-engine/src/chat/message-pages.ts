import type { Signal } from '../driver/ports.ts'
import type { ServerMessage } from './message.ts'
import type { MessagePage } from './poll-transport.ts'
import { readMessages } from './read-messages.ts'

/** Which messages are asked for: those after `after`, or all of them when it is null. */
export interface PageRequest {
  readonly after: string | null
  readonly etag: string | null
}

/** A page that was read: its messages, which are the known ones when nothing had changed. */
export interface PageRead {
  /** The message that the page follows; null for the whole conversation. */
  readonly after: string | null
  readonly list: readonly ServerMessage[]
  readonly etag: string | null
}

type List = (request: PageRequest & { signal: Signal }) => Promise<readonly ServerMessage[] | MessagePage>

/** What has been read of a conversation, and what is to be read next. */
export interface MessagePages {
  readonly known: ReadonlySet<string>
  /** The whole conversation has been read once. */
  isLoaded(): boolean
  /** The next read asks for the whole conversation. */
  isFullDue(): boolean
  requestAll(): void
  next(): PageRequest
  /** Rejects when the read fails, and when its reply is no list of messages. */
  read(request: PageRequest, signal: Signal): Promise<PageRead>
  add(page: PageRead): void
  learn(list: readonly ServerMessage[]): void
}

export function createMessagePages(list: List): MessagePages {
  const known = new Set<string>()
  /** Everything before this message has been read. */
  let cursor: string | null = null
  let isFullDue = true
  /** The replies an ETag may be sent for: the whole conversation, and what follows the cursor. */
  let whole: PageRead | null = null
  let tail: { after: string; etag: string } | null = null

  function etagOf(after: string | null): string | null {
    if (after === null) return whole?.etag ?? null
    return tail?.after === after ? tail.etag : null
  }

  function learn(list: readonly ServerMessage[]): void {
    const last = list.at(-1)
    if (last && !known.has(last.id)) cursor = last.id
    // What stands before a known one was learnt with it.
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const { id } = list[at] as ServerMessage
      if (known.has(id)) return
      known.add(id)
    }
  }

  return {
    known,
    isLoaded: () => whole !== null,
    isFullDue: () => isFullDue,
    requestAll: () => void (isFullDue = true),
    next() {
      const after = isFullDue ? null : cursor
      return { after, etag: etagOf(after) }
    },
    async read(request, signal) {
      const { after } = request
      const reply: unknown = await list({ ...request, signal })
      const { messages, etag } = (Array.isArray(reply) ? { messages: reply } : reply) as Record<string, unknown>
      const isUnchanged = messages === null && (after !== null || whole !== null)
      if (isUnchanged) return { after, list: after === null ? (whole?.list ?? []) : [], etag: request.etag }
      const read = readMessages(messages)
      if (!read) throw new TypeError('The reply is no list of messages.')
      return { after, list: read, etag: typeof etag === 'string' ? etag : null }
    },
    add(page) {
      const { after, list: messages, etag } = page
      learn(messages)
      if (after === null) {
        whole = page
        isFullDue = false
      } else tail = etag !== null && messages.length === 0 ? { after, etag } : null
    },
    learn,
  }
}
