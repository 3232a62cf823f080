import { describe, expect, test } from 'vitest'
import { type Chat } from '../src/chat.ts'
import { polled } from './polled-chat.ts'

const shown = (chat: Chat): string[] => chat.getSnapshot().rows.map(({ text, status }) => `${text} ${status}`)

describe('one tab', () => {
  test('reads everything once, then what is new every 2 s, and at once after a send', async () => {
    const { hands, server, chat } = polled()
    await hands.advance(1000)
    server.accept(null, 'them', 'a')
    await hands.advance(6000)
    expect(server.reads.map(({ at, after }) => [at, after])).toEqual([
      [0, null],
      [2000, null],
      [4000, '1'],
      [6000, '1'],
    ])
    chat.send('b')
    await hands.advance(100)
    expect(server.reads.at(-1)).toMatchObject({ at: 7000, after: '1' })
    expect(shown(chat)).toEqual(['a sent', 'b sent'])
  })

  test('hidden: every 10 s; visible again or online: everything at once', async () => {
    const { hands, server, state, tell } = polled({ isVisible: false })
    server.accept(null, 'them', 'a')
    await hands.advance(12_000)
    expect(server.reads.map(({ at }) => at)).toEqual([0, 10_000])
    state.isVisible = true
    tell('visible')
    await hands.advance(10)
    expect(server.reads.at(-1)).toMatchObject({ at: 12_000, after: null })
    tell('online')
    await hands.advance(10)
    expect(server.reads.at(-1)).toMatchObject({ at: 12_010, after: null })
  })

  test('gives the ETag back with the same question, and a 304 changes nothing', async () => {
    const { hands, server, chat, tell } = polled()
    server.accept(null, 'them', 'a')
    await hands.advance(100)
    tell('visible')
    await hands.advance(5000)
    expect(server.reads.slice(1).map(({ after, etag, status }) => [after, etag, status])).toEqual([
      [null, '"null:0"', 200],
      ['1', null, 200],
      ['1', '"1:0"', 304],
    ])
    const before = chat.getSnapshot()
    tell('visible')
    await hands.advance(10)
    expect(server.reads.at(-1)).toMatchObject({ after: null, etag: '"null:1"', status: 304 })
    expect(chat.getSnapshot()).toBe(before)
  })

  test('failures slow it down to one read in 15 s and are shown; a success restores it', async () => {
    const { hands, server, chat } = polled()
    await hands.advance(10)
    server.setOnline(false)
    await hands.advance(60_000)
    expect(chat.getSnapshot().state).toBe('failing')
    const gaps = server.reads.map(({ at }, index) => at - (server.reads[index - 1]?.at ?? 0)).slice(-2)
    expect(gaps).toEqual([15_000, 15_000])
    server.setOnline(true)
    await hands.advance(16_000)
    expect(chat.getSnapshot().state).toBe('ok')
  })

  test.each([
    [{}],
    [{ messages: 'x' }],
    [[null]],
    [[{}]],
    [[{ id: '2', sender: 'nobody' }]],
    [null],
    ['x'],
    [{ messages: null }],
  ])('a reply of %j is a failed read: it is shown, and the reading goes on', async (junk) => {
    const replies: unknown[] = [junk]
    const fake = polled()
    fake.server.accept(null, 'them', 'a')
    const { hands, chat } = polled({
      list: async (id, options) => (replies.length > 0 ? (replies.shift() as never) : fake.server.list(id, options)),
    })
    await hands.advance(100)
    expect(chat.getSnapshot()).toMatchObject({ rows: [], state: 'failing' })
    await hands.advance(2000)
    expect(chat.getSnapshot().state).toBe('ok')
    expect(shown(chat)).toEqual(['a sent'])
    replies.push(junk === null || Array.isArray(junk) ? junk : {})
    await hands.advance(2000)
    expect(chat.getSnapshot().state).toBe('failing')
    await hands.advance(2000)
    expect(chat.getSnapshot().state).toBe('ok')
  })

  test('ids that are numbers are read as text', async () => {
    const { hands, chat } = polled({
      list: async () => [{ id: 7, sender: 'them', text: 'a' } as never],
    })
    await hands.advance(100)
    expect(chat.getSnapshot().rows).toMatchObject([{ id: '7', text: 'a', kind: 'text' }])
  })

  test('waits as long as the server asks for', async () => {
    let reads = 0
    const { hands } = polled({
      async list() {
        reads += 1
        throw Object.assign(new Error('429'), { status: 429, retryAfter: 40 })
      },
    })
    await hands.advance(39_000)
    expect(reads).toBe(1)
    await hands.advance(40_000)
    expect(reads).toBe(2)
  })

  test('an expired sign-in closes it', async () => {
    let reads = 0
    const { hands, chat } = polled({
      async list() {
        reads += 1
        throw Object.assign(new Error('401'), { status: 401 })
      },
    })
    await hands.advance(60_000)
    expect(chat.getSnapshot().state).toBe('closed')
    expect(reads).toBe(1)
  })

  test('a token that cannot be refreshed now is no expired sign-in: it stays open, and a message on its way is unsure', async () => {
    let isRefreshDown = false
    const unavailable = Object.assign(new Error('503'), { kind: 'session-unavailable', status: 401 })
    const { hands, chat } = polled({
      list: async () => (isRefreshDown ? Promise.reject(unavailable) : []),
      send: async () => (isRefreshDown ? Promise.reject(unavailable) : { id: '1' }),
    })
    await hands.advance(100)
    isRefreshDown = true
    chat.send('hello')
    await hands.advance(10)
    expect(shown(chat)).toEqual(['hello unsure'])
    await hands.advance(10_000)
    expect(chat.getSnapshot().state).toBe('failing')
    isRefreshDown = false
    await hands.advance(60_000)
    expect(shown(chat)).toEqual(['hello sent'])
  })

  test('locks that throw do not keep it from the server', async () => {
    const { hands, server } = polled({
      peers: { tryExclusive: () => Promise.reject(new Error('forbidden')), post: () => {}, subscribe: () => () => {} },
    })
    await hands.advance(10_000)
    expect(server.reads).toHaveLength(6)
  })

  test('locks that never answer do so for half a minute at most', async () => {
    const { hands, server } = polled({
      peers: { tryExclusive: () => new Promise(() => {}), post: () => {}, subscribe: () => () => {} },
    })
    await hands.advance(120_000)
    expect(server.reads.filter(({ at }) => at > 60_000).length).toBeGreaterThan(25)
  })
})
