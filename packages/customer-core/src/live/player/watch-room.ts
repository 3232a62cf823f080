import type * as Library from 'livekit-client'
import type { RemoteTrackPublication, Room } from 'livekit-client'
import { clearCaptions, showCaptions } from './captions.ts'
import { connectRoom } from './connect-room.ts'
import { MAX_CONNECTING_MS } from './max-connecting-ms.ts'
import type { NotPlaying, Playing } from './start-playing.ts'

interface WatchedRoom {
  url: string
  token: string
  withPicture: boolean
  onLost(): void
}

type LiveKit = Pick<typeof Library, 'Room' | 'RoomEvent' | 'Track' | 'isBrowserSupported'>

const loadLiveKit = (): Promise<LiveKit> => import('livekit-client')

/** Plays what an astrologer sends to a room of LiveKit. Without the picture, its bytes are not sent either. */
export async function watchRoom(
  video: HTMLVideoElement,
  { url, token, withPicture, onLost }: WatchedRoom,
  load: () => Promise<LiveKit> = loadLiveKit,
): Promise<Playing | NotPlaying> {
  const { Room, RoomEvent, Track, isBrowserSupported } = await load()
  if (!isBrowserSupported()) return 'not-supported'
  const room = new Room()
  const received = new MediaStream()
  let isPlaying = false
  const stop = () => {
    isPlaying = false
    void room.disconnect()
    if (video.srcObject === received) video.srcObject = null
    clearCaptions(video)
  }
  const lose = () => {
    if (isPlaying) onLost()
    isPlaying = false
  }
  const isWanted = ({ kind }: RemoteTrackPublication) => withPicture || kind === Track.Kind.Audio
  const subscribe = (publication: RemoteTrackPublication) => {
    if (isWanted(publication)) publication.setSubscribed(true)
  }
  const firstTrack = new Promise<boolean>((resolve) => {
    room.on(RoomEvent.TrackSubscribed, ({ mediaStreamTrack }) => {
      received.addTrack(mediaStreamTrack)
      if (video.srcObject !== received) video.srcObject = received
      resolve(true)
    })
    room.on(RoomEvent.Disconnected, () => resolve(false))
  })
  room.on(RoomEvent.TrackPublished, subscribe)
  room.on(RoomEvent.TrackUnsubscribed, ({ mediaStreamTrack }) => {
    received.removeTrack(mediaStreamTrack)
    if (received.getTracks().length === 0) lose()
  })
  room.on(RoomEvent.TranscriptionReceived, (segments) => showCaptions(video, segments))
  // The player says so, and connects anew with a new pass, as it does with our own servers.
  room.on(RoomEvent.Reconnecting, lose)
  room.on(RoomEvent.Disconnected, lose)
  if (!(await connectRoom(room, { url, token }))) {
    stop()
    return 'failed'
  }
  const sent = publicationsOf(room).filter(isWanted)
  sent.forEach(subscribe)
  if (sent.length > 0 && (await orTooLate(firstTrack))) {
    isPlaying = true
    return { form: 'direct', stop }
  }
  stop()
  return sent.length > 0 ? 'failed' : 'no-camera'
}

const publicationsOf = ({ remoteParticipants }: Room): RemoteTrackPublication[] =>
  [...remoteParticipants.values()].flatMap((host) => [...host.trackPublications.values()])

function orTooLate(arrival: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), MAX_CONNECTING_MS)
  })
  return Promise.race([arrival, late]).finally(() => clearTimeout(timer))
}
