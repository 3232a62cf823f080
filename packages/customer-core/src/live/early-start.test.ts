// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEarly, takeEarlyPlaying } from './early-start.ts'
import { FakePeer } from './player/fake-peer.ts'

let asked: string[] = []
let pass: object = {}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  pass = { transport: 'embedded', source: 'camera', url: '/api/live/pass/', token: 'pass' }
  FakePeer.opened = []
  vi.stubGlobal('RTCPeerConnection', FakePeer)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/v1/consultation/consultant-live-stream/', ''))
    if (url.endsWith('whep')) return new Response('v=0', { status: 201 })
    return Response.json(url.endsWith('token/') ? pass : { id: 7, title: 'Read early' })
  })
  document.cookie = 'access_token=secret'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.cookie = 'access_token=; Max-Age=0'
})

test('stream and pass are asked for at once, the camera is connected to, and each part is used once', async () => {
  const stream = readEarly(7, { savesData: false })
  expect(asked).toEqual(['7/', '7/live-stream-token/'])
  expect(await stream).toMatchObject({ title: 'Read early' })
  const playing = takeEarlyPlaying(7)
  expect(await playing?.pass).toMatchObject({ token: 'pass' })
  expect(await playing?.camera?.status).toBe(201)
  expect(asked.at(-1)).toBe('/api/live/pass/whep')
  expect(takeEarlyPlaying(7)).toBeNull()
  expect(takeEarlyPlaying(8)).toBeNull()
  // Opened again, it is read again: what was read once may be old.
  await readEarly(7, { savesData: false })
  expect(asked.filter((url) => url === '7/')).toHaveLength(2)
})

test('a programme has no camera to connect to', async () => {
  pass = { ...pass, source: 'programme' }
  await readEarly(7, { savesData: false })
  expect(await takeEarlyPlaying(7)?.camera?.status).toBeNull()
  expect(FakePeer.opened[0]?.close).toHaveBeenCalledOnce()
  expect(asked).not.toContain('/api/live/pass/whep')
})

test('a page that is left before its player is there watches no longer', async () => {
  await readEarly(7, { savesData: false })
  vi.advanceTimersByTime(15_000)
  expect(FakePeer.opened[0]?.close).toHaveBeenCalledOnce()
  expect(takeEarlyPlaying(7)).toBeNull()
})

test('without a sign-in nothing is asked for', async () => {
  document.cookie = 'access_token=; Max-Age=0'
  await expect(readEarly(7, { savesData: false })).rejects.toThrow('no access token')
  expect(takeEarlyPlaying(7)).toBeNull()
  expect([asked, FakePeer.opened]).toEqual([[], []])
})
