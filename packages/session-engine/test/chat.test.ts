import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createChat, pollTransport, type Chat } from '../src/chat.ts'
import { createFakeChatServer, createHandClock, type Fate } from './fake-chat-server.ts'

const MODES = [
  { echo: true, idempotent: true },
  { echo: true, idempotent: false },
  { echo: false, idempotent: true },
  { echo: false, idempotent: false },
]

function open(mode = MODES[0] as (typeof MODES)[number], outbox?: Map<string, string>) {
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

  test('written before the history is there waits for it', async () => {
    const { hands, chat } = open()
    expect(chat.getSnapshot().state).toBe('loading')
    chat.send('first')
    expect(shown(chat)).toEqual(['first pending'])
    await hands.advance(100)
    expect(shown(chat)).toEqual(['first sent'])
  })

  test.each(MODES)('whose reply was lost is found in the list and not sent twice (%o)', async (mode) => {
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
    expect(server.sends.map(({ at }) => at)).toEqual([100, 1150, 3200, 7250, 15_300])
    chat.retry(key)
    await hands.advance(1000)
    expect(shown(chat)).toEqual(['hello sent'])
    expect(new Set(server.sends.map(({ clientId }) => clientId))).toEqual(new Set([key]))
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
    server.fates.push('slow')
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
    expect(chat.send('  ')).toBe('')
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

  test.each(MODES)('survives a reload, is looked for first, and arrives once (%o)', async (mode) => {
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

describe('pollTransport', () => {
  function polled(isVisible = true) {
    const hands = createHandClock()
    const server = createFakeChatServer(hands, { echo: true, idempotent: true })
    const lists: { at: number; after: string | null }[] = []
    let emit: (e: 'visible' | 'hidden') => void = () => {}
    const state = { isVisible }
    const transport = pollTransport({
      list(id, o) {
        lists.push({ at: hands.clock.wall(), after: o.after })
        return server.list(id, o)
      },
      send: server.send,
      clock: hands.clock,
      scheduler: hands.scheduler,
      lifecycle: { isVisible: () => state.isVisible, subscribe: (fn) => ((emit = fn), () => {}) },
    })
    const chat = createChat({ consultationId: '1', transport, clock: hands.clock, scheduler: hands.scheduler })
    return { hands, server, lists, chat, state, emit: (e: 'visible' | 'hidden') => emit(e) }
  }

  test('reads everything once, then what is new every 2 s, and at once after a send', async () => {
    const { hands, server, lists, chat } = polled()
    await hands.advance(1000)
    server.accept(null, 'them', 'a')
    await hands.advance(6000)
    expect(lists).toEqual([
      { at: 0, after: null },
      { at: 2000, after: null },
      { at: 4000, after: '1' },
      { at: 6000, after: '1' },
    ])
    chat.send('b')
    await hands.advance(100)
    expect(lists.at(-1)).toEqual({ at: 7000, after: '1' })
    expect(shown(chat)).toEqual(['a sent', 'b sent'])
  })

  test('hidden: every 10 s; back in sight: everything at once', async () => {
    const { hands, server, lists, state, emit } = polled(false)
    server.accept(null, 'them', 'a')
    await hands.advance(12_000)
    expect(lists.map(({ at }) => at)).toEqual([0, 10_000])
    state.isVisible = true
    emit('visible')
    await hands.advance(10)
    expect(lists.at(-1)).toEqual({ at: 12_000, after: null })
  })

  test('failures slow it down and are shown; a success restores it', async () => {
    const { hands, server, lists, chat } = polled()
    await hands.advance(10)
    server.setOnline(false)
    await hands.advance(30_000)
    expect(chat.getSnapshot().state).toBe('failing')
    expect(lists.length).toBeLessThan(8)
    server.setOnline(true)
    await hands.advance(16_000)
    expect(chat.getSnapshot().state).toBe('ok')
  })
})

describe('properties of the message store', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('ok', 'yes', 'ok').map((text) => ({ do: 'send' as const, text })) },
    { weight: 2, arbitrary: fc.constantFrom('ok', 'hm').map((text) => ({ do: 'hear' as const, text })) },
    { weight: 4, arbitrary: fc.constantFrom(10, 60, 1000, 5000).map((ms) => ({ do: 'wait' as const, ms })) },
    { weight: 2, arbitrary: fc.constant({ do: 'refresh' as const }) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom<Fate>('lost', 'lost-reply', 'ok', 'slow')
        .map((fate) => ({ do: 'fate' as const, fate })),
    },
  )

  test.each(MODES)('M1–M4 hold for a server with %o', async (mode) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { hands, server, chat } = open(mode)
        const written: string[] = []
        const check = (): void => {
          const { rows } = chat.getSnapshot()
          const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
          expect(new Set(ids).size, 'M1: no server id twice').toBe(ids.length)
          expect(new Set(rows.map(({ key }) => key)).size, 'M1: no key twice').toBe(rows.length)
          for (const key of written)
            expect(
              rows.filter((row) => row.key === key),
              'M2: written, shown once',
            ).toHaveLength(1)
          const listed = ids.filter((id) => server.messages.some((message) => message.id === id)).map(Number)
          const confirmed = rows
            .filter(({ id, status }) => id !== null && status === 'sent')
            .map(({ id }) => Number(id))
          expect(confirmed, 'M3: in the server’s order').toEqual(listed.toSorted((a, b) => a - b))
        }
        for (const now of steps) {
          if (now.do === 'send') written.push(chat.send(now.text))
          else if (now.do === 'hear') server.accept(null, 'them', now.text)
          else if (now.do === 'wait') await hands.advance(now.ms)
          else if (now.do === 'refresh') chat.refresh()
          else server.fates.push(now.fate)
          check()
        }
        server.fates.length = 0
        await hands.advance(600_000)
        chat.refresh()
        await hands.advance(1000)
        check()
        const mine = chat.getSnapshot().rows.filter(({ sender, id }) => sender === 'me' && id !== null)
        expect(mine, 'M4: bound = the server’s count of mine').toHaveLength(
          server.messages.filter(({ sender }) => sender === 'me').length,
        )
        expect(mine.length, 'M4: nothing doubled').toBe(
          written.length - chat.getSnapshot().rows.filter(({ status }) => status === 'failed').length,
        )
      }),
      { numRuns: 60 },
    )
  })
})
