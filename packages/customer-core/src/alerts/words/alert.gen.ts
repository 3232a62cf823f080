// Generated from en.json by `pnpm generate`. Do not edit.
import { select } from "@messageformat/runtime";
import { catalogue } from '@tarapath/words'

export interface AlertWords {
  notifyMe: string
  notifyMeAbout(values: { kind: string; name: string | number }): string
  signInToNotify(values: { kind: string; name: string | number }): string
  isSet: string
  isSetFor(values: { kind: string; name: string | number }): string
  byPush(values: { day: string | number }): string
  byPushAtStart: string
  bySmsAtStart: string
  bySms(values: { day: string | number }): string
  blocked: string
  turnOff: string
  turnOffFor(values: { kind: string; name: string | number }): string
  turnedOff(values: { kind: string; name: string | number }): string
  failed: string
}

const english: AlertWords = {
  notifyMe: "Notify me",
  notifyMeAbout: (d) => select(d.kind, { live: "Notify me when " + d.name + " goes live", other: "Notify me about " + d.name }) as string,
  signInToNotify: (d) => select(d.kind, { live: "Sign in to be notified when " + d.name + " goes live.", other: "Sign in to be notified about " + d.name + "." }) as string,
  isSet: "We’ll notify you",
  isSetFor: (d) => select(d.kind, { live: "We’ll notify you when " + d.name + " goes live. Turn off", other: "We’ll notify you about " + d.name + ". Turn off" }) as string,
  byPush: (d) => "On this device, once, until " + d.day + ".",
  byPushAtStart: "On this device, once, when the live stream starts.",
  bySmsAtStart: "By SMS, once, when the live stream starts.",
  bySms: (d) => "By SMS, once, until " + d.day + ".",
  blocked: "Notifications are off in this browser.",
  turnOff: "Turn off",
  turnOffFor: (d) => select(d.kind, { live: "Turn off the notification about " + d.name + "’s live stream", other: "Turn off the notification about " + d.name }) as string,
  turnedOff: (d) => select(d.kind, { live: "You won’t be notified when " + d.name + " goes live.", other: "You won’t be notified about " + d.name + "." }) as string,
  failed: "Could not save. Check your internet connection and try again."
}

export const alertWords: () => AlertWords = catalogue(english)
