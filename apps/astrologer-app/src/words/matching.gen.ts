// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface MatchingWords {
  title: string
  groom: string
  bride: string
  nobody(values: { name: string | number }): string
  onlyOne: string
  ask(values: { name: string | number }): string
  askText: string
  placeUnknown(values: { name: string | number }): string
  timeUnknown(values: { name: string | number; from: string | number; to: string | number }): string
  notLoaded: string
  moon(values: { nakshatra: string | number; pada: string | number }): string
}

const english: MatchingWords = {
  title: "Guna milan",
  groom: "Groom",
  bride: "Bride",
  nobody: (d) => d.name + " shared no birth details. A matching needs those of two people.",
  onlyOne: "No second person was shared.",
  ask: (d) => "Ask " + d.name + " for birth details",
  askText: "Please share the birth details of the other person: tap + below, then “Birth details of another person”.",
  placeUnknown: (d) => "We do not know the birthplace of " + d.name + ", so there is no matching.",
  timeUnknown: (d) => "The time of birth of " + d.name + " is not known. On that day the Moon went from " + d.from + ", to " + d.to + ".",
  notLoaded: "The matching did not load",
  moon: (d) => d.nakshatra + ", pada " + d.pada
}

export const matchingWords: () => MatchingWords = catalogue(english)
