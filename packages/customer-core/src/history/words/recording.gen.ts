// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface RecordingWords {
  title: string
  listen: string
  pending: string
  checkAgain: string
  none: string
  until(values: { day: string | number }): string
  deleted(values: { day: string | number }): string
  expired: string
  notPlayed: string
}

const english: RecordingWords = {
  title: "Recording",
  listen: "Listen to the recording",
  pending: "No recording yet. If this call was recorded, it appears here within an hour.",
  checkAgain: "Check again",
  none: "This call was not recorded.",
  until: (d) => "Only you can listen to it, until " + d.day + ".",
  deleted: (d) => "The recording was deleted on " + d.day + ".",
  expired: "The link to the recording has expired. Load it again.",
  notPlayed: "The recording did not play. Try again later, or report a problem."
}

export const recordingWords: () => RecordingWords = catalogue(english)
