// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface MantrasWords {
  title: string
  heading: string
  description: string
  find: string
  findHint: string
  search: string
  found(values: { count: number }): string
  noneFound: string
  showAll: string
  categories: string
  all: string
  categoryTitle(values: { category: string | number }): string
  notLoaded: string
  notSaved: string
  saveCategory: string
  categorySaved: string
  categoryNotSaved: string
}

const english: MantrasWords = {
  title: "Mantras with meaning, in Sanskrit, Hindi and English",
  heading: "Mantras",
  description: "Mantras in Sanskrit and ten scripts, with transliteration and meaning, and a counter of 108.",
  find: "Find a mantra",
  findHint: "In English or देवनागरी letters",
  search: "Search",
  found: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " mantra", other: number("en-IN", d.count, 0) + " mantras" }) as string,
  noneFound: "No mantra has this name. Try a shorter part of it, or a deity.",
  showAll: "Show all mantras",
  categories: "Browse by deity and purpose",
  all: "All",
  categoryTitle: (d) => d.category + " mantras with meaning",
  notLoaded: "The mantras did not load",
  notSaved: "Not saved",
  saveCategory: "Save to read offline",
  categorySaved: "Saved on this device. You can read these without a network.",
  categoryNotSaved: "Not saved. Check your internet connection and try again."
}

export const mantrasWords: () => MantrasWords = catalogue(english)
