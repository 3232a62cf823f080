// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEarly, takeEarlyPlaying } from './early-start.ts'
import { FakePeer } from './player/fake-peer.ts'

let asked: string[] = []
let pass: object = {}
let stream: object = {}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  pass = { transport: 'embedded', source: 'camera', url: '/api/live/pass/', token: 'pass' }
  stream = { id: 7, title: 'Read early', status: 'live', is_blocked: false }
  FakePeer.opened = []
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/v1/consultation/consultant-live-stream/', ''))
    if (url.endsWith('whep')) return new Response('v=0', { status: 201 })
    return Response.json(url.endsWith('token/') ? pass : stream)
  })
  document.cookie = 'access_token=secret'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.cookie = 'access_token=; Max-Age=0'
})

test('the stream is read, its pass asked for, its camera connected to, and each part is used once', async () => {
  const reading = readEarly(7)
  expect([asked, FakePeer.opened.length]).toEqual([['7/'], 1])
  expect(await reading).toMatchObject({ title: 'Read early' })
  const playing = takeEarlyPlaying(7)
  expect(await playing?.pass).toMatchObject({ token: 'pass' })
  expect(asked[1]).toBe('7/live-stream-token/')
  expect(await playing?.camera?.status).toBe(201)
  expect(asked.at(-1)).toBe('/api/live/pass/whep')
  expect(takeEarlyPlaying(7)).toBeNull()
  expect(takeEarlyPlaying(8)).toBeNull()
  // Opened again, it is read again: what was read once may be old.
  await readEarly(7)
  expect(asked.filter((url) => url === '7/')).toHaveLength(2)
})

test('a programme has no camera to connect to', async () => {
  pass = { ...pass, source: 'programme' }
  await readEarly(7)
  expect(await takeEarlyPlaying(7)?.camera?.status).toBeNull()
  expect(FakePeer.opened[0]?.close).toHaveBeenCalledOnce()
  expect(asked).not.toContain('/api/live/pass/whep')
})

test.each([
  ['announced', { status: 'scheduled' }],
  ['over', { status: 'ended' }],
  ['closed to this customer', { is_blocked: true }],
])('a live stream that is %s is asked for no pass, which it would refuse', async (_, change) => {
  stream = { ...stream, ...change }
  await readEarly(7)
  const playing = takeEarlyPlaying(7)
  await expect(playing?.pass).rejects.toThrow('not on')
  expect(await playing?.camera?.status).toBeNull()
  expect([asked, FakePeer.opened[0]?.connectionState]).toEqual([['7/'], 'closed'])
})

test('a page that is left before its player is there watches no longer', async () => {
  await readEarly(7)
  vi.advanceTimersByTime(15_000)
  expect(FakePeer.opened[0]?.close).toHaveBeenCalledOnce()
  expect(takeEarlyPlaying(7)).toBeNull()
})

test('without a sign-in nothing is asked for', async () => {
  document.cookie = 'access_token=; Max-Age=0'
  await expect(readEarly(7)).rejects.toThrow('no access token')
  expect(takeEarlyPlaying(7)).toBeNull()
  expect([asked, FakePeer.opened]).toEqual([[], []])
})
