// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface OffersWords {
  title: string
  description: string
  lead: string
  none: string
  seePrices: string
}

const english: OffersWords = {
  title: "Offers",
  description: "What Tarapath offers today: no countdowns, and the full price before you pay.",
  lead: "What is on offer today. The full price is shown before you pay.",
  none: "There are no offers today.",
  seePrices: "See astrologers by price"
}

export const offersWords: () => OffersWords = catalogue(english)
