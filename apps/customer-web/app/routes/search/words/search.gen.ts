// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface SearchWords {
  title: string
  label: string
  hint: string
  submit: string
  found(values: { count: number; query: string | number }): string
  none(values: { query: string | number }): string
  noneHint: string
  recent: string
  clear: string
  start: string
  loading: string
  failed: string
  partial: string
  retry: string
  speaks(values: { language: string | number }): string
  keys: string
}

const english: SearchWords = {
  title: "Search",
  label: "Search Tarapath",
  hint: "Astrologers, mantras, calculators, products, courses and articles, in English or Hindi.",
  submit: "Search",
  found: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " result", other: number("en-IN", d.count, 0) + " results" }) + " for “" + d.query + "”" as string,
  none: (d) => "Nothing found for “" + d.query + "”",
  noneHint: "Try a shorter word, or start from here.",
  recent: "Recent searches",
  clear: "Clear",
  start: "Start from here",
  loading: "Loading…",
  failed: "Search did not load. Check your internet connection.",
  partial: "Some results did not load. Try again in a minute.",
  retry: "Try again",
  speaks: (d) => "Astrologers who speak " + d.language,
  keys: "↑ ↓ to choose, Enter to open, Esc to close"
}

export const searchWords: () => SearchWords = catalogue(english)
