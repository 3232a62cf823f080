// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface RecordingWords {
  title: string
  listen: string
  pending: string
  checkAgain: string
  none: string
  expired: string
}

const english: RecordingWords = {
  title: "Recording",
  listen: "Listen to the recording",
  pending: "No recording yet. If this call was recorded, it appears here within an hour.",
  checkAgain: "Check again",
  none: "This call was not recorded.",
  expired: "The link to the recording has expired. Load it again."
}

export const recordingWords: () => RecordingWords = catalogue(english)
