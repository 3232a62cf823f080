import { repeatEvery } from '../ports/timers.ts'
import type { BusEvent, EventBus } from '../ports/event-bus.ts'

const HEARTBEAT_MS = 15_000
/** A client this far behind is disconnected: it reconnects with Last-Event-ID. */
const MAX_UNREAD_BYTES = 256 * 1024

interface StreamOptions {
  events: EventBus
  /** Ends every stream, because the server stops. */
  closing: AbortSignal
  rooms: readonly string[]
  /** The last event that the client received. */
  after: number | null
  /** Checked regularly while the stream is open; an error ends the stream. */
  checkAccess: () => Promise<void>
  /** Whether the stream ends after this event. */
  isLastEvent: (event: BusEvent) => boolean
  /** Takes the function that ends the stream. Returns the function to call when it has ended. */
  onOpen: (end: () => void) => () => void
}

/** A reply that stays open and sends events as they happen (text/event-stream). */
export function eventStream({
  events,
  closing,
  rooms,
  after,
  checkAccess,
  isLastEvent,
  onOpen,
}: StreamOptions): Response {
  const encoder = new TextEncoder()
  let end = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let isOpen = true
        let stop = () => {}
        let onEnd = () => {}
        const stopHeartbeat = repeatEvery(HEARTBEAT_MS, () => {
          write(': \n\n')
          if (isOpen) void checkAccess().catch(end)
        })
        end = () => {
          if (!isOpen) return
          isOpen = false
          stopHeartbeat()
          stop()
          closing.removeEventListener('abort', end)
          onEnd()
          try {
            controller.close()
          } catch {
            // The client closed it already.
          }
        }
        const write = (text: string) => {
          if (!isOpen) return
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < 0) end()
        }
        onEnd = onOpen(end)
        closing.addEventListener('abort', end)
        write('retry: 2000\n\n')
        if (closing.aborted) return end()
        try {
          stop = await events.subscribe(rooms, after, (event) => {
            write(
              `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify({ room: event.room, ...spread(event.data) })}\n\n`,
            )
            if (isLastEvent(event)) end()
          })
        } catch {
          // The bus does not answer. The client connects again.
          end()
        }
        if (!isOpen) stop()
      },
      cancel: () => end(),
    },
    { highWaterMark: MAX_UNREAD_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A buffering proxy would delay events.
      'x-accel-buffering': 'no',
    },
  })
}

const spread = (data: unknown): object => (typeof data === 'object' && data !== null ? data : { value: data })
