// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CalculatorsWords {
  title: string
  description: string
  heading: string
  lead: string
}

const english: CalculatorsWords = {
  title: "Free astrology calculators: kundli, panchang, matching",
  description: "Kundli with drawn charts, dasha, panchang, guna milan, numerology and muhurta. Free, calculated for your place, and you can check the sky yourself.",
  heading: "Calculators",
  lead: "Free. Calculated for your place and time, with the positions to check."
}

export const calculatorsWords: () => CalculatorsWords = catalogue(english)
