// Generated from en.json by `pnpm generate`. Do not edit.
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
  onlineAtRate(values: { rate: string | number }): string
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
  onlineAtRate: (d) => "Online · " + d.rate + "/min"
}

export const notBegunWords: () => NotBegunWords = catalogue(english)
