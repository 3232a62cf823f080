import type * as Library from 'livekit-client'
import { connectRoom } from '../live/index.ts'
import type { NotSending, Sending, SendRequest } from './send-camera.ts'

type LiveKit = Pick<typeof Library, 'Room' | 'RoomEvent' | 'Track' | 'isBrowserSupported'>

const loadLiveKit = (): Promise<LiveKit> => import('livekit-client')

/** Sends a camera to a room of LiveKit. */
export async function sendToRoom(
  { pass: { url = '', token }, media, onSent, onLost }: SendRequest,
  load: () => Promise<LiveKit> = loadLiveKit,
): Promise<Sending | NotSending> {
  const { Room, RoomEvent, Track, isBrowserSupported } = await load()
  if (!isBrowserSupported()) return 'not-possible'
  // The studio's own check shows the camera, and stops it.
  const room = new Room({ stopLocalTrackOnUnpublish: false })
  const host = room.localParticipant
  let isSending = false
  const stop = () => {
    isSending = false
    void room.disconnect()
  }
  room.on(RoomEvent.Reconnecting, () => onSent(false))
  room.on(RoomEvent.Reconnected, () => onSent(true))
  room.on(RoomEvent.Disconnected, () => {
    if (isSending) onLost()
    isSending = false
  })
  const publish = async (track: MediaStreamTrack) => {
    const source = track.kind === Track.Kind.Video ? Track.Source.Camera : Track.Source.Microphone
    await host.publishTrack(track, { source })
  }
  try {
    if (!(await connectRoom(room, { url, token }))) throw new Error('LiveKit did not let the camera in.')
    for (const track of media.getTracks()) await publish(track)
  } catch {
    stop()
    return 'failed'
  }
  isSending = true
  onSent(true)
  return {
    async replace(next: MediaStream | null) {
      for (const { track } of host.trackPublications.values()) {
        const other = next?.getTracks().find(({ kind }) => kind === track?.kind)
        if (!other) await track?.mute()
        else {
          await track?.replaceTrack(other)
          await track?.unmute()
        }
      }
    },
    stop,
  }
}
