import type { ChatTransport, ServerMessage } from '../src/chat.ts'

/** What becomes of one send. `lost-reply` arrived, and nobody hears of it. */
export type Fate = 'ok' | 'lost' | 'lost-reply' | 'refused' | 'slow'

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
      for (;;) {
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

/** A server that may echo client ids or not, may know repeated sends or not, and treats each send as its script says. */
export function createFakeChatServer(
  hands: ReturnType<typeof createHandClock>,
  { echo, idempotent }: { echo: boolean; idempotent: boolean },
) {
  const messages: ServerMessage[] = []
  const fates: Fate[] = []
  const byClientId = new Map<string, string>()
  const sends: { clientId: string; text: string; at: number }[] = []
  let canList = true

  function accept(clientId: string | null, sender: ServerMessage['sender'], text: string): string {
    const known = clientId !== null && idempotent ? byClientId.get(clientId) : undefined
    if (known) return known
    const id = String(messages.length + 1)
    messages.push({
      id,
      clientId: echo ? clientId : null,
      sender,
      kind: 'text',
      text,
      attachmentUrl: null,
      at: hands.clock.wall(),
    })
    if (clientId !== null) byClientId.set(clientId, id)
    return id
  }

  const later = (ms: number): Promise<void> => new Promise((resolve) => hands.scheduler.after(ms, resolve))

  async function send({ clientId, text }: { clientId: string; text: string }): Promise<{ id?: string }> {
    sends.push({ clientId, text, at: hands.clock.wall() })
    const fate = fates.shift() ?? 'ok'
    if (fate === 'refused') throw Object.assign(new Error('400'), { status: 400 })
    if (fate === 'lost') throw new Error('network')
    const id = accept(clientId, 'me', text)
    if (fate === 'lost-reply') throw new Error('network')
    if (fate === 'slow') await later(30_000)
    return { id }
  }

  const transport: ChatTransport = {
    open({ onMessages, onState }) {
      let isClosed = false
      async function list(): Promise<void> {
        await later(50)
        if (isClosed || !canList) return canList ? undefined : onState('failing')
        onMessages([...messages], true)
        onState('ok')
      }
      void list()
      return { send, refresh: () => void list(), close: () => (isClosed = true) }
    },
  }

  return {
    transport,
    messages,
    sends,
    fates,
    accept,
    setOnline: (online: boolean) => (canList = online),
    list: async (_: string, { after }: { after: string | null }) => {
      if (!canList) throw new Error('offline')
      return messages.slice(after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1)
    },
    send: (_: string, message: { clientId: string; text: string }) => send(message),
  }
}
