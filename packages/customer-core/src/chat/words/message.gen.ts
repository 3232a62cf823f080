// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface MessageWords {
  pictureGone: string
  recordingGone: string
  yourPicture: string
  pictureFrom(values: { name: string | number }): string
  yourRecording: string
  recordingFrom(values: { name: string | number }): string
  captioned(values: { title: string | number; caption: string | number }): string
  openKundli: string
  pictureNotLoaded: string
  openLarger: string
}

const english: MessageWords = {
  pictureGone: "This picture is no longer available.",
  recordingGone: "This recording is no longer available.",
  yourPicture: "Picture from you",
  pictureFrom: (d) => "Picture from " + d.name,
  yourRecording: "Recording from you",
  recordingFrom: (d) => "Recording from " + d.name,
  captioned: (d) => d.title + ": " + d.caption,
  openKundli: "Open kundli",
  pictureNotLoaded: "The picture did not load.",
  openLarger: "Open larger"
}

export const messageWords: () => MessageWords = catalogue(english)
