// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ReadingWords {
  score(values: { score: string | number }): string
  luckyColour: string
  luckyNumber: string
  otherSigns: string
  allSigns: string
  askAstrologer: string
  why: string
  planetPositions: string
  asOf(values: { sign: string | number }): string
  planet: string
  sign: string
  house: string
  retrograde: string
}

const english: ReadingWords = {
  score: (d) => d.score + " of 5",
  luckyColour: "Lucky colour",
  luckyNumber: "Lucky number",
  otherSigns: "Other signs",
  allSigns: "All 12 signs",
  askAstrologer: "Ask an astrologer about your birth chart",
  why: "Why",
  planetPositions: "Planet positions",
  asOf: (d) => "As of 6:00 am IST on the first day. Sidereal zodiac (Lahiri), houses from " + d.sign + ".",
  planet: "Planet",
  sign: "Sign",
  house: "House",
  retrograde: "Retrograde"
}

export const readingWords: () => ReadingWords = catalogue(english)
