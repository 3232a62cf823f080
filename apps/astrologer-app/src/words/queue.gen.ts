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
  bar(values: { count: number; name: string | number }): string
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
  bar: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " waits", other: number("en-IN", d.count, 0) + " wait" }) + " for you · next: " + d.name as string,
  about: "Who is first is asked when you are free. Each turn lasts 2 minutes.",
  turn: "it is their turn"
}

export const queueWords: () => QueueWords = catalogue(english)
