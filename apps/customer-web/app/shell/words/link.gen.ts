// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface LinkWords {
  astrologers: string
  todaysHoroscope: string
  consultations: string
  wallet: string
  store: string
  cart: string
  orders: string
  courses: string
  myCourses: string
  calculators: string
  waitingLists: string
}

const english: LinkWords = {
  astrologers: "Astrologers",
  todaysHoroscope: "Today’s horoscope",
  consultations: "My consultations",
  wallet: "Wallet",
  store: "Store",
  cart: "Cart",
  orders: "My orders",
  courses: "Courses",
  myCourses: "My courses",
  calculators: "Kundli and calculators",
  waitingLists: "Waiting list"
}

export const linkWords: () => LinkWords = catalogue(english)
