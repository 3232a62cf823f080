// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PersonWords {
  title: string
  about(values: { name: string | number }): string
  share: string
  shareOf(values: { person: string | number }): string
  shared(values: { name: string | number; person: string | number }): string
  add: string
  nobody: string
  close: string
}

const english: PersonWords = {
  title: "Share birth details",
  about: (d) => d.name + " will see these details and the chart. For matching, share the other person’s details.",
  share: "Share",
  shareOf: (d) => "Share " + d.person,
  shared: (d) => "Shared with " + d.name + ": " + d.person,
  add: "Add a person",
  nobody: "Saved under Family charts in your profile.",
  close: "Close"
}

export const personWords: () => PersonWords = catalogue(english)
