// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface BirthWords {
  birthDetails: string
  missing(values: { name: string | number }): string
  add: string
  shareWith(values: { name: string | number }): string
  sharedWith(values: { name: string | number }): string
  sharedBy(values: { name: string | number }): string
  edit: string
  save: string
  name: string
  dateOfBirth: string
  timeOfBirth: string
  timeNotKnown: string
  timeUnknown: string
  placeOfBirth: string
  firstQuestion: string
  lagna(values: { sign: string | number }): string
  rashi(values: { sign: string | number }): string
  nakshatra(values: { name: string | number }): string
  birthChart: string
  chartOf(values: { name: string | number }): string
  openChart: string
  fromCalculation: string
}

const english: BirthWords = {
  birthDetails: "Birth details",
  missing: (d) => "Add them now so " + d.name + " has your chart before billing starts.",
  add: "Add birth details",
  shareWith: (d) => "Share with " + d.name,
  sharedWith: (d) => "Shared with " + d.name + ": birth details",
  sharedBy: (d) => d.name + " shared your birth chart",
  edit: "Edit",
  save: "Save",
  name: "Name",
  dateOfBirth: "Date of birth",
  timeOfBirth: "Time of birth",
  timeNotKnown: "I don’t know the time",
  timeUnknown: "time unknown",
  placeOfBirth: "Place of birth",
  firstQuestion: "First question",
  lagna: (d) => "Lagna " + d.sign,
  rashi: (d) => "Rashi " + d.sign,
  nakshatra: (d) => "Nakshatra " + d.name,
  birthChart: "Birth chart",
  chartOf: (d) => d.name + "’s kundli",
  openChart: "Open the chart",
  fromCalculation: "Filled in from what you calculated. Change it if that was about somebody else."
}

export const birthWords: () => BirthWords = catalogue(english)
