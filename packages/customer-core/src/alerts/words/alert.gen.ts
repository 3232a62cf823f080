// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface AlertWords {
  notifyMe: string
  notifyMeAbout(values: { name: string | number }): string
  signInToNotify(values: { name: string | number }): string
  isSet: string
  isSetFor(values: { name: string | number }): string
  byPush(values: { day: string | number }): string
  bySms(values: { day: string | number }): string
  blocked: string
  turnOff: string
  turnOffFor(values: { name: string | number }): string
  turnedOff(values: { name: string | number }): string
  failed: string
}

const english: AlertWords = {
  notifyMe: "Notify me",
  notifyMeAbout: (d) => "Notify me about " + d.name,
  signInToNotify: (d) => "Sign in to be notified about " + d.name + ".",
  isSet: "We’ll notify you",
  isSetFor: (d) => "We’ll notify you about " + d.name + ". Turn off",
  byPush: (d) => "On this device, once, until " + d.day + ".",
  bySms: (d) => "By SMS, once, until " + d.day + ".",
  blocked: "Notifications are off in this browser.",
  turnOff: "Turn off",
  turnOffFor: (d) => "Turn off the notification about " + d.name,
  turnedOff: (d) => "You won’t be notified about " + d.name + ".",
  failed: "Could not save. Check your internet connection and try again."
}

export const alertWords: () => AlertWords = catalogue(english)
