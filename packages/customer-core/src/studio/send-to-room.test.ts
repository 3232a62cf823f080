import * as library from 'livekit-client'
import { expect, test, vi } from 'vitest'
import { sendToRoom } from './send-to-room.ts'

const { RoomEvent, Track } = library

const mediaOf = (...kinds: string[]) => {
  const tracks = kinds.map((kind) => ({ kind }))
  return { tracks, media: { getTracks: () => tracks } as unknown as MediaStream }
}

/** A room of LiveKit to which a studio sends: the library needs a server for a real one. */
function roomOf({ refuses = false, publishes = true } = {}) {
  const listeners = new Map<string, () => void>()
  const emit = (event: string) => listeners.get(event)?.()
  const sent = new Map<string, { track: Record<string, unknown> }>()
  const connect = vi.fn(() => (refuses ? Promise.reject(new Error('refused')) : Promise.resolve()))
  const disconnect = vi.fn(async () => emit(RoomEvent.Disconnected))
  const publishTrack = vi.fn(async (track: { kind: string }, { source }: { source: string }) => {
    if (!publishes) throw new Error('The token lets nobody publish.')
    const own = {
      kind: track.kind,
      shows: track,
      isMuted: false,
      mute: async () => void (own.isMuted = true),
      unmute: async () => void (own.isMuted = false),
      replaceTrack: async (next: { kind: string }) => void (own.shows = next),
    }
    sent.set(source, { track: own })
  })
  class Room {
    localParticipant = { publishTrack, trackPublications: sent }
    connect = connect
    disconnect = disconnect
    on = (event: string, listener: () => void) => listeners.set(event, listener)
  }
  const load = async () => ({ ...library, Room, isBrowserSupported: () => true }) as unknown as typeof library
  const onSent = vi.fn()
  const onLost = vi.fn()
  const send = (media: MediaStream) => {
    const pass = { transport: 'livekit', url: 'wss://live.test', token: 'pass' } as never
    return sendToRoom({ pass, media, onSent, onLost }, load)
  }
  return { send, sent, emit, connect, disconnect, onSent, onLost }
}

test('camera and microphone are published with the pass, and ending leaves the room without a loss', async () => {
  const { send, sent, connect, disconnect, onSent, onLost } = roomOf()
  const sending = await send(mediaOf('video', 'audio').media)
  expect(connect).toHaveBeenCalledWith('wss://live.test', 'pass', expect.objectContaining({ autoSubscribe: false }))
  expect([...sent.keys()]).toEqual([Track.Source.Camera, Track.Source.Microphone])
  expect(onSent.mock.calls).toEqual([[true]])
  if (typeof sending === 'string') throw new Error(sending)
  sending.stop()
  expect(disconnect).toHaveBeenCalledOnce()
  expect(onLost).not.toHaveBeenCalled()
})

test('a pause sends nothing, and after it the other camera is sent over the same connection', async () => {
  const { send, sent, connect } = roomOf()
  const sending = await send(mediaOf('video', 'audio').media)
  if (typeof sending === 'string') throw new Error(sending)
  await sending.replace(null)
  expect([...sent.values()].map(({ track }) => track['isMuted'])).toEqual([true, true])
  const { media, tracks } = mediaOf('audio', 'video')
  await sending.replace(media)
  expect([...sent.values()].map(({ track }) => [track['isMuted'], track['shows']])).toEqual([
    [false, tracks[1]],
    [false, tracks[0]],
  ])
  expect(connect).toHaveBeenCalledOnce()
})

test.each([
  ['refuses', { refuses: true }],
  ['lets nobody publish', { publishes: false }],
])('a room that %s has failed, and is left', async (_, room) => {
  const { send, disconnect, onSent, onLost } = roomOf(room)
  expect(await send(mediaOf('video').media)).toBe('failed')
  expect(disconnect).toHaveBeenCalledOnce()
  expect([onSent, onLost].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a broken connection is reported, and a closed room is lost once', async () => {
  const { send, emit, onSent, onLost } = roomOf()
  await send(mediaOf('video', 'audio').media)
  emit(RoomEvent.Reconnecting)
  emit(RoomEvent.Reconnected)
  expect(onSent.mock.calls).toEqual([[true], [false], [true]])
  emit(RoomEvent.Disconnected)
  emit(RoomEvent.Disconnected)
  expect(onLost).toHaveBeenCalledOnce()
})
