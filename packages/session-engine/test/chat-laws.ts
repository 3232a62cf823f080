import fc from 'fast-check'
import type * as Api from '../src/chat.ts'
import {
  createFakeChatServer,
  createHandClock,
  REPLIES,
  type EventFate,
  type Fate,
  type ListFate,
} from './fake-chat-server.ts'

/** What the laws are tried on: the store and the transports, as they are or as a broken variant has them. */
export type ChatApi = Pick<typeof Api, 'createChat' | 'pollTransport' | 'sseTransport'>

/** Servers may echo client ids or not, know a repeated send or not, and answer a send with an id as text or number, or without. */
export const SERVERS = [true, false].flatMap((echo) =>
  [true, false].flatMap((idempotent) => REPLIES.map((reply) => ({ echo, idempotent, reply }))),
)
export const TRANSPORTS = ['direct', 'poll', 'sse'] as const

const TEXTS = ['ok', 'yes', 'ok']

/** A run of fates of a few kinds only: a single accident is rarely enough to break anything. */
const accidents = <F extends string>(kinds: readonly F[], maxLength: number): fc.Arbitrary<F[]> =>
  fc
    .subarray([...kinds], { minLength: 1, maxLength: 3 })
    .chain((few) => fc.array(fc.constantFrom(...few), { maxLength, size: 'max' }))

const step = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom(...TEXTS).map((text) => ({ do: 'send' as const, text })) },
  { weight: 8, arbitrary: fc.constantFrom(...TEXTS).map((text) => ({ do: 'hear' as const, text })) },
  { weight: 20, arbitrary: fc.constantFrom(10, 60, 900, 2100, 12_000).map((ms) => ({ do: 'wait' as const, ms })) },
  { weight: 3, arbitrary: fc.boolean().map((online) => ({ do: 'online' as const, online })) },
  { weight: 3, arbitrary: fc.boolean().map((visible) => ({ do: 'visible' as const, visible })) },
  { weight: 10, arbitrary: fc.constantFrom('refresh', 'refresh', 'retry-all', 'reload').map((name) => ({ do: name })) },
  { weight: 1, arbitrary: fc.constant({ do: 'end' as const }) },
)

const timeline = fc.record({
  /** What the customer wrote before, from another device. */
  history: fc.array(fc.constantFrom(...TEXTS), { maxLength: 2 }),
  fates: accidents<Fate>(['ok', 'slow', 'lost', 'lost-reply', 'late-reply', 'refused', 'too-many'], 10),
  listFates: accidents<ListFate>(['ok', 'slow', 'lost', 'twice'], 15),
  eventFates: accidents<EventFate>(['ok', 'unsaid', 'twice', 'cut'], 6),
  steps: fc.array(step, { maxLength: 16, size: 'max' }),
})

type Timeline = typeof timeline extends fc.Arbitrary<infer T> ? T : never

function hold(law: string, isTrue: boolean, seen?: unknown): void {
  if (!isTrue) throw new Error(`${law}: ${JSON.stringify(seen)}`)
}

/** Lives through the steps, then calm; throws when a law is broken at any moment. */
async function live(
  api: ChatApi,
  mode: (typeof SERVERS)[number],
  way: (typeof TRANSPORTS)[number],
  { steps, history, ...accidentsOf }: Timeline,
): Promise<void> {
  const hands = createHandClock()
  const server = createFakeChatServer(hands, mode)
  const stored = new Map<string, string>()
  const written = new Set<string>()
  const everWritten = new Set<string>()
  const everSent = new Map<string, string>()
  const listeners = new Set<(type: 'visible' | 'hidden' | 'online') => void>()
  let visible = true
  let keys = 0
  let hasEnded = false
  let retries = 0
  let sendsAtEnd = Infinity
  let shownIds = new Set<string>()

  const host = {
    ...server,
    clock: hands.clock,
    scheduler: hands.scheduler,
    lifecycle: {
      isVisible: () => visible,
      subscribe: (fn: (type: 'visible' | 'hidden' | 'online') => void) => {
        listeners.add(fn)
        return () => void listeners.delete(fn)
      },
    },
    readEvent: ({ data }: { data: string }) => ({ messages: [JSON.parse(data) as Api.ServerMessage] }),
  }
  const open = (): Api.Chat =>
    api.createChat({
      consultationId: '501',
      transport: {
        direct: () => server.transport,
        poll: () => api.pollTransport(host),
        sse: () => api.sseTransport(host),
      }[way](),
      clock: hands.clock,
      scheduler: hands.scheduler,
      newId() {
        const key = `c${(keys += 1)}`
        everWritten.add(key)
        return key
      },
      outbox: { get: (k) => stored.get(k) ?? null, set: (k, v) => stored.set(k, v), remove: (k) => stored.delete(k) },
    })
  for (const text of history) server.accept(null, 'me', text)
  let chat = open()

  function check(): void {
    const { rows } = chat.getSnapshot()
    const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
    hold('M1: no server id is shown twice', new Set(ids).size === ids.length, rows)
    hold('M1: no key is shown twice', new Set(rows.map(({ key }) => key)).size === rows.length, rows)
    const shownKeys = new Set(rows.map(({ key }) => key))
    for (const key of written) hold('M2: what was written is shown', shownKeys.has(key), { key, rows })
    for (const id of shownIds) hold('M2: what was shown stays', ids.includes(id), { id, rows })
    shownIds = new Set(ids)
    const order = ids.map(Number)
    const inOrder = order.every((id, at) => at === 0 || id > (order[at - 1] as number))
    hold('M3: the server’s order is shown', inOrder, rows)
    hold('one send is in flight', server.maxSending() <= 1)
    hold('nothing leaves after the end', server.sends.length <= sendsAtEnd, server.sends)
    for (const { clientId, text } of server.sends) {
      const isSame = everWritten.has(clientId) && (everSent.get(clientId) ?? text) === text
      hold('a repetition is the same message', isSame, server.sends)
      everSent.set(clientId, text)
    }
    for (const clientId of everSent.keys()) {
      const tries = server.sends.filter((send) => send.clientId === clientId).length
      hold('five tries, and five more when asked', tries <= 5 * (1 + retries), server.sends)
    }
  }

  server.fates.push(...accidentsOf.fates)
  server.listFates.push(...accidentsOf.listFates)
  server.eventFates.push(...accidentsOf.eventFates)
  for (const now of steps) {
    if (now.do === 'send') written.add(chat.send(now.text))
    else if (now.do === 'hear') server.accept(null, 'them', now.text)
    else if (now.do === 'wait') await hands.advance(now.ms)
    else if (now.do === 'refresh') chat.refresh()
    else if (now.do === 'retry-all') {
      retries += 1
      chat.getSnapshot().rows.forEach(({ key }) => chat.retry(key))
    } else if (now.do === 'online') {
      server.setOnline(now.online)
      if (now.online) listeners.forEach((tell) => tell('online'))
    } else if (now.do === 'visible') {
      visible = now.visible
      listeners.forEach((tell) => tell(now.visible ? 'visible' : 'hidden'))
    } else if (now.do === 'end') {
      chat.ended()
      hasEnded = true
      sendsAtEnd = Math.min(sendsAtEnd, server.sends.length)
    } else {
      const unsent = chat.getSnapshot().rows.filter(({ id, status }) => id === null && status !== 'sent')
      chat.dispose()
      hold('a chat that is disposed keeps no stream', server.streamsOpen() === 0)
      written.clear()
      shownIds = new Set()
      chat = open()
      for (const { key } of unsent) written.add(key)
      if (hasEnded) chat.ended()
    }
    check()
  }

  server.listFates.length = server.eventFates.length = 0
  server.setOnline(true)
  visible = true
  listeners.forEach((tell) => tell('visible'))
  for (let times = 0; times < 4; times += 1) {
    chat.refresh()
    await hands.advance(60_000)
  }
  check()

  const { rows } = chat.getSnapshot()
  const mine = rows.filter(({ sender }) => sender === 'me')
  const onServer = server.messages.filter(({ sender }) => sender === 'me')
  hold('M4: bound is the server’s count of mine', mine.filter(({ id }) => id !== null).length === onServer.length, rows)
  hold('M4: nothing of mine is there twice', everSent.size >= onServer.length - history.length, onServer)
  hold('all of theirs is shown', rows.length - mine.length === server.messages.length - onServer.length, rows)
  hold(
    'in calm nothing stays undecided',
    mine.every(({ status }) => status === 'sent' || status === 'failed'),
    rows,
  )
  hold(
    'in calm everything listed is shown as sent',
    mine.every(({ id, status }) => id === null || status === 'sent'),
    rows,
  )
  hold(
    'what is sent is on the server',
    mine.every(({ id, status }) => status !== 'sent' || id !== null),
    rows,
  )

  // A list that lacks what is shown, as a server that is behind would send it.
  server.messages.splice(0, 1)
  chat.refresh()
  await hands.advance(1000)
  check()
}

/** Timelines that once broke a law: a message came while a list was read that did not have it yet. */
const ONCE_BROKEN: readonly Timeline[] = [
  {
    history: [],
    fates: [],
    listFates: ['slow'],
    eventFates: ['ok', 'ok', 'unsaid'],
    steps: [
      { do: 'hear', text: 'ok' },
      { do: 'hear', text: 'ok' },
      { do: 'hear', text: 'ok' },
      { do: 'wait', ms: 900 },
      { do: 'hear', text: 'ok' },
      { do: 'wait', ms: 2100 },
    ],
  },
  {
    history: [],
    fates: [],
    listFates: ['slow', 'slow'],
    eventFates: ['unsaid', 'unsaid'],
    steps: [
      { do: 'hear', text: 'ok' },
      { do: 'wait', ms: 12000 },
      { do: 'hear', text: 'ok' },
      { do: 'refresh' },
      { do: 'hear', text: 'ok' },
      { do: 'wait', ms: 12000 },
    ],
  },
]

/** Lives through random timelines; rejects with the shortest one that breaks a law. */
export async function tryLaws(
  api: ChatApi,
  mode: (typeof SERVERS)[number],
  way: (typeof TRANSPORTS)[number],
  runs: { numRuns: number; seed?: number; endOnFailure?: boolean },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(timeline, (lived) => live(api, mode, way, lived)),
    { ...runs, examples: ONCE_BROKEN.map((lived) => [lived]) },
  )
}
