import { ignoreErrors } from '../driver/ignore-errors.ts'
import { isVisible } from '../driver/is-visible.ts'
import { createSubscriptions } from '../driver/subscriptions.ts'
import { createLease } from './lease.ts'
import { broadcastMessages, parseBroadcast } from './message-broadcast.ts'
import { createMessagePages, type PageRead } from './message-pages.ts'
import type { ChatLink, ChatTransport } from './message.ts'
import type { PollTransportOptions } from './poll-transport.ts'
import { readFailure } from './read-failure.ts'
import { createReadLoop } from './read-loop.ts'

/** A link that reads by itself; `readSoon` reads as soon as the tabs' lease allows. */
export type Polling = ChatLink & { readSoon(): void }

/**
 * Lists the messages again and again, one read at a time and one reader among the tabs.
 *
 * The list of another tab is passed on as not full: it may have left before what this tab wants to know.
 *
 * @param onFullRead called when a read of the whole conversation leaves
 */
export function createPolling(
  options: PollTransportOptions,
  handlers: Parameters<ChatTransport['open']>[0],
  intervalMs: (isVisible: boolean) => number,
  onFullRead: () => void = () => {},
): Polling {
  const { clock, scheduler, lifecycle, peers } = options
  const { consultationId } = handlers
  const pages = createMessagePages((request) => options.list(consultationId, request))
  const subscriptions = createSubscriptions()
  const loop = createReadLoop({
    clock,
    scheduler,
    lease: createLease(`sessionEngine:chat:${consultationId}`, peers),
    intervalMs: () => intervalMs(isVisible(lifecycle)),
    read() {
      const request = pages.next()
      if (request.after === null) onFullRead()
      return (signal) => pages.read(request, signal)
    },
    onPage,
    onError,
  })

  function onPage(page: PageRead): void {
    const { after, list } = page
    pages.add(page)
    if (peers) ignoreErrors(() => broadcastMessages(peers, consultationId, after, list))
    handlers.onMessages(list, after === null, after)
    handlers.onState('ok')
  }

  function onError(error: unknown): number {
    const { unauthorized, retryAfterMs } = readFailure(error)
    if (unauthorized) close()
    handlers.onState(unauthorized ? 'closed' : 'failing')
    return retryAfterMs
  }

  /** Another tab has read. */
  function onPeerMessage(message: unknown): void {
    const page = pages.isLoaded() ? parseBroadcast(message, consultationId, pages.known) : null
    if (!page) return
    pages.learn(page.list)
    handlers.onMessages(page.list, false, page.after)
    if (loop.isReading() || pages.isFullDue()) return
    handlers.onState('ok')
    loop.standBy()
  }

  function readAll(): void {
    pages.requestAll()
    loop.readNow()
  }

  function close(): void {
    loop.stop()
    subscriptions.stop()
  }

  subscriptions.add(() =>
    lifecycle?.subscribe((event) => {
      if (event === 'visible' || event === 'online' || event === 'resumed') readAll()
    }),
  )
  subscriptions.add(() => peers?.subscribe(onPeerMessage))
  readAll()

  return {
    async send(message, signal) {
      const reply = await options.send(consultationId, message, signal)
      loop.readNow()
      return reply
    },
    refresh: readAll,
    readSoon: loop.readSoon,
    close,
  }
}
