// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface QueueWords {
  signIn: string
  leave: string
  leaveOf(values: { name: string | number }): string
  wouldBeAhead(values: { count: number }): string
  range(values: { from: string | number; to: string | number }): string
  about(values: { minutes: string | number }): string
  underAMinute: string
  rangeInHours(values: { from: string | number; to: string | number }): string
  aboutInHours(values: { hours: string | number }): string
  unknownWait: string
  usually(values: { from: string | number; to: string | number }): string
  listOf(values: { name: string | number }): string
  joinLead: string
  notNow: string
  waitUnknown: string
  basis: string
  pill(values: { name: string | number }): string
  yourTurn: string
  over: string
  yourTurnIn(values: { time: string | number }): string
  ready(values: { name: string | number; kind: string }): string
  toStart: string
  passesOn(values: { time: string | number }): string
  startChat: string
  startCall: string
  takesLong: string
  cancel: string
  giveUp: string
  later: string
  priceDetails: string
  rate: string
  perMinute(values: { rate: string | number }): string
  balance: string
  maximumTime: string
  minutes(values: { minutes: string | number }): string
  maximumCost: string
  now: string
  earlier: string
  none: string
  noneHint: string
  findAstrologer: string
  confirmed(values: { name: string | number }): string
  declined(values: { name: string | number }): string
  statusDeclined(values: { name: string | number }): string
  statusLeft: string
  statusMissed(values: { time: string | number }): string
  passedOver: string
  statusServed: string
  secondsLeft(values: { seconds: string | number }): string
  minutesLeft(values: { minutes: number }): string
  gone(values: { name: string | number }): string
}

const english: QueueWords = {
  signIn: "Sign in to see your waiting list.",
  leave: "Leave waiting list",
  leaveOf: (d) => "Leave waiting list of " + d.name,
  wouldBeAhead: (d) => plural(d.count, 0, en, { "0": "Nobody ahead", one: number("en-IN", d.count, 0) + " ahead", other: number("en-IN", d.count, 0) + " ahead" }) as string,
  range: (d) => "about " + d.from + "–" + d.to + " min",
  about: (d) => "about " + d.minutes + " min",
  underAMinute: "under 1 min",
  rangeInHours: (d) => "about " + d.from + "–" + d.to + " h",
  aboutInHours: (d) => "about " + d.hours + " h",
  unknownWait: "wait not known yet",
  usually: (d) => "usually " + d.from + "–" + d.to + " min each",
  listOf: (d) => "Waiting list of " + d.name,
  joinLead: "Waiting costs nothing, and you can leave at any time.",
  notNow: "Not now",
  waitUnknown: "The wait could not be loaded. You can join without it.",
  basis: "Estimated from the time left in the current consultation and how long recent ones took.",
  pill: (d) => "Waiting for " + d.name,
  yourTurn: "It’s your turn",
  over: "Your turn is over",
  yourTurnIn: (d) => "(" + d.time + ") Your turn",
  ready: (d) => d.name + " is ready for your " + select(d.kind, { call: "call", other: "chat" }) + ".",
  toStart: "to start",
  passesOn: (d) => "Start by " + d.time + ", or the next person gets the turn. You were not charged for waiting.",
  startChat: "Start chat",
  startCall: "Call now",
  takesLong: "This is taking longer than usual. You can wait or cancel. You are not charged yet.",
  cancel: "Cancel",
  giveUp: "Give up my place",
  later: "Decide later",
  priceDetails: "What this can cost",
  rate: "Rate",
  perMinute: (d) => d.rate + " / min",
  balance: "Your balance",
  maximumTime: "Maximum time",
  minutes: (d) => d.minutes + " min",
  maximumCost: "Maximum cost",
  now: "Waiting now",
  earlier: "Earlier",
  none: "You’re not on a waiting list.",
  noneHint: "Join one on the page of a busy astrologer. Waiting costs nothing.",
  findAstrologer: "Find an astrologer",
  confirmed: (d) => d.name + " takes you next",
  declined: (d) => d.name + " can’t take you now. You were not charged for waiting.",
  statusDeclined: (d) => d.name + " could not take you",
  statusLeft: "You left",
  statusMissed: (d) => "Your turn passed at " + d.time,
  passedOver: "Others go first while you are in another consultation or your balance is too low. You keep your place.",
  statusServed: "Consulted",
  secondsLeft: (d) => d.seconds + " seconds left",
  minutesLeft: (d) => plural(d.minutes, 0, en, { one: number("en-IN", d.minutes, 0) + " minute left", other: number("en-IN", d.minutes, 0) + " minutes left" }) as string,
  gone: (d) => "Your turn with " + d.name + " has passed. You can join the waiting list again."
}

export const queueWords: () => QueueWords = catalogue(english)
