// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface AttachWords {
  addPicture: string
  add: string
  camera: string
  gallery: string
  birthDetails: string
  notAPicture: string
  record: string
  recording: string
  askingMicrophone: string
  cancel: string
  send: string
  microphone_refused: string
  microphone_refused_hint: string
  microphone_missing: string
  microphone_missing_hint: string
  microphone_unsupported: string
  microphone_unsupported_hint: string
  writeInstead: string
  waiting: string
  retrying: string
  sendingSize(values: { size: string | number }): string
  sendingPicture: string
  sent: string
  notSent: string
  tryAgain: string
  delete: string
  play: string
  pause: string
  playOf(values: { title: string | number }): string
  pauseOf(values: { title: string | number }): string
  notPlayed: string
}

const english: AttachWords = {
  addPicture: "Add a picture",
  add: "Add a picture or birth details",
  camera: "Take a photo",
  gallery: "Choose a picture",
  birthDetails: "Birth details of another person",
  notAPicture: "This picture cannot be sent. Choose a JPEG, PNG or WebP picture.",
  record: "Record a voice message: hold, or tap to start",
  recording: "Recording",
  askingMicrophone: "Waiting for the microphone…",
  cancel: "Cancel",
  send: "Send",
  microphone_refused: "The microphone is blocked.",
  microphone_refused_hint: "Allow it in the settings of this site, then try again. You can still type.",
  microphone_missing: "No microphone was found.",
  microphone_missing_hint: "Connect one, or type your message.",
  microphone_unsupported: "This browser cannot record.",
  microphone_unsupported_hint: "Type your message, or use another browser.",
  writeInstead: "Type instead",
  waiting: "Waiting for the internet…",
  retrying: "Not sent yet. Trying again…",
  sendingSize: (d) => "Sending " + d.size + "…",
  sendingPicture: "Sending the picture",
  sent: "Sent",
  notSent: "Not sent",
  tryAgain: "Try again",
  "delete": "Delete",
  play: "Play",
  pause: "Pause",
  playOf: (d) => "Play: " + d.title,
  pauseOf: (d) => "Pause: " + d.title,
  notPlayed: "The recording did not play."
}

export const attachWords: () => AttachWords = catalogue(english)
