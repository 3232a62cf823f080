// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface HistoryWords {
  empty: string
  emptyHint: string
  findAstrologer: string
  chat: string
  call: string
  refunded(values: { amount: string | number }): string
  about: string
  signInToSee: string
  ended: string
  cancelled: string
  declined: string
  notAnswered: string
  waiting: string
  inProgress: string
  answered: string
  goHome: string
  search: string
  searchFor: string
  found(values: { count: number }): string
  noMatches: string
  clearAll: string
  filters: string
  all: string
  astrologer: string
  anyAstrologer: string
  month: string
  anyMonth: string
  showMore: string
  monthTotal(values: { count: number; time: string | number }): string
  nothingCharged: string
  latestOnly(values: { count: string | number }): string
  ofLimit(values: { limit: string | number }): string
  forYou: string
  forYouNotLoaded: string
}

const english: HistoryWords = {
  empty: "No consultations yet",
  emptyHint: "Your chats, with messages and receipts, appear here.",
  findAstrologer: "Find an astrologer",
  chat: "Chat",
  call: "Call",
  refunded: (d) => d.amount + " refunded",
  about: "Sign in to read your chats again and see what each one cost.",
  signInToSee: "Sign in to see your consultations.",
  ended: "Ended",
  cancelled: "Cancelled",
  declined: "Declined",
  notAnswered: "Not answered",
  waiting: "Waiting",
  inProgress: "In progress",
  answered: "Answered",
  goHome: "Go home",
  search: "Search consultations",
  searchFor: "Astrologer or receipt number",
  found: (d) => plural(d.count, 0, en, { "0": "No consultation matches", one: number("en-IN", d.count, 0) + " consultation", other: number("en-IN", d.count, 0) + " consultations" }) as string,
  noMatches: "No consultations match",
  clearAll: "Clear all",
  filters: "Filters",
  all: "All",
  astrologer: "Astrologer",
  anyAstrologer: "All astrologers",
  month: "Month",
  anyMonth: "All months",
  showMore: "Show more",
  monthTotal: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " consultation", other: number("en-IN", d.count, 0) + " consultations" }) + " · " + d.time as string,
  nothingCharged: "Nothing charged",
  latestOnly: (d) => "Your latest " + d.count + " consultations. Older ones are not listed here.",
  ofLimit: (d) => "of your " + d.limit + " limit",
  forYou: "Recommended for you",
  forYouNotLoaded: "Recommended astrologers did not load"
}

export const historyWords: () => HistoryWords = catalogue(english)
