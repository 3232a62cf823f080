import { createAbort, type Abort } from '../driver/abort.ts'
import type { Cancel, Ports } from '../driver/ports.ts'
import { ignoreErrors } from '../driver/ignore-errors.ts'
import { createSubscribers } from '../driver/subscribers.ts'
import type { Chat, ChatLink, ChatTransport, ChatView, ServerMessage } from './message.ts'
import { mergeMessages } from './merge-messages.ts'
import { createOutbox, type OutboxStorage } from './outbox.ts'
import { bindMessages, rowsOf, type Outgoing } from './outgoing.ts'
import { readFailure } from './read-failure.ts'

const SEND_TIMEOUT_MS = 10_000
/** How long a list that was asked for is awaited before it is asked for again. */
const LIST_PATIENCE_MS = 10_000
const RETRY_MS = [1000, 2000, 4000, 8000]
const MOST_TRIES = 5

/** What a chat needs. */
export interface ChatOptions {
  consultationId: string
  transport: ChatTransport
  clock: Ports['clock']
  scheduler: Ports['scheduler']
  /** Keeps unsent messages through a reload, under `chatOutbox:<consultation id>`. Default: memory only. */
  outbox?: OutboxStorage
  /** Makes client ids. Default `crypto.randomUUID()` where there is one. */
  newId?: () => string
  /** Applied to a text before it is shown or sent, for example masking. */
  prepare?: (text: string) => string
  /** Called when the customer sends: the place for `engine.activity('send')`. */
  onSend?: () => void
}

function randomId(): string {
  const { crypto } = globalThis as { crypto?: { randomUUID?(): string } }
  return crypto?.randomUUID?.() ?? Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 10)).join('-')
}

/**
 * The messages of one consultation: the server's list in the server's order, and what is written here, sent one at a time.
 *
 * A message whose send failed without a clear answer is looked for in the list before it is sent again (after 1, 2, 4, 8 s, five
 * tries in all), so that it neither vanishes nor doubles.
 */
export function createChat(o: ChatOptions): Chat {
  const outbox = createOutbox(o.consultationId, o.outbox)
  const viewers = createSubscribers()
  let outgoing = outbox.load()
  let messages: readonly ServerMessage[] = []
  let bound: ReadonlyMap<string, string> = new Map()
  let unreadIds: ReadonlySet<string> = new Set()
  let state: ChatView['state'] = 'loading'
  let hasLoaded = false
  let isEnded = false
  let isDisposed = false
  let isTyping = false
  /** Null while the transport opens, which may list messages already. */
  let link: ChatLink | null = null
  let inFlight: { key: string; abort: Abort } | null = null
  let cancelTimer: Cancel | null = null
  /** `refreshed`: the list was asked for and the next full one decides about the message in doubt. */
  let doubt: { key: string; stage: 'waiting' | 'refreshed' } | null = null
  let view: ChatView = { rows: rowsOf(messages, outgoing, bound, []), state, unread: 0, isTyping }

  const isBound = (key: string): boolean => [...bound.values()].includes(key)
  const isOpen = ({ status, key }: Outgoing): boolean => status !== 'sent' && status !== 'failed' && !isBound(key)

  function publish(): void {
    outbox.save(outgoing.filter((m) => m.status !== 'sent' && m.id === null && !isBound(m.key)))
    const rows = rowsOf(messages, outgoing, bound, view.rows)
    const isSame = rows.length === view.rows.length && rows.every((row, index) => row === view.rows[index])
    if (isSame && state === view.state && unreadIds.size === view.unread && isTyping === view.isTyping) return
    view = { rows: isSame ? view.rows : rows, state, unread: unreadIds.size, isTyping }
    viewers.call()
  }

  function change(key: string, changes: Partial<Outgoing>): void {
    outgoing = outgoing.map((m) => (m.key === key ? { ...m, ...changes } : m))
  }

  function after(ms: number, fn: () => void): void {
    cancelTimer?.()
    ignoreErrors(() => (cancelTimer = o.scheduler.after(ms, fn)))
  }

  function settleSend(key: string, changes: Partial<Outgoing>): void {
    cancelTimer?.()
    inFlight = null
    change(key, changes)
    // Those sent stand in the order of sending, which is the server's: one that failed at first goes after what overtook it.
    const now = outgoing.find((m) => m.key === key && m.status === 'sent')
    const at = outgoing.findLastIndex((m) => m.status === 'sent' && m !== now)
    if (now && at > outgoing.indexOf(now))
      outgoing = outgoing.toSpliced(at + 1, 0, now).filter((m, i) => m !== now || i > at)
    bound = bindMessages(messages, outgoing, bound)
  }

  /** Looks for the message in the list, a while after it left: it may still be on its way. */
  function doubted({ key, tries }: Outgoing, patienceMs: number): void {
    doubt = { key, stage: 'waiting' }
    const waitMs = tries === 0 ? 0 : (RETRY_MS[tries - 1] ?? RETRY_MS.at(-1) ?? 0)
    after(waitMs + patienceMs, function ask() {
      doubt = { key, stage: 'refreshed' }
      after(LIST_PATIENCE_MS, ask)
      ignoreErrors(() => link?.refresh())
    })
  }

  function onSendFailed(key: string, error: unknown): void {
    if (isBound(key)) return settleSend(key, { status: 'sent' })
    const { refused, retryAfterMs } = readFailure(error)
    settleSend(key, refused ? { status: 'failed', refused } : { status: 'unsure' })
    const message = outgoing.find((m) => m.key === key)
    if (!refused && message) doubted(message, retryAfterMs)
  }

  /** The last message the server is known to have: it may be a sent one that no list has shown yet. */
  function newestId(): string | null {
    const sent = outgoing.findLast(({ id, key }) => id !== null && !isBound(key))
    return sent?.id ?? messages.at(-1)?.id ?? null
  }

  async function transmit(link: ChatLink, message: Outgoing): Promise<void> {
    const { key, text } = message
    const abort = createAbort()
    inFlight = { key, abort }
    const leftAfter = message.tries === 0 ? newestId() : message.leftAfter
    change(key, { status: 'sending', tries: message.tries + 1, leftAfter })
    after(SEND_TIMEOUT_MS, () => {
      abort.abort()
      onSendFailed(key, null)
      advance()
    })
    try {
      const reply = await link.send({ clientId: key, text }, abort.signal)
      if (abort.signal.aborted) return
      const id = typeof reply?.id === 'string' && reply.id !== '' ? reply.id : null
      settleSend(key, { status: 'sent', id })
    } catch (error) {
      if (abort.signal.aborted) return
      onSendFailed(key, error)
    }
    advance()
  }

  /** What the list says about the message in doubt: it arrived, or it is sent again, or it has been tried often enough. */
  function resolveDoubt(full: boolean): void {
    if (!doubt) return
    const { key, stage } = doubt
    const message = outgoing.find((m) => m.key === key)
    if (!message || isBound(key)) {
      doubt = null
      cancelTimer?.()
    } else if (full && stage === 'refreshed') {
      doubt = null
      cancelTimer?.()
      change(key, { status: message.tries >= MOST_TRIES || isEnded ? 'failed' : 'pending' })
    }
  }

  /** Sends what is next in line, one at a time, in the order of writing. */
  function advance(): void {
    if (link && !isDisposed && hasLoaded && !inFlight && !doubt) {
      const next = outgoing.find(isOpen)
      if (next?.status === 'unsure') doubted(next, 0)
      else if (next) void transmit(link, next)
    }
    publish()
  }

  function onMessages(list: readonly ServerMessage[], full: boolean): void {
    if (isDisposed) return
    const known = new Set(messages.map(({ id }) => id))
    messages = mergeMessages(messages, list, full)
    bound = bindMessages(messages, outgoing, bound)
    if (hasLoaded) {
      const fresh = messages.filter(({ id, sender }) => sender !== 'me' && !known.has(id))
      if (fresh.length > 0) unreadIds = new Set([...unreadIds, ...fresh.map(({ id }) => id)])
    }
    hasLoaded = true
    if (state === 'loading') state = 'ok'
    if (inFlight && isBound(inFlight.key)) change(inFlight.key, { status: 'sent' })
    resolveDoubt(full)
    advance()
  }

  function onState(next: 'ok' | 'failing' | 'closed'): void {
    if (isDisposed || (next === 'ok' && !hasLoaded)) return
    state = next
    publish()
  }

  function onTyping(next: boolean): void {
    if (isDisposed) return
    isTyping = next
    publish()
  }

  link = o.transport.open({ consultationId: o.consultationId, onMessages, onTyping, onState })
  advance()

  return {
    getSnapshot: () => view,
    subscribe: (fn) => viewers.add(fn),
    send(text) {
      if (isDisposed || text.trim() === '') return ''
      const key = (o.newId ?? randomId)()
      const prepared = o.prepare ? o.prepare(text) : text
      const status = isEnded ? 'failed' : 'pending'
      outgoing = [
        ...outgoing,
        { key, text: prepared, at: o.clock.wall(), status, tries: 0, leftAfter: null, id: null, refused: isEnded },
      ]
      ignoreErrors(() => o.onSend?.())
      advance()
      return key
    },
    retry(key) {
      const message = outgoing.find((m) => m.key === key)
      if (isDisposed || isEnded || message?.status !== 'failed' || isBound(key)) return
      change(key, { status: message.tries > 0 && !message.refused ? 'unsure' : 'pending', tries: 0, refused: false })
      advance()
    },
    remove(key) {
      const message = outgoing.find((m) => m.key === key)
      const mayGo = message?.status === 'failed' || (message?.status === 'pending' && message.tries === 0)
      if (isDisposed || !mayGo || isBound(key)) return
      outgoing = outgoing.filter((m) => m.key !== key)
      publish()
    },
    seen() {
      if (isDisposed || unreadIds.size === 0) return
      unreadIds = new Set()
      publish()
    },
    ended() {
      if (isDisposed || isEnded) return
      isEnded = true
      outgoing = outgoing.map((m) => (m.status === 'pending' ? { ...m, status: 'failed' } : m))
      advance()
    },
    refresh() {
      if (!isDisposed) ignoreErrors(() => link?.refresh())
    },
    dispose() {
      isDisposed = true
      inFlight?.abort.abort()
      cancelTimer?.()
      viewers.clear()
      ignoreErrors(() => link?.close())
    },
  }
}
