import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChat, sseTransport, type Chat, type SseTransportOptions, type StreamEvent } from '../src/chat.ts'
import { createEventReader } from '../src/chat/event-stream.ts'
import { createFakeChatServer, createHandClock } from './fake-chat-server.ts'

const shown = (chat: Chat): string[] => chat.getSnapshot().rows.map(({ text }) => text ?? '')

function streamed(options: Partial<SseTransportOptions> = {}) {
  const hands = createHandClock()
  const server = createFakeChatServer(hands, { echo: true, idempotent: true })
  const state = { isVisible: true }
  let listeners: ((type: 'visible' | 'hidden') => void)[] = []
  const transport = sseTransport({
    ...server,
    clock: hands.clock,
    scheduler: hands.scheduler,
    lifecycle: {
      isVisible: () => state.isVisible,
      subscribe: (fn) => {
        listeners = [...listeners, fn]
        return () => (listeners = listeners.filter((each) => each !== fn))
      },
    },
    readEvent: ({ type, data }) =>
      type === 'typing' ? { isTyping: data === 'yes' } : { messages: [JSON.parse(data)] },
    ...options,
  })
  const chat = createChat({ consultationId: '1', transport, clock: hands.clock, scheduler: hands.scheduler })
  const show = (isVisible: boolean): void => {
    state.isVisible = isVisible
    listeners.forEach((tell) => tell(isVisible ? 'visible' : 'hidden'))
  }
  return { hands, server, chat, show }
}

describe('sseTransport', () => {
  test('reads everything when the stream opens, then shows what it says at once, and reads every 30 s beside it', async () => {
    const { hands, server, chat } = streamed({ silenceMs: 100_000 })
    server.accept(null, 'them', 'history')
    await hands.advance(10)
    expect(server.reads.filter(({ after }) => after === null).length).toBeGreaterThan(0)
    expect(shown(chat)).toEqual(['history'])
    const before = server.reads.length
    server.accept(null, 'them', 'now')
    await hands.advance(10)
    expect(shown(chat)).toEqual(['history', 'now'])
    await hands.advance(60_000)
    expect(server.reads.length - before).toBe(2)
  })

  test('what the stream never says is found by the next read', async () => {
    const { hands, server, chat } = streamed({ silenceMs: 1e6 })
    await hands.advance(10)
    server.eventFates.push('unsaid')
    server.accept(null, 'them', 'a')
    server.accept(null, 'them', 'b')
    await hands.advance(10)
    expect(shown(chat)).toEqual(['b'])
    await hands.advance(30_000)
    expect(shown(chat)).toEqual(['a', 'b'])
  })

  test('events wait for the history', async () => {
    const { hands, server, chat } = streamed()
    server.listFates.push('slow', 'slow')
    server.accept(null, 'them', 'history')
    await hands.advance(10)
    server.accept(null, 'them', 'event')
    await hands.advance(1000)
    expect(shown(chat)).toEqual([])
    await hands.advance(3000)
    expect(shown(chat)).toEqual(['history', 'event'])
  })

  test('a lost stream: polling at once, the stream again after 1, 2, 4 s with the last event id', async () => {
    const { hands, server, chat } = streamed()
    await hands.advance(10)
    server.accept(null, 'them', 'a')
    await hands.advance(10)
    server.setOnline(false)
    await hands.advance(10_000)
    expect(server.connections.map(({ at, lastEventId }) => [at, lastEventId])).toEqual([
      [0, null],
      [1020, '1'],
      [3020, '1'],
      [7020, '1'],
    ])
    server.setOnline(true)
    server.accept(null, 'them', 'b')
    await hands.advance(10_000)
    expect(shown(chat)).toEqual(['a', 'b'])
    expect(server.streamsOpen()).toBe(1)
  })

  test('a server that has no stream is polled every 2 s and not asked for one again', async () => {
    const { hands, server } = streamed({ stream: async () => ({ status: 404, body: null }) })
    await hands.advance(10_000)
    expect(server.reads.map(({ at }) => at)).toEqual([0, 2000, 4000, 6000, 8000, 10_000])
    expect(server.connections).toEqual([])
  })

  test('a silent stream is closed and opened again; comments count as activity', async () => {
    const { hands, server } = streamed()
    for (let second = 0; second < 60; second += 15) {
      await hands.advance(15_000)
      server.write(': still here\n\n')
    }
    expect(server.connections).toHaveLength(1)
    await hands.advance(47_000)
    expect(server.connections).toHaveLength(2)
    expect(server.streamsOpen()).toBe(1)
  })

  test('a hidden page has no stream; visible again it opens one and reads everything', async () => {
    const { hands, server, show } = streamed()
    await hands.advance(10)
    show(false)
    await hands.advance(30_000)
    expect(server.streamsOpen()).toBe(0)
    const before = server.reads.length
    show(true)
    await hands.advance(10)
    expect(server.streamsOpen()).toBe(1)
    expect(server.reads.slice(before).at(-1)).toMatchObject({ after: null })
  })

  test('typing is passed on and ends with the stream; an event that cannot be read is passed over', async () => {
    const { hands, server, chat } = streamed()
    await hands.advance(10)
    server.write('event: typing\ndata: yes\n\ndata: {broken\n\n')
    await hands.advance(10)
    expect(chat.getSnapshot().isTyping).toBe(true)
    server.cut()
    await hands.advance(10)
    expect(chat.getSnapshot().isTyping).toBe(false)
  })

  test('a chat that is disposed leaves no stream and no timer', async () => {
    const { hands, server, chat } = streamed()
    await hands.advance(10)
    chat.dispose()
    const before = server.reads.length
    await hands.advance(120_000)
    expect(server.streamsOpen()).toBe(0)
    expect([server.reads.length, server.connections.length]).toEqual([before, 1])
  })
})

describe('the event reader', () => {
  function read(pieces: readonly string[]): { events: StreamEvent[]; retries: number[] } {
    const events: StreamEvent[] = []
    const retries: number[] = []
    const reader = createEventReader({ event: (event) => events.push(event), retry: (ms) => retries.push(ms) })
    pieces.forEach((piece) => reader.read(piece))
    return { events, retries }
  }
  const STREAM =
    '\uFEFF: hello\r\n\r\ndata: one\ndata:two\nid: 7\n\nevent: typing\r\ndata\r\n\r\nretry: 250\nretry: x\nid: 8\0\ndata:  spaced\rdata: 🙏\r\r\ndata: cut off'

  test('reads fields, comments, several data lines, any line ending, and drops what is cut off', () => {
    expect(read([STREAM])).toEqual({
      events: [
        { type: 'message', data: 'one\ntwo', id: '7' },
        { type: 'typing', data: '', id: '7' },
        { type: 'message', data: ' spaced\n🙏', id: '7' },
      ],
      retries: [250],
    })
  })

  test('reads the same events in any pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 12 }), (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), STREAM.length]
        expect(read(edges.map((edge, at) => STREAM.slice(edges[at - 1] ?? 0, edge)))).toEqual(read([STREAM]))
      }),
    )
  })
})
