// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PageWords {
  home: string
  astrologers: string
  live: string
  horoscope: string
  wallet: string
  consultations: string
  waitingList: string
  contactUs: string
}

const english: PageWords = {
  home: "Home",
  astrologers: "Astrologers",
  live: "Live",
  horoscope: "Horoscope",
  wallet: "Wallet",
  consultations: "My consultations",
  waitingList: "Waiting list",
  contactUs: "Contact us"
}

export const pageWords: () => PageWords = catalogue(english)
