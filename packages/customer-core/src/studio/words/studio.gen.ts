// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface StudioWords {
  title: string
  signIn: string
  forbidden: string
  forbiddenHint: string
  watchLive: string
  intro: string
  streamTitle: string
  streamTitleHint: string
  titleMissing: string
  camera: string
  microphone: string
  anyCamera(values: { number: string | number }): string
  anyMicrophone(values: { number: string | number }): string
  level: string
  levelHint: string
  preview: string
  startCheck: string
  checking: string
  notAllowed: string
  notFound: string
  inUse: string
  deviceLost: string
  notPossible: string
  goLive: string
  announce: string
  announceHint: string
  announcedFor(values: { time: string | number }): string
  day: string
  time: string
  timeMissing: string
  tooSoon: string
  tooLate: string
  announceTime: string
  saveTime: string
  changeTime: string
  cancelStream: string
  cancelTitle: string
  cancelHint: string
  keepStream: string
  goOn: string
  stillLive: string
  goingLive: string
  live: string
  paused: string
  onAir: string
  onPause: string
  reconnecting: string
  codecNotOffered: string
  watching(values: { count: number }): string
  pause: string
  continue: string
  end: string
  endTitle: string
  endHint: string
  keepLive: string
  leaveTitle: string
  leaveHint: string
  leave: string
  ended: string
  failed: string
  viewers: string
  noViewers: string
  blocked: string
  waiting: string
  chatConnecting: string
  nobodyWaits: string
  waitsFor(values: { kind: string }): string
  block: string
  blockOf(values: { name: string | number }): string
  blockTitle(values: { name: string | number }): string
  blockHint(values: { name: string | number }): string
  cancel: string
  unblock: string
  unblockOf(values: { name: string | number }): string
  nowBlocked(values: { name: string | number }): string
  nowUnblocked(values: { name: string | number }): string
}

const english: StudioWords = {
  title: "Live studio",
  signIn: "Sign in with your astrologer’s account to go live.",
  forbidden: "Only for astrologers",
  forbiddenHint: "This page is for astrologers who go live. Your account is a customer’s account.",
  watchLive: "See who is live",
  intro: "Check your camera and microphone first. Nobody sees you until you press Go live.",
  streamTitle: "Title of the live stream",
  streamTitleHint: "What you talk about, in up to 80 characters",
  titleMissing: "Enter a title.",
  camera: "Camera",
  microphone: "Microphone",
  anyCamera: (d) => "Camera " + d.number,
  anyMicrophone: (d) => "Microphone " + d.number,
  level: "Microphone level",
  levelHint: "Say something: the bar moves when your microphone works.",
  preview: "Your camera",
  startCheck: "Check camera and microphone",
  checking: "Waiting for your browser’s permission…",
  notAllowed: "Your browser does not let this page use the camera and microphone. Allow both in the site settings, then check again.",
  notFound: "No camera or no microphone was found. Connect one, then check again.",
  inUse: "Another app is using the camera or microphone. Close it, then check again.",
  deviceLost: "The camera or microphone was disconnected. Check again.",
  notPossible: "This browser cannot send video.",
  goLive: "Go live",
  announce: "Announce it for later",
  announceHint: "It is listed on the page Live, and customers can ask to be notified when it starts. You start it yourself; an hour after its time it is cancelled.",
  announcedFor: (d) => "Announced for " + d.time,
  day: "Day",
  time: "Time in India",
  timeMissing: "Choose a day and a time.",
  tooSoon: "Choose a time that is at least 5 minutes from now.",
  tooLate: "Choose a time within the next 30 days.",
  announceTime: "Announce",
  saveTime: "Save time",
  changeTime: "Change time",
  cancelStream: "Cancel live stream",
  cancelTitle: "Cancel this live stream?",
  cancelHint: "It is taken off the page Live. Customers who wanted to be notified are told.",
  keepStream: "Keep it",
  goOn: "Send video again",
  stillLive: "Your live stream is on, but viewers get no video from this device. It ends after a minute without video.",
  goingLive: "Going live…",
  live: "Live",
  paused: "Paused",
  onAir: "You are live.",
  onPause: "Paused. Viewers see that you paused; the chat goes on.",
  reconnecting: "The video does not reach viewers. Reconnecting… The live stream ends after a minute without video.",
  codecNotOffered: "This browser sends no video that viewers can play. Open the studio in another browser within a minute to go on.",
  watching: (d) => plural(d.count, 0, en, { "0": "No viewers yet", one: number("en-IN", d.count, 0) + " watching", other: number("en-IN", d.count, 0) + " watching" }) as string,
  pause: "Pause video",
  "continue": "Continue video",
  end: "End live stream",
  endTitle: "End this live stream?",
  endHint: "It ends for all viewers and cannot be started again.",
  keepLive: "Stay live",
  leaveTitle: "Leave the studio?",
  leaveHint: "Viewers get no video after you leave, and a minute later the live stream ends.",
  leave: "Leave",
  ended: "Your live stream has ended.",
  failed: "That did not work. Check your internet connection and try again.",
  viewers: "Viewers",
  noViewers: "Nobody is watching yet.",
  blocked: "Blocked",
  waiting: "Waiting list",
  chatConnecting: "Connecting the chat…",
  nobodyWaits: "Nobody is waiting.",
  waitsFor: (d) => select(d.kind, { call: "Call", other: "Chat" }) as string,
  block: "Block",
  blockOf: (d) => "Block " + d.name,
  blockTitle: (d) => "Block " + d.name + "?",
  blockHint: (d) => d.name + " is removed from this live stream at once and cannot come back. They are told that you blocked them.",
  cancel: "Cancel",
  unblock: "Unblock",
  unblockOf: (d) => "Unblock " + d.name,
  nowBlocked: (d) => d.name + " is blocked from this live stream.",
  nowUnblocked: (d) => d.name + " can watch this live stream again."
}

export const studioWords: () => StudioWords = catalogue(english)
