// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ShellWords {
  consult: string
  horoscope2025: string
  yearlyHoroscope: string
  skipToContent: string
  backToTop: string
  mainMenu: string
  announcement: string
  read: string
  shop: string
  account: string
  more: string
  menu: string
  policies: string
  saveData: string
}

const english: ShellWords = {
  consult: "Consult",
  horoscope2025: "Horoscope 2025",
  yearlyHoroscope: "Yearly Horoscope",
  skipToContent: "Skip to content",
  backToTop: "Back to top",
  mainMenu: "Main",
  announcement: "Announcement",
  read: "Read",
  shop: "Shop and learn",
  account: "Your account",
  more: "More",
  menu: "Menu",
  policies: "Policies",
  saveData: "Save data: no web fonts, fewer pictures"
}

export const shellWords: () => ShellWords = catalogue(english)
