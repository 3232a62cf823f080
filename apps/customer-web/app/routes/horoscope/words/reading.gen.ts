// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ReadingWords {
  score(values: { score: string | number }): string
  dots: string
  dotsFew(values: { dots: string | number }): string
  dotsMany(values: { dots: string | number }): string
  share: string
  copied: string
  notShared: string
  luckyColour: string
  luckyNumber: string
  askAstrologer: string
  seeAllAstrologers: string
  rated(values: { rating: string | number; price: string | number }): string
  notRated(values: { price: string | number }): string
  why: string
  planetPositions: string
  asOf(values: { sign: string | number }): string
  planet: string
  sign: string
  house: string
  retrograde: string
  otherSigns: string
  allSigns: string
  otherPeriods: string
  previous(values: { name: string | number }): string
  next(values: { name: string | number }): string
  signWithDegrees(values: { sign: string | number; degrees: string | number }): string
}

const english: ReadingWords = {
  score: (d) => d.score + " of 5",
  dots: "Dots: how favourable the planets are",
  dotsFew: (d) => d.dots + " take it slowly",
  dotsMany: (d) => d.dots + " very favourable",
  share: "Share",
  copied: "Link copied",
  notShared: "Could not share. Copy the address of this page.",
  luckyColour: "Lucky colour",
  luckyNumber: "Lucky number",
  askAstrologer: "Ask an astrologer about your birth chart",
  seeAllAstrologers: "See all astrologers",
  rated: (d) => "★ " + d.rating + " · " + d.price + "/min",
  notRated: (d) => d.price + "/min",
  why: "Why",
  planetPositions: "Planet positions",
  asOf: (d) => "As of 6:00 am IST on the first day. Sidereal zodiac (Lahiri), houses from " + d.sign + ".",
  planet: "Planet",
  sign: "Sign",
  house: "House",
  retrograde: "Retrograde",
  otherSigns: "Other signs",
  allSigns: "All 12 signs",
  otherPeriods: "Other dates",
  previous: (d) => "‹ " + d.name,
  next: (d) => d.name + " ›",
  signWithDegrees: (d) => d.sign + " " + d.degrees
}

export const readingWords: () => ReadingWords = catalogue(english)
