import { updateLiveStreamStatus, blockLiveStreamUser } from '@tarapath/api-client/live'
import { openFixture, TEST_ORIGIN, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ServerEvent } from './open-event-stream.ts'
import { SharedEvents } from './shared-events.ts'
import type { TabPeers } from './tab-peers.ts'

let fixture: Fixture
beforeAll(async () => {
  const browserWindow = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, browserWindow[name].bind(browserWindow))
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())

/** Tabs of one browser, in one process. */
function createTabs({ access }: SignedInCustomer) {
  const listeners = new Map<string, (message: unknown) => void>()
  const leaving = new Map<string, (isLeft: boolean) => void>()
  const requests: string[] = []
  let queue = Promise.resolve()
  const peersOf = (tab: string): TabPeers => ({
    post: (message) => {
      for (const [name, listener] of listeners) if (name !== tab) listener(message)
    },
    subscribe(listener) {
      listeners.set(tab, listener)
      return () => void listeners.delete(tab)
    },
    onLeft(listener) {
      leaving.set(tab, listener)
      return () => void leaving.delete(tab)
    },
    lead: (lead, signal) => void (queue = queue.then(() => (signal.aborted ? undefined : lead()))),
  })
  const request = (ids: readonly number[], last: string | null, signal: AbortSignal) => {
    requests.push(ids.join())
    return fixture.backend.fetch(`${TEST_ORIGIN}/api/events/?live=${ids.join()}`, {
      signal,
      headers: { authorization: `Bearer ${access}`, ...(last !== null && { 'last-event-id': last }) },
    })
  }
  const open = (tab: string, streamId: number | null) => {
    const seen: ServerEvent[] = []
    const states: boolean[] = []
    const onRefused = vi.fn()
    const leave = new SharedEvents({ request, peers: peersOf(tab), tab }).follow(streamId, {
      onEvent: (event) => seen.push(event),
      onState: (isOpen) => states.push(isOpen),
      onRefused,
    })
    const setLeft = (isLeft: boolean) => leaving.get(tab)?.(isLeft)
    return {
      seen,
      states,
      onRefused,
      leave,
      setLeft,
      isOpen: () => vi.waitFor(() => expect(states.at(-1)).toBe(true), 30_000),
    }
  }
  return { open, requests }
}

const say = (as: SignedInCustomer, id: number, text: string) =>
  fixture.backend.ask('POST', `/api/events/live/${id}/lines/`, { as, body: { text } })
const textsOf = (seen: readonly ServerEvent[]) => seen.map(({ data }) => data['text'])

async function startedLiveStream() {
  const made = await fixture.newHost()
  await updateLiveStreamStatus(made.host.client, { id: made.id }, { status: 'live' })
  return made
}

test('two tabs share one stream, and the second goes on after the last event when the first is closed', async () => {
  const { id, host } = await startedLiveStream()
  const { open, requests } = createTabs(await fixture.newCustomer())
  const first = open('first', id)
  await first.isOpen()
  const second = open('second', id)
  await second.isOpen()
  await say(host, id, 'Namaste')
  await vi.waitFor(() => expect(textsOf(second.seen)).toEqual(['Namaste']), 30_000)
  expect(textsOf(first.seen)).toEqual(['Namaste'])
  expect(requests).toEqual([String(id)])

  first.leave()
  await say(host, id, 'In between')
  await vi.waitFor(() => expect(textsOf(second.seen)).toEqual(['Namaste', 'In between']), 30_000)
  expect(requests).toEqual([String(id), String(id)])
  second.leave()
})

test('a blocked customer loses the events of the live stream, and keeps their own', async () => {
  const { id, host } = await startedLiveStream()
  const customer = await fixture.newCustomer()
  const { open, requests } = createTabs(customer)
  const [room, other] = [open('room', id), open('queue', null)]
  await room.isOpen()
  await blockLiveStreamUser(host.client, { id }, { user_id: customer.id, is_blocked: true })
  await vi.waitFor(() => expect(room.onRefused).toHaveBeenCalledOnce(), 30_000)
  expect(room.seen.map(({ type }) => type)).toEqual(['kicked'])
  await other.isOpen()
  expect(requests.at(-1)).toBe('')
  room.leave()
  other.leave()
})

test('a room that only a closed tab followed is left, until that tab comes back', async () => {
  const { id } = await startedLiveStream()
  const { open, requests } = createTabs(await fixture.newCustomer())
  const first = open('first', null)
  await first.isOpen()
  const second = open('second', id)
  await vi.waitFor(() => expect(requests.at(-1)).toBe(String(id)), 30_000)
  second.setLeft(true)
  await vi.waitFor(() => expect(requests.at(-1)).toBe(''), 30_000)
  second.setLeft(false)
  await vi.waitFor(() => expect(requests.at(-1)).toBe(String(id)), 30_000)
  first.leave()
  second.leave()
})
