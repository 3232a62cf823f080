// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface PhonesWords {
  title: string
  yours: string
  theirs(values: { name: string | number }): string
  first: string
  next: string
  ringing: string
  answered: string
  onLine: string
  recorded(values: { name: string | number; days: string | number }): string
}

const english: PhonesWords = {
  title: "Telephones",
  yours: "Your telephone",
  theirs: (d) => "Telephone of " + d.name,
  first: "rings first",
  next: "rings next",
  ringing: "ringing",
  answered: "answered",
  onLine: "on the line",
  recorded: (d) => "This call is recorded. " + d.name + " can listen to it for " + d.days + " days; nobody else can."
}

export const phonesWords: () => PhonesWords = catalogue(english)
