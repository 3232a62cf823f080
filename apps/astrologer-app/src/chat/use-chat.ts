import { readChat, sayInChat, typeInChat, type ChatMessage } from '@tarapath/astrologer-api'
import { useRef, useState } from 'react'
import { api } from '../platform/api.ts'
import { usePoll } from '../platform/use-poll.ts'

const EVERY_MS = 1500
/** The server shows for eight seconds that the astrologer types. */
const TYPING_MS = 5000
/** Some seconds: as long as another server takes the place of one that was killed. */
const RETRIES = 5

export interface OutgoingMessage {
  id: string
  text: string
  hasFailed: boolean
}

/** The messages of a chat, asked for every 1.5 seconds, and those that are on their way, in order. */
export function useChat(consultationId: number) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>([])
  const [customer, setCustomer] = useState({ readId: 0, isTyping: false })
  const newest = useRef(0)
  const typedAt = useRef(-TYPING_MS)
  const consultation_id = consultationId

  const { refresh } = usePoll(async (signal) => {
    const {
      results,
      customer_read_id: readId,
      customer_is_typing: isTyping,
    } = await readChat(api, { consultation_id, after: newest.current }, { signal })
    add(results)
    setCustomer({ readId: readId ?? 0, isTyping })
  }, EVERY_MS)

  /** What is known already is left out. */
  function add(read: readonly ChatMessage[]) {
    const unknown = read.filter(({ id }) => id > newest.current)
    if (unknown.length === 0) return
    newest.current = Math.max(...unknown.map(({ id }) => id))
    setMessages((known) => [...known, ...unknown])
    const stored = new Set(unknown.map(({ client_message_id: id }) => id))
    setOutgoing((known) => known.filter(({ id }) => !stored.has(id)))
  }

  function send(message: OutgoingMessage) {
    const set = (changed: OutgoingMessage) =>
      setOutgoing((known) => known.map((each) => (each.id === message.id ? changed : each)))
    set({ ...message, hasFailed: false })
    const body = { consultation_id, text: message.text, client_message_id: message.id }
    sayInChat(api, body, { retry: RETRIES }).then(refresh, () => set({ ...message, hasFailed: true }))
  }

  return {
    messages,
    outgoing,
    /** The last message that the customer has seen, and whether they type. */
    customer,
    refresh,
    say(text: string) {
      const message = { id: crypto.randomUUID(), text, hasFailed: false }
      setOutgoing((known) => [...known, message])
      send(message)
    },
    sayAgain: send,
    forget: (id: string) => setOutgoing((known) => known.filter((each) => each.id !== id)),
    reportTyping() {
      if (performance.now() - typedAt.current < TYPING_MS) return
      typedAt.current = performance.now()
      // A lost one is of no account.
      typeInChat(api, { consultation_id }).catch(() => undefined)
    },
  }
}
