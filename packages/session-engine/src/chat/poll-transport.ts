import type { Ports, Signal } from '../driver/ports.ts'
import type { ChatTransport, ServerMessage } from './message.ts'
import { createPolling } from './polling.ts'

/** A page of messages with the ETag of its reply. */
export interface MessagePage {
  /** Oldest first; null when the server said that nothing has changed (304). */
  messages: readonly ServerMessage[] | null
  /** The reply's `ETag` header; it is given back with the next read of the same page. */
  etag?: string | null
}

/** What polling needs of its host. */
export interface PollTransportOptions {
  /**
   * The messages after the one with id `after`, oldest first; all of them when it is null. Send `etag`, when it is not null, as
   * `If-None-Match`. Reject for a failed read; an error with `kind: 'unauthorized'` or `status: 401` closes the chat.
   */
  list(
    id: string,
    options: { after: string | null; etag: string | null; signal: Signal },
  ): Promise<readonly ServerMessage[] | MessagePage>
  /** Sends one message, as `ChatLink.send` does. */
  send(id: string, message: { clientId: string; text: string }, signal: Signal): Promise<{ id?: string | number }>
  /** The engine's; `mono` measures the pace. */
  clock: Ports['clock']
  /** The engine's; at most one timer is armed. */
  scheduler: Ports['scheduler']
  /** The engine's; without it the page counts as always visible. */
  lifecycle?: Ports['lifecycle']
  /** The engine's; with it the tabs that show the same conversation share one stream of reads. */
  peers?: Ports['peers']
  /** Start to start while the page is visible, ms. Default 2000. */
  visibleMs?: number
  /** Start to start while it is hidden, ms. Default 10000. */
  hiddenMs?: number
}

/** Start to start, ms, while the page is visible or hidden. */
export function paceOf(options: PollTransportOptions, isVisible: boolean): number {
  return isVisible ? (options.visibleMs ?? 2000) : (options.hiddenMs ?? 10_000)
}

/**
 * Lists the messages again and again: at once after a send and when the page comes back, else every 2 s (10 s while hidden). The
 * whole conversation is read first and whenever the page was away; between, only what is new. A read is given 10 s; failures
 * slow the reading down to one in 15 s; an "unauthorized" closes it.
 *
 * With `peers`, a tab reads only when no other tab of this conversation is reading, and all take over what one has read. A tab
 * that waits for another's read waits 1.5 s at most.
 */
export function pollTransport(options: PollTransportOptions): ChatTransport {
  return { open: (handlers) => createPolling(options, handlers, (isVisible) => paceOf(options, isVisible)) }
}
