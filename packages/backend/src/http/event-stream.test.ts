import { afterEach, expect, test, vi } from 'vitest'
import type { BusEvent, EventBus } from '../ports/event-bus.ts'
import { eventStream } from './event-stream.ts'

afterEach(() => {
  vi.useRealTimers()
})

function open(subscribe: EventBus['subscribe']) {
  const onEnd = vi.fn()
  const checkAccess = vi.fn(async () => {})
  const reply = eventStream({
    events: { publish: async () => {}, subscribe } as unknown as EventBus,
    closing: new AbortController().signal,
    rooms: ['live:1'],
    after: null,
    checkAccess,
    isLastEvent: ({ type }) => type === 'kicked',
    onOpen: () => onEnd,
  })
  return { reply, onEnd, checkAccess }
}

test('a stream of events ends when the bus does not answer, and its heartbeat with it', async () => {
  vi.useFakeTimers()
  const { reply, onEnd, checkAccess } = open(() => Promise.reject(new Error('The database does not answer.')))
  expect(await reply.text()).toBe('retry: 2000\n\n')
  expect(onEnd).toHaveBeenCalledOnce()
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  expect(checkAccess).not.toHaveBeenCalled()
})

test('a stream of events ends once its reader is refused', async () => {
  vi.useFakeTimers()
  const { reply, onEnd, checkAccess } = open(async () => () => {})
  checkAccess.mockResolvedValueOnce().mockRejectedValueOnce(new Error('Signed out.'))
  const text = reply.text()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(await text).toContain('retry')
})

test('a stream of events ends with its last event, and leaves the bus', async () => {
  const leave = vi.fn()
  const { reply, onEnd } = open(async (_rooms, _after, listener) => {
    queueMicrotask(() => {
      listener({ id: 7, room: 'live:1', type: 'chat', data: { text: 'Namaste' } } as BusEvent)
      listener({ id: 8, room: 'live:1', type: 'kicked', data: {} } as BusEvent)
    })
    return leave
  })
  expect(await reply.text()).toContain('id: 7\nevent: chat\ndata: {"room":"live:1","text":"Namaste"}\n\nid: 8\n')
  expect(onEnd).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), 30_000)
})
