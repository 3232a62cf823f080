// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface CardWords {
  chat: string
  chatWith(values: { name: string | number }): string
  profile: string
  profileOf(values: { name: string | number }): string
  save(values: { name: string | number }): string
  removeSaved(values: { name: string | number }): string
  notSaved(values: { name: string | number }): string
  notRemoved(values: { name: string | number }): string
  signInToSave(values: { name: string | number }): string
  experience(values: { years: number }): string
  online: string
  offline: string
  busy: string
  rating(values: { rating: string | number }): string
  ratingOfReviews(values: { rating: string | number; count: number }): string
  wait(values: { minutes: string | number }): string
  busyFree(values: { minutes: string | number }): string
  chats(values: { count: number }): string
  call(values: { name: string | number }): string
  callShort: string
  yourLanguage: string
}

const english: CardWords = {
  chat: "Chat",
  chatWith: (d) => "Chat with " + d.name,
  profile: "Profile",
  profileOf: (d) => "Profile of " + d.name,
  save: (d) => "Save " + d.name,
  removeSaved: (d) => "Remove " + d.name + " from favourites",
  notSaved: (d) => "Could not save " + d.name + ".",
  notRemoved: (d) => "Could not remove " + d.name + " from favourites.",
  signInToSave: (d) => "Sign in to save " + d.name + ".",
  experience: (d) => plural(d.years, 0, en, { one: number("en-IN", d.years, 0) + " yr", other: number("en-IN", d.years, 0) + " yrs" }) as string,
  online: "Online",
  offline: "Offline",
  busy: "Busy",
  rating: (d) => "Rated " + d.rating + " out of 5",
  ratingOfReviews: (d) => "Rated " + d.rating + " out of 5, " + plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " review", other: number("en-IN", d.count, 0) + " reviews" }),
  wait: (d) => "~" + d.minutes + " min",
  busyFree: (d) => "Busy, free in about " + d.minutes + " min",
  chats: (d) => plural(d.count, 0, en, { "0": "New on Tarapath", one: number("en-IN", d.count, 0) + " chat", other: number("en-IN", d.count, 0) + " chats" }) as string,
  call: (d) => "Call " + d.name,
  callShort: "Call",
  yourLanguage: "your language"
}

export const cardWords: () => CardWords = catalogue(english)
