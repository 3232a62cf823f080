// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface LinkWords {
  astrologers: string
  live: string
  todaysHoroscope: string
  consultations: string
  wallet: string
  store: string
  cart: string
  orders: string
  courses: string
  myCourses: string
  calculators: string
  waitingList: string
  mantras: string
  blogs: string
  offers: string
  testimonials: string
  contact: string
  topics: string
  search: string
  searchKeys: string
  register: string
  terms: string
  privacy: string
  refunds: string
  grievance: string
  disclaimer: string
  licences: string
  profile: string
  favourites: string
}

const english: LinkWords = {
  astrologers: "Astrologers",
  live: "Live",
  todaysHoroscope: "Today’s horoscope",
  consultations: "My consultations",
  wallet: "Wallet",
  store: "Store",
  cart: "Cart",
  orders: "My orders",
  courses: "Courses",
  myCourses: "My courses",
  calculators: "Kundli and calculators",
  waitingList: "Waiting list",
  mantras: "Mantras",
  blogs: "Blogs",
  offers: "Offers",
  testimonials: "Testimonials",
  contact: "Contact form",
  topics: "Topics",
  search: "Search",
  searchKeys: "Ctrl K",
  register: "Work as an astrologer",
  terms: "Terms",
  privacy: "Privacy",
  refunds: "Refunds and cancellations",
  grievance: "Grievance officer",
  disclaimer: "Disclaimer",
  licences: "Licences",
  profile: "Profile",
  favourites: "Saved astrologers"
}

export const linkWords: () => LinkWords = catalogue(english)
