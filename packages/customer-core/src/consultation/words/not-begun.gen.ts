// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface NotBegunWords {
  notCharged: string
  balanceStill(values: { balance: string | number }): string
  tryAgain: string
  similar: string
  seeAll: string
  nobodyOnline: string
  onlineAtRate(values: { rate: string | number }): string
}

const english: NotBegunWords = {
  notCharged: "You were not charged.",
  balanceStill: (d) => "Your balance is still " + d.balance + ".",
  tryAgain: "Try again",
  similar: "Similar astrologers",
  seeAll: "See all",
  nobodyOnline: "No similar astrologer is online right now.",
  onlineAtRate: (d) => "Online · " + d.rate + "/min"
}

export const notBegunWords: () => NotBegunWords = catalogue(english)
