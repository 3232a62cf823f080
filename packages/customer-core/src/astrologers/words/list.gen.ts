// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface ListWords {
  titleOnline: string
  titleTopic(values: { topic: string | number }): string
  titleLanguage(values: { language: string | number }): string
  titleTopicLanguage(values: { topic: string | number; language: string | number }): string
  description: string
  count(values: { count: number }): string
  loading: string
  loadMore: string
  firstShown(values: { count: string | number }): string
  onlineNow: string
  noMatches(values: { count: number }): string
  removeAFilter: string
  chosenFilters: string
  filters: string
  filtersSet(values: { count: string | number }): string
  searchByName: string
  sortBy: string
  sortedBy(values: { order: string | number }): string
  recommended: string
  bestRated: string
  lowestPrice: string
  highestPrice: string
  mostExperienced: string
  availability: string
  any: string
  clearAll: string
  freeForCall: string
  price: string
  priceUpTo(values: { price: string | number }): string
  anyPrice: string
  lowestOfPrices(values: { price: string | number }): string
  highestOfPrices(values: { price: string | number }): string
  upToPrice(values: { price: string | number }): string
  experience: string
  yearsOrMore(values: { years: string | number }): string
  topic: string
  language: string
  gender: string
  more(values: { count: string | number }): string
  remove(values: { filter: string | number }): string
  showCount(values: { count: number }): string
  show: string
  narrow: string
  speaksYours: string
}

const english: ListWords = {
  titleOnline: "Astrologers online",
  titleTopic: (d) => d.topic + " astrologers online",
  titleLanguage: (d) => "Astrologers who speak " + d.language,
  titleTopicLanguage: (d) => d.topic + " astrologers who speak " + d.language,
  description: "Compare astrologers by language, topic, rating and price per minute. See what a chat costs before it starts.",
  count: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " astrologer", other: number("en-IN", d.count, 0) + " astrologers" }) as string,
  loading: "Loading…",
  loadMore: "Load more",
  firstShown: (d) => "Showing the first " + d.count + ". Choose a language or a topic to see others.",
  onlineNow: "Online now",
  noMatches: (d) => plural(d.count, 0, en, { one: "No astrologer matches this filter", other: "No astrologer matches these " + number("en-IN", d.count, 0) + " filters" }) as string,
  removeAFilter: "Remove a filter:",
  chosenFilters: "Chosen filters",
  filters: "Filters",
  filtersSet: (d) => "Filters · " + d.count,
  searchByName: "Search by name",
  sortBy: "Sort by",
  sortedBy: (d) => "Sort by: " + d.order,
  recommended: "Recommended",
  bestRated: "Best rated",
  lowestPrice: "Lowest price",
  highestPrice: "Highest price",
  mostExperienced: "Most experienced",
  availability: "Availability",
  any: "Any",
  clearAll: "Clear all",
  freeForCall: "Takes calls",
  price: "Price per minute",
  priceUpTo: (d) => "Price, up to ₹" + d.price + "/min",
  anyPrice: "Any price",
  lowestOfPrices: (d) => "₹" + d.price,
  highestOfPrices: (d) => "₹" + d.price + " or more",
  upToPrice: (d) => "Up to ₹" + d.price + "/min",
  experience: "Experience",
  yearsOrMore: (d) => d.years + "+ years",
  topic: "Topic",
  language: "Language",
  gender: "Gender",
  more: (d) => d.count + " more",
  remove: (d) => "Remove " + d.filter,
  showCount: (d) => plural(d.count, 0, en, { "0": "No astrologer matches", one: "Show " + number("en-IN", d.count, 0) + " astrologer", other: "Show " + number("en-IN", d.count, 0) + " astrologers" }) as string,
  show: "Show astrologers",
  narrow: "Filters and sorting",
  speaksYours: "Speaks your language"
}

export const listWords: () => ListWords = catalogue(english)
