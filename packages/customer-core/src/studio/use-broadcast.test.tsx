import { act, renderHook } from '@testing-library/react'
import type { Client } from '@tarapath/api-client'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakePeer } from '../live/player/fake-peer.ts'
import { apiAtom } from '../platform/index.ts'
import { useBroadcast } from './use-broadcast.ts'

beforeEach(() => {
  FakePeer.opened = []
  vi.stubGlobal('RTCPeerConnection', FakePeer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function broadcast(status: number) {
  vi.stubGlobal('fetch', async () => new Response('v=0', { status }))
  const store = createStore()
  store.set(apiAtom, { call: async () => ({ url: '/api/live/pass/' }) } as unknown as Client)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, rerender } = renderHook((id: number | null) => useBroadcast(id), {
    wrapper,
    initialProps: 7 as number | null,
  })
  await act(() => result.current.send(newMedia()))
  return { result, over: () => rerender(null) }
}

function newMedia(): MediaStream {
  const tracks = [{ kind: 'video' }, { kind: 'audio' }]
  return { getTracks: () => tracks } as unknown as MediaStream
}

test('a camera shows a broken connection at once, and sends again when it is lost', async () => {
  vi.useFakeTimers()
  const { result } = await broadcast(201)
  const [first] = FakePeer.opened
  act(() => first?.become('connected'))
  expect(result.current.state).toBe('on')
  act(() => first?.become('disconnected'))
  expect(result.current.state).toBe('reconnecting')
  act(() => first?.become('connected'))
  expect(result.current.state).toBe('on')

  act(() => first?.become('failed'))
  expect(result.current.state).toBe('reconnecting')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(FakePeer.opened).toHaveLength(2)
  act(() => FakePeer.opened[1]?.become('connected'))
  expect(result.current.state).toBe('on')
})

test('a browser without a codec that viewers can play is reported, and not tried again', async () => {
  vi.useFakeTimers()
  const { result } = await broadcast(415)
  expect(result.current.state).toBe('not-possible')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(FakePeer.opened).toHaveLength(1)
})

test('after a pause a lost connection sends the camera that is on now', async () => {
  vi.useFakeTimers()
  const { result } = await broadcast(201)
  const next = newMedia()
  await act(() => result.current.replace(null))
  expect(FakePeer.opened[0]?.tracks).toEqual([null, null])
  await act(() => result.current.replace(next))
  act(() => FakePeer.opened[0]?.become('failed'))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(FakePeer.opened[1]?.tracks).toEqual(next.getTracks())
  expect(FakePeer.opened[1]?.tracks[0]).toBe(next.getTracks()[0])
})

test.each([
  ['a pause that ends while the connection is made again', newMedia()],
  ['a pause that begins while the connection is made again', null],
])('%s holds for the next connection', async (_, next) => {
  vi.useFakeTimers()
  const { result } = await broadcast(201)
  act(() => FakePeer.opened[0]?.become('closed'))
  await act(() => result.current.replace(next))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(FakePeer.opened).toHaveLength(2)
  expect(FakePeer.opened[1]?.tracks).toHaveLength(2)
  for (const [at, track] of FakePeer.opened[1]!.tracks.entries()) expect(track).toBe(next?.getTracks()[at] ?? null)
})

test('media that a connection does not take are sent over another', async () => {
  vi.useFakeTimers()
  const { result } = await broadcast(201)
  act(() => FakePeer.opened[0]?.become('connected'))
  FakePeer.opened[0]!.connectionState = 'closed'
  const next = newMedia()
  await act(() => result.current.replace(next))
  expect(result.current.state).toBe('reconnecting')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(FakePeer.opened[1]?.tracks[0]).toBe(next.getTracks()[0])
})

test('the camera is not sent any more once the live stream is over', async () => {
  vi.useFakeTimers()
  const { result, over } = await broadcast(201)
  act(() => FakePeer.opened[0]?.become('failed'))
  over()
  expect(result.current.state).toBe('off')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(FakePeer.opened).toHaveLength(1)
})
