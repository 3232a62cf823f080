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
  const { result } = renderHook(() => useBroadcast(7), { wrapper })
  const media = { getTracks: () => [{ kind: 'video' }, { kind: 'audio' }] } as unknown as MediaStream
  await act(() => result.current.send(media))
  return result
}

test('a camera shows a broken connection at once, and sends again when it is lost', async () => {
  vi.useFakeTimers()
  const result = await broadcast(201)
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
  const result = await broadcast(415)
  expect(result.current.state).toBe('not-possible')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(FakePeer.opened).toHaveLength(1)
})
