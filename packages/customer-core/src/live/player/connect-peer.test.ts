import { afterEach, expect, test, vi } from 'vitest'
import { connectPeer } from './connect-peer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const newConnection = () => {
  const close = vi.fn()
  const connection = {
    iceGatheringState: 'complete',
    localDescription: { sdp: 'v=0' },
    setLocalDescription: async () => {},
    close,
  } as unknown as RTCPeerConnection
  return { connection, close }
}

test('an offer without an answer in time is given up, and its connection closed', async () => {
  const elapsed = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(elapsed.signal)
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    queueMicrotask(() => elapsed.abort())
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  const { connection, close } = newConnection()
  expect(await connectPeer(connection, '/api/live/pass/whep')).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})

test('an offer without network is given up, and its connection closed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { connection, close } = newConnection()
  expect(await connectPeer(connection, '/api/live/pass/whep')).toBeNull()
  expect(close).toHaveBeenCalledOnce()
})
