// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface MenuWords {
  consult: string
  horoscope2025: string
  yearlyHoroscope: string
  backToTop: string
  read: string
  shop: string
  account: string
  more: string
  menu: string
  policies: string
  saveData: string
}

const english: MenuWords = {
  consult: "Consult",
  horoscope2025: "Horoscope 2025",
  yearlyHoroscope: "Yearly Horoscope",
  backToTop: "Back to top",
  read: "Read",
  shop: "Shop and learn",
  account: "Your account",
  more: "More",
  menu: "Menu",
  policies: "Policies",
  saveData: "Save data: no web fonts, fewer pictures"
}

export const menuWords: () => MenuWords = catalogue(english)
