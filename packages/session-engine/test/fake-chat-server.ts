import type { ChatTransport, ServerMessage, StreamResponse } from '../src/chat.ts'
import type { Signal } from '../src/index.ts'

/** The outcome of one send request. `lost-reply`: it arrived and its reply is lost; `late-reply`: the reply takes 30 s. */
export type Fate = 'ok' | 'slow' | 'lost' | 'lost-reply' | 'late-reply' | 'refused' | 'too-many'

/** What becomes of one list. `twice` names each message two times; `slow` is overtaken by the reads after it. */
export type ListFate = 'ok' | 'slow' | 'lost' | 'twice'

/** How the reply to a send names the message. */
export const REPLIES = ['id', 'number', 'nothing'] as const

/** What becomes of one message on the stream. `unsaid` befalls theirs only. */
export type EventFate = 'ok' | 'unsaid' | 'twice' | 'cut'

/** A clock and timers turned by hand, as the chat needs them. */
export function createHandClock() {
  let now = 0
  let order = 0
  const tasks = new Map<number, { due: number; fn: () => void }>()
  return {
    clock: { wall: () => now, mono: () => now },
    scheduler: {
      after(ms: number, fn: () => void) {
        const key = (order += 1)
        tasks.set(key, { due: now + ms, fn })
        return () => void tasks.delete(key)
      },
    },
    async advance(ms: number): Promise<void> {
      const until = now + ms
      for (let run = 0; ; run += 1) {
        if (run > 3000) throw new Error('it never rests')
        for (let step = 0; step < 20; step += 1) await Promise.resolve()
        const next = [...tasks]
          .filter(([, { due }]) => due <= until)
          .toSorted(([a, x], [b, y]) => x.due - y.due || a - b)[0]
        if (!next) break
        tasks.delete(next[0])
        now = Math.max(now, next[1].due)
        next[1].fn()
      }
      now = until
    },
  }
}

const failure = (status?: number, retryAfter?: number): Error =>
  Object.assign(new Error(`failed ${status ?? 'on the way'}`), { status, retryAfter })

/** A server that may echo client ids or not, may know repeated sends or not, and treats each request as its script says. */
export function createFakeChatServer(
  hands: ReturnType<typeof createHandClock>,
  { echo, idempotent, reply = 'id' }: { echo: boolean; idempotent: boolean; reply?: (typeof REPLIES)[number] },
) {
  const messages: ServerMessage[] = []
  const byClientId = new Map<string, string>()
  const sends: { clientId: string; text: string; at: number }[] = []
  const reads: { after: string | null; etag: string | null; at: number; status: number }[] = []
  const connections: { lastEventId: string | null; at: number }[] = []
  const streams = new Set<{ write(text: string): void; end(): void }>()
  const fates: Fate[] = []
  const listFates: ListFate[] = []
  const eventFates: EventFate[] = []
  let isOnline = true
  let streamStatus = 200
  let sending = 0
  let maxSending = 0

  const later = (ms: number): Promise<void> => new Promise((resolve) => hands.scheduler.after(ms, resolve))

  function tell(message: ServerMessage): void {
    const fate = (message.sender === 'them' ? eventFates.shift() : undefined) ?? 'ok'
    const event = `id: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`
    for (const stream of streams) {
      if (fate === 'cut') stream.end()
      else if (fate !== 'unsaid') stream.write(fate === 'twice' ? event + event : event)
    }
  }

  function accept(clientId: string | null, sender: ServerMessage['sender'], text: string): string {
    const known = clientId !== null && idempotent ? byClientId.get(clientId) : undefined
    if (known) return known
    const id = String(messages.length + 1)
    const at = hands.clock.wall()
    messages.push({ id, clientId: echo ? clientId : null, sender, kind: 'text', text, attachmentUrl: null, at })
    if (clientId !== null) byClientId.set(clientId, id)
    tell(messages.at(-1) as ServerMessage)
    return id
  }

  async function answerSend(clientId: string, text: string): Promise<{ id?: string | number }> {
    const fate = isOnline ? (fates.shift() ?? 'ok') : 'lost'
    if (fate === 'refused') throw failure(400)
    if (fate === 'too-many') throw failure(429, 3)
    if (fate === 'lost') {
      await later(1)
      throw failure()
    }
    if (fate === 'slow') await later(800)
    const id = accept(clientId, 'me', text)
    if (fate === 'lost-reply') throw failure()
    if (fate === 'late-reply') await later(30_000)
    if (reply === 'nothing') return {}
    return { id: reply === 'number' ? Number(id) : id }
  }

  async function send(
    { clientId, text }: { clientId: string; text: string },
    signal?: Signal,
  ): Promise<{ id?: string | number }> {
    sends.push({ clientId, text, at: hands.clock.wall() })
    sending += 1
    maxSending = Math.max(maxSending, sending)
    let isUnderWay = true
    const settled = (): void => {
      if (isUnderWay) sending -= 1
      isUnderWay = false
    }
    signal?.addEventListener('abort', settled)
    return answerSend(clientId, text).finally(settled)
  }

  async function list(
    _: string,
    { after, etag }: { after: string | null; etag: string | null },
  ): Promise<{ messages: readonly ServerMessage[] | null; etag: string }> {
    const fate = isOnline ? (listFates.shift() ?? 'ok') : 'lost'
    const found = messages.slice(after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1)
    const tag = `"${after}:${found.length}"`
    reads.push({ after, etag, at: hands.clock.wall(), status: fate === 'lost' ? 0 : tag === etag ? 304 : 200 })
    if (fate === 'slow') await later(3000)
    if (fate === 'lost') throw failure()
    if (tag === etag) return { messages: null, etag: tag }
    return { messages: fate === 'twice' ? found.flatMap((message) => [message, message]) : found, etag: tag }
  }

  /** A reply whose body is read as that of `fetch`. */
  async function stream(
    _: string,
    { lastEventId, signal }: { lastEventId: string | null; signal: Signal },
  ): Promise<StreamResponse> {
    connections.push({ lastEventId, at: hands.clock.wall() })
    if (!isOnline) throw failure()
    if (streamStatus !== 200) return { status: streamStatus, body: null }
    const pieces: (Uint8Array | null)[] = []
    let wake: (() => void) | null = null
    const push = (piece: Uint8Array | null): void => {
      pieces.push(piece)
      wake?.()
    }
    const own = {
      // Each write comes in two pieces, as it may from a network.
      write(text: string): void {
        const bytes = new TextEncoder().encode(text)
        push(bytes.slice(0, 7))
        push(bytes.slice(7))
      },
      end(): void {
        streams.delete(own)
        push(null)
      },
    }
    streams.add(own)
    signal.addEventListener('abort', own.end)
    return {
      status: 200,
      body: {
        getReader: () => ({
          async read() {
            if (pieces.length === 0) await new Promise<void>((resolve) => (wake = resolve))
            const value = pieces.shift()
            return value ? { done: false, value } : { done: true }
          },
          cancel: async () => own.end(),
        }),
      },
    }
  }

  /** No polling and no stream: it lists when it is asked to. */
  const transport: ChatTransport = {
    open({ onMessages, onState }) {
      let isClosed = false
      let newest = 0
      async function read(): Promise<void> {
        const number = (newest += 1)
        try {
          await later(50)
          const page = await list('', { after: null, etag: null })
          if (!isClosed) onMessages(page.messages ?? [], number === newest)
          if (!isClosed) onState('ok')
        } catch {
          if (!isClosed) onState('failing')
        }
      }
      void read()
      return { send, refresh: () => void read(), close: () => (isClosed = true) }
    },
  }

  return {
    transport,
    messages,
    sends,
    reads,
    connections,
    fates,
    listFates,
    eventFates,
    accept,
    list,
    stream,
    send: (_: string, message: { clientId: string; text: string }, signal: Signal) => send(message, signal),
    maxSending: () => maxSending,
    streamsOpen: () => streams.size,
    write: (text: string) => streams.forEach((each) => each.write(text)),
    cut: () => [...streams].forEach((each) => each.end()),
    refuseStreams: (status: number) => (streamStatus = status),
    setOnline(online: boolean) {
      isOnline = online
      if (!online) [...streams].forEach((each) => each.end())
    },
  }
}
