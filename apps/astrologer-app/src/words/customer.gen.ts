// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CustomerWords {
  note(values: { name: string | number }): string
  noteHint: string
  notSaved(values: { name: string | number }): string
  noConnection: string
  earlier: string
  none(values: { name: string | number }): string
  messages(values: { date: string | number }): string
  noMessages: string
  messagesNotLoaded: string
  notLoaded: string
}

const english: CustomerWords = {
  note: (d) => "My note about " + d.name,
  noteHint: "Only you read it. Telephone numbers are hidden. It is saved while you type.",
  notSaved: (d) => "Your note about " + d.name + " is not saved",
  noConnection: "No connection. What you typed is kept here.",
  earlier: "Earlier consultations",
  none: (d) => "This is the first consultation with " + d.name + ".",
  messages: (d) => "Messages of " + d.date,
  noMessages: "No messages were written.",
  messagesNotLoaded: "Messages did not load",
  notLoaded: "Your note and the earlier consultations did not load"
}

export const customerWords: () => CustomerWords = catalogue(english)
