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
  moonUnsure(values: { name: string | number }): string
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
  moonUnsure: (d) => "Without the time of birth the Moon of " + d.name + " may be in the next sign, and the points differ."
}

export const matchingWords: () => MatchingWords = catalogue(english)
