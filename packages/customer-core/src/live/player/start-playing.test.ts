// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakePeer } from './fake-peer.ts'
import { startPlaying, type PlayRequest } from './start-playing.ts'

const hls = vi.hoisted(() => ({ sources: [] as string[], fail: () => {} }))
vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { ERROR: 'error' }
    static isSupported = () => true
    on = (_: string, listen: (event: string, data: { fatal: boolean }) => void) => {
      hls.fail = () => listen('error', { fatal: true })
    }
    loadSource = (source: string) => void hls.sources.push(source)
    attachMedia = () => {}
    destroy = () => {}
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  FakePeer.opened = []
  hls.sources = []
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('MediaSource', class {})
  answerWith(201)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answerWith(status: number): void {
  vi.stubGlobal('fetch', async () => new Response('v=0', { status }))
}

const video = () => ({ canPlayType: () => '' }) as unknown as HTMLVideoElement

function play(request: Partial<PlayRequest> & { source?: 'camera' | 'programme' } = {}) {
  const { source = 'camera', ...rest } = request
  const pass = { transport: 'embedded', url: '/api/live/pass/', token: 'pass', source } as PlayRequest['pass']
  const onLost = vi.fn()
  const result = startPlaying(video(), {
    pass,
    renew: async () => pass,
    withPicture: true,
    isBlocked: false,
    onLost,
    ...rest,
  })
  return { result, onLost }
}

/** The connection that the last attempt has opened. */
const peer = () =>
  vi.waitFor(() => FakePeer.opened.at(-1) ?? Promise.reject(new Error('No connection was opened.')), 30_000)

async function connected(request?: Parameters<typeof play>[0]) {
  const { result, onLost } = play(request)
  const connection = await peer()
  connection.become('connected')
  return { connection, onLost, playing: await result }
}

test('a connection that is disconnected for a moment is not lost', async () => {
  const { connection, onLost } = await connected()
  connection.become('disconnected')
  await vi.advanceTimersByTimeAsync(5000)
  connection.become('connected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onLost).not.toHaveBeenCalled()
})

test.each([
  ['fails', 'failed', 0],
  ['stays disconnected', 'disconnected', 6000],
] as const)('a connection that %s is lost once', async (_, state, afterMs) => {
  const { connection, onLost } = await connected()
  connection.become(state)
  await vi.advanceTimersByTimeAsync(afterMs)
  connection.become('failed')
  expect(onLost).toHaveBeenCalledOnce()
})

test('a connection that the player has left is not lost', async () => {
  const { connection, onLost, playing } = await connected()
  if (typeof playing === 'object') playing.stop()
  connection.become('failed')
  expect(onLost).not.toHaveBeenCalled()
})

test('a camera that no WebRTC reaches is played in parts, some seconds late', async () => {
  const { result, onLost } = play()
  ;(await peer()).become('failed')
  expect(await result).toMatchObject({ form: 'late' })
  expect(hls.sources).toEqual(['/api/live/pass/index.m3u8'])
  // A part that is not there any more, or a network that is gone.
  hls.fail()
  expect(onLost).toHaveBeenCalledOnce()
})

test('a network that blocked WebRTC once is not asked again', async () => {
  expect(await play({ isBlocked: true }).result).toMatchObject({ form: 'late' })
  expect(FakePeer.opened).toEqual([])
})

test.each(['programme', 'camera'] as const)(
  'a viewer who asks for sound alone gets no parts of a %s',
  async (source) => {
    expect(await play({ source, isBlocked: true, withPicture: false }).result).toBe('picture-only')
    expect(hls.sources).toEqual([])
  },
)

test('a browser without WebRTC gets the parts', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined)
  delete (globalThis as { RTCPeerConnection?: unknown }).RTCPeerConnection
  expect(await play().result).toMatchObject({ form: 'late' })
})

test('a browser that offers no codec of the sender hears the sound', async () => {
  const { result } = play()
  const connection = await peer()
  connection.directions['video'] = 'inactive'
  connection.become('connected')
  expect(await result).toMatchObject({ form: 'sound' })
})

test('an astrologer whose camera is gone is waited for', async () => {
  answerWith(404)
  expect(await play().result).toBe('no-camera')
  expect(hls.sources).toEqual([])
})

test('without a network nothing plays, and the other way is not tried', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await play().result).toBe('failed')
  expect(hls.sources).toEqual([])
})

test('a programme whose part is missing is lost', async () => {
  const { result, onLost } = play({ source: 'programme' })
  expect(await result).toMatchObject({ form: 'direct' })
  hls.fail()
  expect(onLost).toHaveBeenCalledOnce()
})
