// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface RoomWords {
  back: string
  badge: string
  paused: string
  watching(values: { count: string | number }): string
  poster: string
  playAudioHint: string
  pictureOnly: string
  playWithPicture: string
  connecting: string
  waitingForPicture(values: { name: string | number }): string
  pausedByHost(values: { name: string | number }): string
  videoFailed: string
  notSupported: string
  late: string
  soundOnly: string
  tryAgain: string
  mute: string
  unmute: string
  audioOnly: string
  showVideo: string
  showCaptions: string
  hideCaptions: string
  pip: string
  fullScreen: string
  leaveFullScreen: string
  player(values: { name: string | number }): string
  askPrivately(values: { price: string | number }): string
  queue(values: { count: number }): string
  chat: string
  pause: string
  continue: string
  newLines(values: { count: number }): string
  continueWith(values: { count: string | number }): string
  host: string
  hidden: string
  tipLine(values: { name: string | number; amount: string | number }): string
  empty: string
  say: string
  send: string
  sending: string
  notSent: string
  chatConnecting: string
  endedTitle: string
  cancelledTitle: string
  cancelledHint(values: { name: string | number }): string
  endedHint(values: { name: string | number }): string
  blockedTitle: string
  blockedHint(values: { name: string | number }): string
  soonTitle: string
  soonHint(values: { name: string | number; time: string | number }): string
  soonUnknown(values: { name: string | number }): string
  seeProfile(values: { name: string | number }): string
  othersLive: string
  allLive: string
  needsJavaScript: string
}

const english: RoomWords = {
  back: "Back to all live streams",
  badge: "Live",
  paused: "Paused",
  watching: (d) => d.count + " watching",
  poster: "Play",
  playAudioHint: "Data saver is on. Nothing plays until you press Play, and then sound only.",
  pictureOnly: "This live stream has no sound-only form. The picture uses more data.",
  playWithPicture: "Play with picture",
  connecting: "Connecting…",
  waitingForPicture: (d) => "Waiting for " + d.name + "’s camera…",
  pausedByHost: (d) => d.name + " has paused the video. The chat goes on.",
  videoFailed: "The video does not reach you. Check your internet connection. The chat goes on.",
  notSupported: "This browser cannot play this live stream.",
  late: "A few seconds late",
  soundOnly: "This browser cannot show this picture. You hear the sound.",
  tryAgain: "Try again",
  mute: "Mute",
  unmute: "Turn sound on",
  audioOnly: "Sound only",
  showVideo: "Show video",
  showCaptions: "Show captions",
  hideCaptions: "Hide captions",
  pip: "Picture in picture",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  player: (d) => "Video of " + d.name,
  askPrivately: (d) => "Ask in private, " + d.price + "/min",
  queue: (d) => plural(d.count, 0, en, { "0": "Nobody is waiting", one: number("en-IN", d.count, 0) + " person waiting", other: number("en-IN", d.count, 0) + " people waiting" }) as string,
  chat: "Room chat",
  pause: "Pause",
  "continue": "Continue",
  newLines: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " new message", other: number("en-IN", d.count, 0) + " new messages" }) as string,
  continueWith: (d) => "Continue, " + d.count + " new",
  host: "Host",
  hidden: "hidden for your safety",
  tipLine: (d) => d.name + " sent a tip of " + d.amount,
  empty: "No messages yet. Say namaste.",
  say: "Say something",
  send: "Send",
  sending: "Sending…",
  notSent: "Not sent. Check your internet connection and try again.",
  chatConnecting: "Connecting the chat…",
  endedTitle: "This live stream has ended",
  cancelledTitle: "This live stream was cancelled",
  cancelledHint: (d) => d.name + " did not go live.",
  endedHint: (d) => d.name + " is not live any more.",
  blockedTitle: "You cannot watch this live stream",
  blockedHint: (d) => d.name + " has blocked you from this live stream. You can watch others.",
  soonTitle: "Not live yet",
  soonHint: (d) => d.name + " goes live on " + d.time + ". This page opens the live stream by itself.",
  soonUnknown: (d) => d.name + " has not started yet. This page opens the live stream by itself.",
  seeProfile: (d) => "See " + d.name + "’s profile",
  othersLive: "Live now",
  allLive: "See all live streams",
  needsJavaScript: "Live streams need JavaScript. Turn it on in your browser and reload the page."
}

export const roomWords: () => RoomWords = catalogue(english)
