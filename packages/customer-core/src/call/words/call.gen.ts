// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface CallWords {
  yourCall: string
  goHome: string
  calling(values: { name: string | number }): string
  callWith(values: { name: string | number }): string
  onPhone: string
  over: string
  phoneOf(values: { name: string | number }): string
  astrologersPhone: string
  picksUpFirst: string
  dialling: string
  ringing: string
  pickedUp: string
  yourPhone: string
  ringsNext: string
  numbersHidden: string
  paidWhenBothPickUp(values: { rate: string | number }): string
  recorded: string
  recordedFor(values: { days: string | number }): string
  requestEnds: string
  notCharged: string
  noInternet: string
  bothOnLine: string
  spent: string
  left: string
  leftOf(values: { total: string | number }): string
  ended: string
  secondsLeft(values: { seconds: string | number }): string
  minutesLeft(values: { minutes: number }): string
  addMinutes(values: { minutes: string | number }): string
  recharge: string
  end: string
  ending: string
  endCall: string
  continueCall: string
  endTitle(values: { name: string | number }): string
  endHint: string
  move: string
  fold: string
  unfold: string
}

const english: CallWords = {
  yourCall: "Your call",
  goHome: "Go home",
  calling: (d) => "Calling " + d.name + "…",
  callWith: (d) => "Call with " + d.name,
  onPhone: "Talk on your phone. You can leave this page; the call continues.",
  over: "The call is over.",
  phoneOf: (d) => d.name + "’s phone",
  astrologersPhone: "Astrologer’s phone",
  picksUpFirst: "Picks up first",
  dialling: "Calling…",
  ringing: "Ringing",
  pickedUp: "Picked up",
  yourPhone: "Your phone",
  ringsNext: "Rings next",
  numbersHidden: "You both see a Tarapath number only.",
  paidWhenBothPickUp: (d) => "You pay " + d.rate + "/min only after both have picked up.",
  recorded: "Recorded",
  recordedFor: (d) => "This call is recorded. Only you can listen, for " + d.days + " days.",
  requestEnds: "Request ends in",
  notCharged: "You are not charged yet.",
  noInternet: "No internet. Trying again…",
  bothOnLine: "Both on the line",
  spent: "spent",
  left: "left",
  leftOf: (d) => "left of " + d.total,
  ended: "Ended",
  secondsLeft: (d) => d.seconds + " seconds left",
  minutesLeft: (d) => plural(d.minutes, 0, en, { one: number("en-IN", d.minutes, 0) + " minute left", other: number("en-IN", d.minutes, 0) + " minutes left" }) as string,
  addMinutes: (d) => "Add " + d.minutes + " min",
  recharge: "Recharge",
  end: "End",
  ending: "Ending…",
  endCall: "End call",
  continueCall: "Continue call",
  endTitle: (d) => "End the call with " + d.name + "?",
  endHint: "You’ll be charged for the time so far.",
  move: "Move to the next corner",
  fold: "Show less",
  unfold: "Show more"
}

export const callWords: () => CallWords = catalogue(english)
