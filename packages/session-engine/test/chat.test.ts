import { describe, expect, test } from 'vitest'
import { createChat, type Chat } from '../src/chat.ts'
import { SERVERS } from './chat-laws.ts'
import { createFakeChatServer, createHandClock } from './fake-chat-server.ts'

function open(mode = SERVERS[0] as (typeof SERVERS)[number], outbox?: Map<string, string>) {
  const hands = createHandClock()
  const server = createFakeChatServer(hands, mode)
  let ids = 0
  const chat = createChat({
    consultationId: '501',
    transport: server.transport,
    clock: hands.clock,
    scheduler: hands.scheduler,
    newId: () => `c${(ids += 1)}`,
    ...(outbox && {
      outbox: { get: (k) => outbox.get(k) ?? null, set: (k, v) => outbox.set(k, v), remove: (k) => outbox.delete(k) },
    }),
  })
  return { hands, server, chat }
}

const shown = (chat: Chat): string[] => chat.getSnapshot().rows.map(({ text, status }) => `${text} ${status}`)

describe('a message', () => {
  test('is shown at once, sent, and keeps its key when the server lists it', async () => {
    const { hands, server, chat } = open()
    await hands.advance(100)
    const key = chat.send('Namaste')
    expect(shown(chat)).toEqual(['Namaste sending'])
    await hands.advance(100)
    chat.refresh()
    await hands.advance(100)
    expect(chat.getSnapshot().rows).toMatchObject([{ key, id: '1', status: 'sent', sender: 'me' }])
    expect(server.sends).toHaveLength(1)
  })

  test.each(SERVERS)(
    'is shown once when the list shows it, and once more for the same text again (%o)',
    async (mode) => {
      const { hands, server, chat } = open(mode)
      server.accept(null, 'me', 'ok')
      await hands.advance(100)
      for (let times = 2; times < 4; times += 1) {
        chat.send('ok')
        await hands.advance(100)
        chat.refresh()
        await hands.advance(100)
        expect(chat.getSnapshot().rows.map(({ id }) => id)).toEqual(['1', '2', '3'].slice(0, times))
      }
    },
  )

  test('written before the history is there waits for it', async () => {
    const { hands, chat } = open()
    expect(chat.getSnapshot().state).toBe('loading')
    chat.send('first')
    expect(shown(chat)).toEqual(['first pending'])
    await hands.advance(100)
    expect(shown(chat)).toEqual(['first sent'])
  })

  test.each(SERVERS)('whose reply was lost is found in the list and not sent twice (%o)', async (mode) => {
    const { hands, server, chat } = open(mode)
    server.accept(null, 'me', 'ok')
    await hands.advance(100)
    server.fates.push('lost-reply')
    chat.send('ok')
    await hands.advance(10)
    expect(shown(chat)).toEqual(['ok sent', 'ok unsure'])
    await hands.advance(5000)
    expect(shown(chat)).toEqual(['ok sent', 'ok sent'])
    expect(server.sends).toHaveLength(1)
  })

  test('that did not arrive is sent again after 1, 2, 4 and 8 s, then failed; the customer may try again', async () => {
    const { hands, server, chat } = open()
    await hands.advance(100)
    server.fates.push('lost', 'lost', 'lost', 'lost', 'lost')
    const key = chat.send('hello')
    await hands.advance(60_000)
    expect(shown(chat)).toEqual(['hello failed'])
    expect(server.sends.map(({ at }) => at)).toEqual([100, 1151, 3202, 7253, 15_304])
    chat.retry(key)
    await hands.advance(1000)
    expect(shown(chat)).toEqual(['hello sent'])
    expect(new Set(server.sends.map(({ clientId }) => clientId))).toEqual(new Set([key]))
  })

  test('that failed and is tried again does not take another of the same text for itself', async () => {
    const { hands, server, chat } = open({ echo: false, idempotent: false, reply: 'nothing' })
    await hands.advance(100)
    server.fates.push('lost', 'lost', 'lost', 'lost', 'lost')
    const first = chat.send('ok')
    await hands.advance(60_000)
    chat.send('ok')
    await hands.advance(10)
    expect(shown(chat)).toEqual(['ok failed', 'ok sent'])
    chat.retry(first)
    await hands.advance(10_000)
    chat.refresh()
    await hands.advance(1000)
    expect(server.messages).toHaveLength(2)
    expect(chat.getSnapshot().rows.map(({ id }) => id)).toEqual(['1', '2'])
  })

  test('the server refuses fails at once and holds up no other', async () => {
    const { hands, server, chat } = open()
    await hands.advance(100)
    server.fates.push('refused')
    const key = chat.send('bad')
    chat.send('good')
    await hands.advance(100)
    expect(shown(chat)).toEqual(['bad failed', 'good sent'])
    chat.remove(key)
    expect(shown(chat)).toEqual(['good sent'])
  })

  test('without an answer is in doubt after 10 s', async () => {
    const { hands, server, chat } = open()
    await hands.advance(100)
    server.fates.push('late-reply')
    chat.send('slow one')
    await hands.advance(10_010)
    expect(shown(chat)).toEqual(['slow one unsure'])
    await hands.advance(2000)
    expect(shown(chat)).toEqual(['slow one sent'])
    expect(server.sends).toHaveLength(1)
  })

  test('is prepared before it is shown or sent, and blank ones are not sent', async () => {
    const hands = createHandClock()
    const server = createFakeChatServer(hands, { echo: true, idempotent: true })
    let signs = 0
    const chat = createChat({
      consultationId: '1',
      transport: server.transport,
      clock: hands.clock,
      scheduler: hands.scheduler,
      prepare: (text) => text.replace(/\d/g, '*'),
      onSend: () => (signs += 1),
    })
    await hands.advance(100)
    for (const blank of ['', '  ', '\u200B\n', '\u3164\u2800']) expect(chat.send(blank)).toBe('')
    chat.send('call 98')
    await hands.advance(100)
    expect(server.sends).toMatchObject([{ text: 'call **' }])
    expect(shown(chat)).toEqual(['call ** sent'])
    expect(signs).toBe(1)
  })

  test('that has not left when the consultation ends never leaves', async () => {
    const { hands, server, chat } = open()
    await hands.advance(100)
    server.fates.push('lost')
    chat.send('one')
    chat.send('two')
    await hands.advance(10)
    chat.ended()
    await hands.advance(60_000)
    expect(shown(chat)).toEqual(['one failed', 'two failed'])
    expect(server.sends).toHaveLength(1)
    expect(chat.send('three')).not.toBe('')
    await hands.advance(60_000)
    expect(server.sends).toHaveLength(1)
  })

  test.each(SERVERS)('survives a reload, is looked for first, and arrives once (%o)', async (mode) => {
    for (const fate of ['lost', 'lost-reply'] as const) {
      const stored = new Map<string, string>()
      const { hands, server, chat } = open(mode, stored)
      await hands.advance(100)
      server.fates.push(fate)
      chat.send('keep me')
      chat.send('me too')
      await hands.advance(10)
      chat.dispose()
      const again = createChat({
        consultationId: '501',
        transport: server.transport,
        clock: hands.clock,
        scheduler: hands.scheduler,
        outbox: { get: (k) => stored.get(k) ?? null, set: (k, v) => stored.set(k, v), remove: (k) => stored.delete(k) },
      })
      await hands.advance(5000)
      again.refresh()
      await hands.advance(1000)
      expect(shown(again)).toEqual(['keep me sent', 'me too sent'])
      expect(server.messages).toHaveLength(2)
      expect(stored.size).toBe(0)
    }
  })
})

describe('the other side', () => {
  test('history counts as read, what comes later does not until it has been seen', async () => {
    const { hands, server, chat } = open()
    server.accept(null, 'them', 'Namaste')
    await hands.advance(100)
    expect(chat.getSnapshot().unread).toBe(0)
    server.accept(null, 'them', 'How can I help?')
    chat.refresh()
    await hands.advance(100)
    expect(chat.getSnapshot().unread).toBe(1)
    chat.seen()
    expect(chat.getSnapshot().unread).toBe(0)
  })

  test('a message once shown stays, even when a later list lacks it', async () => {
    const { hands, server, chat } = open()
    for (const text of ['a', 'b', 'c']) server.accept(null, 'them', text)
    await hands.advance(100)
    server.messages.splice(1, 1)
    chat.refresh()
    await hands.advance(100)
    expect(shown(chat)).toEqual(['a sent', 'b sent', 'c sent'])
  })

  test('rows and view keep their identity while nothing changes', async () => {
    const { hands, server, chat } = open()
    server.accept(null, 'them', 'a')
    await hands.advance(100)
    const before = chat.getSnapshot()
    chat.refresh()
    await hands.advance(100)
    expect(chat.getSnapshot()).toBe(before)
    server.accept(null, 'them', 'b')
    chat.refresh()
    await hands.advance(100)
    expect(chat.getSnapshot().rows[0]).toBe(before.rows[0])
  })
})
