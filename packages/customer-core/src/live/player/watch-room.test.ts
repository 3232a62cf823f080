import * as library from 'livekit-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchRoom } from './watch-room.ts'

const { RoomEvent, Track } = library

/** Media streams of a browser, as far as the player uses them. */
class Media {
  #tracks = new Set<unknown>()
  addTrack = (track: unknown) => this.#tracks.add(track)
  removeTrack = (track: unknown) => this.#tracks.delete(track)
  getTracks = () => [...this.#tracks]
}
/** A line of captions. */
class Cue {
  id = ''
  startTime: number
  endTime: number
  text: string
  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime
    this.endTime = endTime
    this.text = text
  }
}
beforeAll(() => {
  vi.stubGlobal('MediaStream', Media)
  vi.stubGlobal('VTTCue', Cue)
})

function fakeVideo() {
  const textTracks: { label: string; mode: string; cues: Cue[] }[] = []
  const addTextTrack = (_kind: string, label: string) => {
    const cues: Cue[] = []
    const track = {
      label,
      mode: 'disabled',
      cues,
      addCue: (cue: Cue) => void cues.push(cue),
      removeCue: (cue: Cue) => void cues.splice(cues.indexOf(cue), 1),
    }
    textTracks.push(track)
    return track
  }
  return { srcObject: null, currentTime: 7, textTracks, addTextTrack }
}
afterAll(() => vi.unstubAllGlobals())

/** A room of LiveKit in which an astrologer sends these kinds: the library needs a server for a real one. */
function roomWith(kinds: readonly string[], { refuses = false } = {}) {
  const listeners = new Map<string, ((...values: unknown[]) => void)[]>()
  const emit = (event: string, ...values: unknown[]) => listeners.get(event)?.forEach((listen) => listen(...values))
  const publications = kinds.map((kind) => {
    const track = { mediaStreamTrack: { kind } }
    return {
      kind,
      track,
      isSubscribed: false,
      setSubscribed(isSubscribed: boolean) {
        this.isSubscribed = isSubscribed
        queueMicrotask(() => emit(RoomEvent.TrackSubscribed, track))
      },
    }
  })
  const connect = vi.fn(() => (refuses ? Promise.reject(new Error('refused')) : Promise.resolve()))
  const disconnect = vi.fn(async () => emit(RoomEvent.Disconnected))
  class Room {
    remoteParticipants = new Map(
      kinds.length > 0 ? [['host', { trackPublications: new Map(publications.entries()) }]] : [],
    )
    connect = connect
    disconnect = disconnect
    on(event: string, listener: () => void) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    }
  }
  const load = async () => ({ ...library, Room, isBrowserSupported: () => true }) as unknown as typeof library
  const onLost = vi.fn()
  const captions = fakeVideo()
  const video = captions as unknown as HTMLVideoElement
  const watch = (withPicture: boolean) =>
    watchRoom(video, { url: 'wss://live.test', token: 'pass', withPicture, onLost }, load)
  return { watch, video, captions, publications, connect, disconnect, onLost, emit }
}

const kindsIn = (video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks().map(({ kind }) => kind)

test('picture and sound are subscribed to with the pass, and stopping leaves the room without a loss', async () => {
  const { watch, video, connect, disconnect, onLost } = roomWith(['video', 'audio'])
  const playing = await watch(true)
  expect(connect).toHaveBeenCalledWith('wss://live.test', 'pass', expect.objectContaining({ autoSubscribe: false }))
  await expect.poll(() => kindsIn(video)).toEqual(['video', 'audio'])
  if (typeof playing === 'string') throw new Error(playing)
  playing.stop()
  expect(disconnect).toHaveBeenCalledOnce()
  expect(video.srcObject).toBeNull()
  expect(onLost).not.toHaveBeenCalled()
})

test('with sound only, the picture is not subscribed to', async () => {
  const { watch, video, publications } = roomWith(['video', 'audio'])
  await watch(false)
  expect(publications.map(({ isSubscribed }) => isSubscribed)).toEqual([false, true])
  expect(kindsIn(video)).toEqual(['audio'])
})

test('an empty room has no camera yet, and a room that refuses has failed; both are left', async () => {
  const empty = roomWith([])
  expect(await empty.watch(true)).toBe('no-camera')
  expect(empty.disconnect).toHaveBeenCalledOnce()
  const refusing = roomWith(['video'], { refuses: true })
  expect(await refusing.watch(true)).toBe('failed')
  expect(refusing.disconnect).toHaveBeenCalledOnce()
})

test.each([
  ['the network is gone', [RoomEvent.Reconnecting, RoomEvent.Disconnected]],
  ['the room is closed, or the viewer put out of it', [RoomEvent.Disconnected]],
])('where %s, the player is told once', async (_, events) => {
  const { watch, emit, onLost } = roomWith(['video', 'audio'])
  await watch(true)
  for (const event of events) emit(event)
  expect(onLost).toHaveBeenCalledOnce()
})

test('where the astrologer stops sending, the player hears of it once the last track is gone', async () => {
  const { watch, video, emit, publications, onLost } = roomWith([Track.Kind.Video, Track.Kind.Audio])
  await watch(true)
  await expect.poll(() => kindsIn(video)).toHaveLength(2)
  emit(RoomEvent.TrackUnsubscribed, publications[0]?.track)
  expect(onLost).not.toHaveBeenCalled()
  emit(RoomEvent.TrackUnsubscribed, publications[1]?.track)
  expect(onLost).toHaveBeenCalledOnce()
})

test('transcriptions of a room become captions, each once, and are removed when the player stops', async () => {
  const { watch, captions, emit } = roomWith(['video', 'audio'])
  const playing = await watch(true)
  expect(captions.textTracks).toEqual([])
  const say = (text: string, final: boolean) => emit(RoomEvent.TranscriptionReceived, [{ id: 'a', text, final }])
  say('Namaste', false)
  captions.currentTime = 9
  say('Namaste to all', true)
  const [track] = captions.textTracks
  expect(track).toMatchObject({ mode: 'hidden', cues: [{ text: 'Namaste to all', startTime: 7, endTime: 14 }] })
  for (let at = 0; at < 50; at += 1)
    emit(RoomEvent.TranscriptionReceived, [{ id: `${at}`, text: `${at}`, final: true }])
  expect(track?.cues).toHaveLength(20)
  if (typeof playing === 'object') playing.stop()
  expect(track?.cues).toEqual([])
  expect(captions.textTracks).toHaveLength(1)
})
