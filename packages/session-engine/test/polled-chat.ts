import { createChat, pollTransport, type PollTransportOptions } from '../src/chat.ts'
import { createFakeChatServer, createHandClock } from './fake-chat-server.ts'

/** A chat over a polling transport, with a server and a clock turned by hand. */
export function polled(options: Partial<PollTransportOptions> & { isVisible?: boolean } = {}) {
  const hands = createHandClock()
  const server = createFakeChatServer(hands, { echo: true, idempotent: true })
  let tell: (type: 'visible' | 'hidden' | 'online') => void = () => {}
  const state = { isVisible: options.isVisible ?? true }
  const transport = pollTransport({
    list: server.list,
    send: server.send,
    clock: hands.clock,
    scheduler: hands.scheduler,
    lifecycle: { isVisible: () => state.isVisible, subscribe: (fn) => ((tell = fn), () => {}) },
    ...options,
  })
  const chat = createChat({ consultationId: '1', transport, clock: hands.clock, scheduler: hands.scheduler })
  return { hands, server, chat, state, tell: (type: 'visible' | 'hidden' | 'online') => tell(type) }
}
