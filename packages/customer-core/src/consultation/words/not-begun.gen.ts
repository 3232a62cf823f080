// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface NotBegunWords {
  notCharged: string
  asked(values: { time: string | number }): string
  requestEnded(values: { time: string | number }): string
  oneMessage(values: { name: string | number }): string
  balanceStill(values: { balance: string | number }): string
  tryAgain: string
  similar: string
  seeAll: string
  nobodyOnline: string
  rate(values: { rate: string | number }): string
  rated(values: { rating: string | number; count: number }): string
  chat: string
  chatWith(values: { name: string | number }): string
}

const english: NotBegunWords = {
  notCharged: "You were not charged.",
  asked: (d) => d.time + ", asked",
  requestEnded: (d) => d.time + ", request ended",
  oneMessage: (d) => "We’ll notify you once, when " + d.name + " is free.",
  balanceStill: (d) => "Your balance is still " + d.balance + ".",
  tryAgain: "Try again",
  similar: "Similar astrologers",
  seeAll: "See all",
  nobodyOnline: "No similar astrologer is online right now.",
  rate: (d) => d.rate + "/min",
  rated: (d) => "Rated " + d.rating + " out of 5, " + plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " review", other: number("en-IN", d.count, 0) + " reviews" }),
  chat: "Chat",
  chatWith: (d) => "Chat with " + d.name
}

export const notBegunWords: () => NotBegunWords = catalogue(english)
