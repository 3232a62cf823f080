// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural, select } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface SessionWords {
  yourAstrologer: string
  yourChat: string
  openChat: string
  ending: string
  endNotConfirmed: string
  myConsultations: string
  endChat: string
  continueChat: string
  begun(values: { kind: string }): string
  begunAnyway(values: { name: string | number; rate: string | number }): string
  endIt(values: { kind: string }): string
  continueIt(values: { kind: string }): string
  noInternet: string
  waiting: string
  spent(values: { amount: string | number }): string
  left(values: { time: string | number }): string
  stillThere: string
  idle: string
  endsIn(values: { seconds: number }): string
  endsInSpoken(values: { seconds: number }): string
  endAndLogOut: string
  endingAndLoggingOut: string
  logOutQuestion: string
  stillOn(values: { kind: string; name: string | number }): string
  joined(values: { name: string | number }): string
  replied(values: { count: number; name: string | number }): string
  unread(values: { count: number }): string
  picture: string
  voiceMessage: string
  requestCancelled: string
  cancel: string
}

const english: SessionWords = {
  yourAstrologer: "Your astrologer",
  yourChat: "Your chat",
  openChat: "Open chat",
  ending: "Ending…",
  endNotConfirmed: "Not confirmed yet. Trying again…",
  myConsultations: "My consultations",
  endChat: "End chat",
  continueChat: "Continue chat",
  begun: (d) => select(d.kind, { call: "Your call has begun", other: "Your chat has begun" }) as string,
  begunAnyway: (d) => d.name + " picked up before your cancellation arrived. It costs " + d.rate + " a minute until you end it.",
  endIt: (d) => select(d.kind, { call: "End call", other: "End chat" }) as string,
  continueIt: (d) => select(d.kind, { call: "Continue call", other: "Continue chat" }) as string,
  noInternet: "No internet. Trying again…",
  waiting: "Waiting to join. You are not charged yet.",
  spent: (d) => d.amount + " spent",
  left: (d) => d.time + " left",
  stillThere: "Are you still there?",
  idle: "No messages for 2 minutes. We’ll end this chat to save your money.",
  endsIn: (d) => "Ends in " + plural(d.seconds, 0, en, { one: number("en-IN", d.seconds, 0) + " second", other: number("en-IN", d.seconds, 0) + " seconds" }),
  endsInSpoken: (d) => "The chat ends in " + plural(d.seconds, 0, en, { one: number("en-IN", d.seconds, 0) + " second", other: number("en-IN", d.seconds, 0) + " seconds" }) + ".",
  endAndLogOut: "End and log out",
  endingAndLoggingOut: "Ending and logging out…",
  logOutQuestion: "End the consultation and log out?",
  stillOn: (d) => "Your " + select(d.kind, { call: "call", other: "chat" }) + " with " + d.name + " is still on. Logging out will end it.",
  joined: (d) => d.name + " joined",
  replied: (d) => "(" + number("en-IN", d.count, 0) + ") " + d.name + " replied",
  unread: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " new message", other: number("en-IN", d.count, 0) + " new messages" }) as string,
  picture: "Picture",
  voiceMessage: "Voice message",
  requestCancelled: "Request cancelled. You were not charged.",
  cancel: "Cancel"
}

export const sessionWords: () => SessionWords = catalogue(english)
