/** A piece of a transcription, which is sent again, longer, until it is final. */
export interface TranscriptSegment {
  id: string
  text: string
  final: boolean
}

/** How long a finished caption stays. */
const READ_SECONDS = 5
/** How long an unfinished caption stays when no update to it arrives. */
const SPEAKS_SECONDS = 60
/** Older captions are removed: a live stream cannot be played back. */
const MAX_CUES = 20

const TRACK = 'live'

/** A video keeps the tracks that were added to it. */
const captionsOf = (video: HTMLVideoElement): TextTrack => {
  const known = [...video.textTracks].find(({ label }) => label === TRACK)
  if (known) return known
  const track = video.addTextTrack('captions', TRACK)
  track.mode = 'hidden'
  return track
}

/** Shows a transcription as captions of the video. */
export function showCaptions(video: HTMLVideoElement, segments: readonly TranscriptSegment[]): void {
  const track = captionsOf(video)
  const cues = () => [...(track.cues ?? [])]
  for (const { id, text, final } of segments) {
    const before = cues().find((cue) => cue.id === id)
    const from = before?.startTime ?? video.currentTime
    if (before) track.removeCue(before)
    const cue = new VTTCue(from, video.currentTime + (final ? READ_SECONDS : SPEAKS_SECONDS), text)
    cue.id = id
    track.addCue(cue)
  }
  for (const cue of cues().slice(0, -MAX_CUES)) track.removeCue(cue)
}

/** Removes all captions, when playing has stopped. */
export function clearCaptions(video: HTMLVideoElement): void {
  const track = [...video.textTracks].find(({ label }) => label === TRACK)
  for (const cue of Array.from(track?.cues ?? [])) track?.removeCue(cue)
}
