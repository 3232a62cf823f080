// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface FavouritesWords {
  title: string
  signInToSee: string
  empty: string
  emptyHint: string
  find: string
  choose(values: { name: string | number }): string
  chosen(values: { count: number }): string
  remove: string
  removed(values: { count: number }): string
  undo: string
  notChanged(values: { problem: string | number }): string
}

const english: FavouritesWords = {
  title: "Saved astrologers",
  signInToSee: "Sign in to see whom you saved.",
  empty: "Nobody saved yet",
  emptyHint: "Tap the heart on an astrologer’s card to save them here.",
  find: "Find an astrologer",
  choose: (d) => "Choose " + d.name,
  chosen: (d) => plural(d.count, 0, en, { "0": "Choose whom to remove", one: number("en-IN", d.count, 0) + " chosen", other: number("en-IN", d.count, 0) + " chosen" }) as string,
  remove: "Remove",
  removed: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " astrologer removed", other: number("en-IN", d.count, 0) + " astrologers removed" }) as string,
  undo: "Undo",
  notChanged: (d) => d.problem + " Nothing was changed."
}

export const favouritesWords: () => FavouritesWords = catalogue(english)
