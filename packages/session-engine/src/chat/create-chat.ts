import { createAbort, type Abort } from '../driver/abort.ts'
import { ignoreErrors } from '../driver/ignore-errors.ts'
import type { Ports } from '../driver/ports.ts'
import { createSubscribers } from '../driver/subscribers.ts'
import { createTimer } from '../driver/timer.ts'
import type { ChatEffect, ChatEvent } from './chat-events.ts'
import { initialChatState, unsentOf } from './chat-state.ts'
import { chatTransition } from './chat-transition.ts'
import { chatViewOf } from './chat-view.ts'
import type { Chat, ChatLink, ChatTransport } from './message.ts'
import { createOutbox, type OutboxStorage } from './outbox.ts'
import { readFailure } from './read-failure.ts'
import { readId, readMessages } from './read-messages.ts'

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

/** Anything but spaces, control and format characters, what fonts do not draw, and the empty Braille cell. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

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
export function createChat(options: ChatOptions): Chat {
  const { consultationId, transport, clock, newId = randomId, prepare, onSend } = options
  const outbox = createOutbox(consultationId, options.outbox)
  const timer = createTimer(options.scheduler)
  const viewers = createSubscribers()
  let state = initialChatState(outbox.load())
  let view = chatViewOf(state, null)
  let link: ChatLink | null = null
  let sending: Abort | null = null
  let isDisposed = false

  const refresh = (): void => void ignoreErrors(() => link?.refresh())

  async function send(key: string, text: string): Promise<void> {
    const abort = createAbort()
    sending = abort
    try {
      const reply = await link?.send({ clientId: key, text }, abort.signal)
      if (!abort.signal.aborted) dispatch({ type: 'sent', key, id: readId(reply?.id) })
    } catch (error) {
      if (!abort.signal.aborted) dispatch({ type: 'send-failed', key, ...readFailure(error) })
    }
  }

  function run(effect: ChatEffect): void {
    if (effect.type === 'send') void send(effect.key, effect.text)
    else if (effect.type === 'abort') sending?.abort()
    else if (effect.type === 'refresh') refresh()
    else if (effect.ms === null) timer.stop()
    else timer.start(effect.ms, () => dispatch({ type: 'timer-fired' }))
  }

  function dispatch(event: ChatEvent): void {
    if (isDisposed) return
    const [next, effects] = chatTransition(state, event)
    state = next
    for (const effect of effects) run(effect)
    outbox.save(unsentOf(state))
    const latest = chatViewOf(state, view)
    if (latest === view) return
    view = latest
    viewers.call()
  }

  link = transport.open({
    consultationId,
    onMessages(given, full, after) {
      const list = readMessages(given)
      dispatch(list ? { type: 'listed', list, full, after } : { type: 'connection-changed', connection: 'failing' })
    },
    onTyping: (isTyping) => dispatch({ type: 'typing-changed', isTyping }),
    onRead: (id) => dispatch({ type: 'read', id }),
    onState: (connection) => dispatch({ type: 'connection-changed', connection }),
  })
  dispatch({ type: 'opened' })

  return {
    getSnapshot: () => view,
    subscribe: (fn) => viewers.add(fn),
    send(text) {
      if (isDisposed || !VISIBLE.test(text)) return ''
      const key = newId()
      const prepared = prepare ? prepare(text) : text
      ignoreErrors(() => onSend?.())
      dispatch({ type: 'written', key, text: prepared, at: clock.wall() })
      return key
    },
    retry: (key) => dispatch({ type: 'retried', key }),
    remove: (key) => dispatch({ type: 'removed', key }),
    seen: () => dispatch({ type: 'seen' }),
    ended: () => dispatch({ type: 'ended' }),
    refresh() {
      if (!isDisposed) refresh()
    },
    dispose() {
      isDisposed = true
      sending?.abort()
      timer.stop()
      viewers.clear()
      ignoreErrors(() => link?.close())
    },
  }
}
