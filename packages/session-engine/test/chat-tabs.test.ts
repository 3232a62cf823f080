import { describe, expect, test } from 'vitest'
import { createChat, pollTransport, type Chat } from '../src/chat.ts'
import type { PeerMessage } from '../src/index.ts'
import { createFakeChatServer, createHandClock } from './fake-chat-server.ts'

const shown = (chat: Chat): string[] => chat.getSnapshot().rows.map(({ text, status }) => `${text} ${status}`)

describe('several tabs of one conversation', () => {
  /** Locks and a channel, as the tabs of one browser have them. */
  function createTabs(hands: ReturnType<typeof createHandClock>) {
    const held = new Map<string, number>()
    const listeners = new Map<number, (message: PeerMessage) => void>()
    return (tab: number) => ({
      async tryExclusive(name: string, fn: () => Promise<void>) {
        if (held.has(name)) return false
        held.set(name, tab)
        await fn().finally(() => held.delete(name))
        return true
      },
      post(message: PeerMessage) {
        const copy = structuredClone(message)
        for (const [other, hear] of listeners) if (other !== tab) hands.scheduler.after(5, () => hear(copy))
      },
      subscribe(fn: (message: PeerMessage) => void) {
        listeners.set(tab, fn)
        return () => void listeners.delete(tab)
      },
    })
  }

  function openTabs(visible: readonly boolean[]) {
    const hands = createHandClock()
    const { clock, scheduler } = hands
    const server = createFakeChatServer(hands, { echo: true, idempotent: true })
    const tabs = createTabs(hands)
    const reads: { tab: number; at: number }[] = []
    /** Tabs whose next read never comes back. */
    const stuck = new Set<number>()
    const chats = visible.map((isVisible, tab) =>
      createChat({
        consultationId: '1',
        transport: pollTransport({
          async list(id, o) {
            reads.push({ tab, at: clock.wall() })
            await new Promise<void>((resolve) => scheduler.after(stuck.delete(tab) ? 1e9 : 120, resolve))
            return server.list(id, o)
          },
          send: server.send,
          clock,
          scheduler,
          peers: tabs(tab),
          lifecycle: { isVisible: () => isVisible, subscribe: () => () => {} },
        }),
        clock,
        scheduler,
      }),
    )
    return { hands, server, reads, chats, stuck }
  }

  test('six tabs read as often as one, and all of them show what one has read', async () => {
    const { hands, server, reads, chats } = openTabs([true, false, false, false, false, false])
    await hands.advance(1000)
    reads.length = 0
    await hands.advance(30_000)
    server.accept(null, 'them', 'Namaste')
    await hands.advance(30_000)
    expect(reads.length).toBeLessThanOrEqual(31)
    expect(new Set(reads.map(({ tab }) => tab))).toEqual(new Set([0]))
    for (const chat of chats) expect(shown(chat)).toEqual(['Namaste sent'])
  })

  test('six visible tabs, as windows may be, share one stream of reads too', async () => {
    const { hands, reads } = openTabs([true, true, true, true, true, true])
    await hands.advance(4000)
    reads.length = 0
    await hands.advance(60_000)
    expect(reads.length).toBeLessThanOrEqual(31)
  })

  test('another tab takes the reading over when the reading one is closed', async () => {
    const { hands, server, chats } = openTabs([true, true])
    await hands.advance(10_000)
    chats[0]?.dispose()
    server.accept(null, 'them', 'still there?')
    await hands.advance(4000)
    expect(shown(chats[1] as Chat)).toEqual(['still there? sent'])
  })

  test('a message sent in one tab is in the other at once', async () => {
    const { hands, chats } = openTabs([true, false])
    await hands.advance(5000)
    chats[0]?.send('hello')
    await hands.advance(200)
    expect(shown(chats[1] as Chat)).toEqual(['hello sent'])
  })

  test('a tab that is stuck in a read holds the others up for 1.5 s', async () => {
    const { hands, server, reads, chats, stuck } = openTabs([true, true])
    await hands.advance(3000)
    stuck.add(reads.at(-1)?.tab ?? 0)
    await hands.advance(2000)
    server.accept(null, 'them', 'a')
    await hands.advance(2000)
    expect(stuck.size).toBe(0)
    expect(chats.map((chat) => shown(chat).length)).toEqual([1, 1])
  })

  test('a broadcast that leaves a gap is not used; junk on the channel is ignored', async () => {
    const hands = createHandClock()
    const server = createFakeChatServer(hands, { echo: true, idempotent: true })
    let hear: (message: never) => void = () => {}
    const peers = {
      tryExclusive: async (_: string, fn: () => Promise<void>) => fn().then(() => true),
      post: () => {},
      subscribe: (fn: (message: never) => void) => ((hear = fn), () => {}),
    }
    const transport = pollTransport({ ...server, clock: hands.clock, scheduler: hands.scheduler, peers })
    const chat = createChat({ consultationId: '1', transport, clock: hands.clock, scheduler: hands.scheduler })
    server.accept(null, 'them', 'a')
    chat.refresh()
    await hands.advance(100)
    const message = { ...server.messages[0], id: '3', text: 'c' }
    const news = { v: 2, tab: 'x', type: 'messages', id: '1', after: '1', list: [message] }
    for (const junk of [
      null,
      7,
      { ...news, v: 3 },
      { v: 1, tab: 'x', k: 'messages', id: '1', after: '1', list: [message] },
      { ...news, id: '2' },
      { ...news, after: '2' },
      { ...news, list: [{}] },
    ])
      hear(junk as never)
    expect(shown(chat)).toEqual(['a sent'])
    hear(news as never)
    expect(shown(chat)).toEqual(['a sent', 'c sent'])
  })
})
