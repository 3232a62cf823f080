// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface QueueWords {
  title: string
  nobody: string
  chat: string
  call: string
  since(values: { time: string | number }): string
  wait(values: { from: string | number; to: string | number }): string
  soon(values: { to: string | number }): string
  held(values: { name: string | number }): string
  heldText(values: { time: string | number }): string
  notReady: string
  missedTurn(values: { name: string | number; time: string | number }): string
  waitsForChat: string
  waitsForCall: string
  others(values: { count: number }): string
  next: string
  nextOf(values: { name: string | number }): string
  confirmed(values: { name: string | number }): string
  decline: string
  declineOf(values: { name: string | number }): string
  declineQuestion(values: { name: string | number }): string
  declineText: string
  keep: string
  about: string
  turn: string
}

const english: QueueWords = {
  title: "Waiting for you",
  nobody: "Nobody waits.",
  chat: "Chat",
  call: "Call",
  since: (d) => "waits since " + d.time,
  wait: (d) => "turn in about " + d.from + " to " + d.to + " min",
  soon: (d) => "turn in about " + d.to + " min",
  held: (d) => "You are held for " + d.name,
  heldText: (d) => "They have " + d.time + " to start. Then the next one is asked.",
  notReady: "Passed over now, and keeps the place",
  missedTurn: (d) => d.name + " did not start when it was their turn, at " + d.time + ".",
  waitsForChat: "waits for a chat",
  waitsForCall: "waits for a call",
  others: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " more waits", other: number("en-IN", d.count, 0) + " more wait" }) as string,
  next: "After this",
  nextOf: (d) => "Take " + d.name + " after this consultation",
  confirmed: (d) => d.name + " knows that they are next",
  decline: "Decline",
  declineOf: (d) => "Decline " + d.name,
  declineQuestion: (d) => "Decline " + d.name + "?",
  declineText: "They leave your waiting list and read that you cannot take them now. They are not charged, and can join again after an hour.",
  keep: "Keep",
  about: "When you are free, the first customer gets a turn of 2 minutes.",
  turn: "it is their turn"
}

export const queueWords: () => QueueWords = catalogue(english)
