import type { ChatTransport, ServerMessage } from './message.ts'
import { createEventReader, type StreamEvent } from './event-stream.ts'
import { paceOf, type PollTransportOptions } from './poll-transport.ts'
import { createPolling } from './polling.ts'
import type { StreamResponse } from './read-stream.ts'
import { readMessages } from './read-messages.ts'
import { createReconnectingStream } from './reconnecting-stream.ts'
import type { Signal } from '../driver/ports.ts'
import { ignoreErrors } from '../driver/ignore-errors.ts'

/** What an event means: messages that are new or changed, whether the other side is writing, or nothing. */
export type StreamUpdate = { messages: readonly ServerMessage[] } | { isTyping: boolean } | null

/** What a stream needs of its host, besides what polling needs. */
export interface SseTransportOptions extends PollTransportOptions {
  /**
   * Asks for the event stream; the reply of `fetch` fits. The host adds `accept: text/event-stream`, its Bearer header and, when
   * it is not null, `last-event-id`.
   */
  stream(id: string, options: { lastEventId: string | null; signal: Signal }): Promise<StreamResponse>
  /** Reads one event. An event whose reading throws is passed over. */
  readEvent(event: StreamEvent): StreamUpdate
  /** Start to start of the reads that go on while the stream is open, ms: a stream may lose messages unnoticed. Default 30000. */
  besideStreamMs?: number
  /** A stream that brings no byte for so long, comments included, is cut and opened anew, ms. Default 45000. */
  silenceMs?: number
  /** Waits before opening a stream anew, ms, in turn; the last one repeats. Default 1000, 2000, 4000, 8000, 16000, 30000. */
  reconnectMs?: readonly number[]
}

/**
 * Polling that is helped by an event stream (SSE) while the page is visible: each time the stream opens, the whole conversation
 * is read once, then the events of the stream are passed on as they come.
 *
 * The stream is never the only source. While it is closed, or cannot be had, everything goes on as with {@link pollTransport};
 * while it is open, a read every 30 s finds what it did not deliver. It is closed while the page is hidden, because a browser allows
 * six connections to a host for all tabs together.
 */
export function sseTransport(options: SseTransportOptions): ChatTransport {
  return {
    open(handlers) {
      const { consultationId } = handlers
      /** Messages of events that may be missing from the full list that is being read. */
      let late: ServerMessage[] = []
      /** The stream has opened, and its events wait for the full list. */
      let isHeld = false
      let lastEventId: string | null = null

      const polling = createPolling(
        options,
        {
          consultationId,
          onMessages(list, full, after) {
            if (!full) return handlers.onMessages(list, false, after)
            // They came after the list had been asked for, so they follow what it has.
            const newest = new Map([...list, ...late].map((message) => [message.id, message]))
            handlers.onMessages(late.length > 0 ? [...newest.values()] : list, true)
            late = []
            isHeld = false
          },
          onState(state) {
            if (state === 'closed') stream.close()
            handlers.onState(state)
          },
        },
        (isVisible) => (stream.isOpen() ? (options.besideStreamMs ?? 30_000) : paceOf(options, isVisible)),
        () => {
          if (!isHeld) late = []
        },
      )

      function onEvent(event: StreamEvent): void {
        lastEventId = event.id
        const news = options.readEvent(event)
        if (!news) return
        if ('isTyping' in news) handlers.onTyping?.(news.isTyping)
        const list = 'messages' in news ? readMessages(news.messages) : null
        if (!list) return
        late.push(...list)
        if (!isHeld) handlers.onMessages(list, false)
      }
      const stream = createReconnectingStream({
        ...options,
        request: (signal) => options.stream(consultationId, { lastEventId, signal }),
        createReader: (retry) =>
          createEventReader({ event: (event) => void ignoreErrors(() => onEvent(event)), retry }),
        onOpen() {
          isHeld = true
          late = []
          polling.refresh()
        },
        onLost() {
          isHeld = false
          handlers.onTyping?.(false)
          polling.readSoon()
        },
      })
      return {
        send: polling.send,
        refresh: polling.refresh,
        close() {
          stream.close()
          polling.close()
        },
      }
    },
  }
}
