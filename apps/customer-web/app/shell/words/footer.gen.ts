// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface FooterWords {
  disclaimer: string
  placesFrom: string
  contactUs: string
}

const english: FooterWords = {
  disclaimer: "Astrology is guidance, not medical, legal or financial advice. 18+ only. Wallet money can be used on Tarapath only.",
  placesFrom: "Place data:",
  contactUs: "Contact us"
}

export const footerWords: () => FooterWords = catalogue(english)
