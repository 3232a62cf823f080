import { createAbort, type Abort } from '../driver/abort.ts'
import type { Cancel, Unsubscribe } from '../driver/ports.ts'
import { ignoreErrors } from '../driver/ignore-errors.ts'
import { createLease } from './lease.ts'
import { notifyPeers, parseBroadcast } from './message-broadcast.ts'
import type { ChatLink, ChatTransport, ServerMessage } from './message.ts'
import type { MessagePage, PollTransportOptions } from './poll-transport.ts'
import { readFailure } from './read-failure.ts'

const READ_TIMEOUT_MS = 10_000
const SLOWEST_MS = 15_000
/** How long the broadcast of another tab's read is awaited before this tab reads itself. */
const LEASE_WAIT_MS = 1500
/** How much longer than the reading tab the others wait, so that it keeps the job. */
const STANDBY_MS = 500

/** A read that came back: its messages, which are the ones known already when nothing had changed. */
interface Reading {
  list: readonly ServerMessage[]
  etag: string | null
}

/** A link that reads by itself; `hurry` reads as soon as the tabs' lease allows. */
export type Polling = ChatLink & { hurry(): void }

const asPage = (reply: readonly ServerMessage[] | MessagePage): MessagePage =>
  'messages' in reply ? reply : { messages: reply }

/**
 * Lists the messages again and again, one read at a time and one reader among the tabs.
 *
 * The list of another tab is passed on as news only (`full` is false): it may have left before what this tab wants to know.
 */
export function createPolling(
  o: PollTransportOptions,
  handlers: Parameters<ChatTransport['open']>[0],
  intervalMs: (isVisible: boolean) => number,
): Polling {
  const { consultationId } = handlers
  const underLease = createLease(`sessionEngine:chat:${consultationId}`, o.peers)
  const known = new Set<string>()
  /** Everything before this message has been read. */
  let cursor: string | null = null
  /** The replies an ETag may be sent for: the whole conversation, and what follows the cursor. */
  let whole: Reading | null = null
  let tail: { after: string; etag: string } | null = null
  let isFullDue = true
  let isLoaded = false
  let current: Abort | null = null
  let cancelTimer: Cancel | null = null
  let fails = 0
  let patienceMs = 0
  let isClosed = false
  const stops: Unsubscribe[] = []

  function wait(ms: number, fn: () => void): void {
    cancelTimer?.()
    ignoreErrors(() => (cancelTimer = o.scheduler.after(ms, fn)))
  }

  function waitForNext(spentMs: number): void {
    let isVisible = true
    ignoreErrors(() => (isVisible = o.lifecycle?.isVisible() ?? true))
    const interval = intervalMs(isVisible)
    const slowed = fails === 0 ? 0 : Math.max(patienceMs, Math.min(SLOWEST_MS, interval * 2 ** (fails - 1)))
    wait(Math.max(slowed, interval - spentMs, 0), () => void read('leased'))
  }

  function close(): void {
    isClosed = true
    current?.abort()
    cancelTimer?.()
    for (const stop of stops) ignoreErrors(stop)
  }

  function learn(list: readonly ServerMessage[]): void {
    const last = list.at(-1)
    if (last && !known.has(last.id)) cursor = last.id
    for (const { id } of list) known.add(id)
  }

  async function ask(after: string | null, { signal }: Abort): Promise<Reading> {
    const etag = after === null ? whole?.etag : tail?.after === after ? tail.etag : null
    const reply = asPage(await o.list(consultationId, { after, etag: etag ?? null, signal }))
    if (reply.messages) return { list: reply.messages, etag: reply.etag ?? null }
    return { list: after === null ? (whole?.list ?? []) : [], etag: etag ?? null }
  }

  function onRead(after: string | null, reading: Reading): void {
    fails = 0
    learn(reading.list)
    if (after === null) {
      whole = reading
      isFullDue = false
      isLoaded = true
    } else {
      tail = reading.etag !== null && reading.list.length === 0 ? { after, etag: reading.etag } : null
    }
    ignoreErrors(() => o.peers && notifyPeers(o.peers, consultationId, after, reading.list))
    handlers.onMessages(reading.list, after === null)
    handlers.onState('ok')
  }

  function onFailed(error: unknown): void {
    const { unauthorized, retryAfterMs } = readFailure(error)
    fails += 1
    patienceMs = retryAfterMs
    if (unauthorized) close()
    handlers.onState(isClosed ? 'closed' : 'failing')
  }

  /** The lease is back before the outcome is told, for the outcome may call for the next read. */
  async function read(kind: 'own' | 'leased'): Promise<void> {
    if (isClosed) return
    current?.abort()
    const abort = createAbort()
    current = abort
    const after = isFullDue ? null : cursor
    const startedAt = o.clock.mono()
    let settle: (() => void) | null = null
    const fetch = async (): Promise<void> => {
      if (abort.signal.aborted) return
      try {
        const reading = await ask(after, abort)
        settle = () => onRead(after, reading)
      } catch (error) {
        settle = () => onFailed(error)
      }
    }
    wait(READ_TIMEOUT_MS, () => {
      settle ??= () => onFailed(null)
      finish()
    })
    function finish(): void {
      abort.abort()
      if (current !== abort) return
      current = null
      if (!settle) return wait(LEASE_WAIT_MS, () => void read('own'))
      settle()
      if (!current && !isClosed) waitForNext(o.clock.mono() - startedAt)
    }
    if (kind === 'own') await fetch()
    else await underLease(abort, fetch)
    if (!abort.signal.aborted) finish()
  }

  function readAll(): void {
    isFullDue = true
    void read('own')
  }

  ignoreErrors(() => {
    const stop = o.lifecycle?.subscribe((event) => {
      if (event === 'visible' || event === 'online' || event === 'resumed') readAll()
    })
    if (stop) stops.push(stop)
  })
  ignoreErrors(() => {
    const stop = o.peers?.subscribe((message) => {
      const list = isLoaded ? parseBroadcast(message, consultationId, known) : null
      if (!list) return
      learn(list)
      handlers.onMessages(list, false)
      if (current || isFullDue) return
      fails = 0
      handlers.onState('ok')
      waitForNext(-STANDBY_MS)
    })
    if (stop) stops.push(stop)
  })
  readAll()

  return {
    async send(message, signal) {
      const reply = await o.send(consultationId, message, signal)
      void read('own')
      return reply
    },
    refresh: readAll,
    hurry: () => void read('leased'),
    close,
  }
}
