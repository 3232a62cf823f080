// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface ConsultationWords {
  title: string
  chatWith(values: { name: string | number }): string
  callWith(values: { name: string | number }): string
  messages: string
  messagesNotLoaded: string
  noMessages: string
  searchMessages: string
  messagesFound(values: { count: number }): string
  noMessagesHint: string
  yourRating: string
  rate(values: { name: string | number }): string
  chatAgain: string
  rating(values: { stars: string | number }): string
  signInToSee: string
  actions: string
  review: string
  viewReceipt: string
  printOrShare: string
  callAgain: string
}

const english: ConsultationWords = {
  title: "Consultation",
  chatWith: (d) => "Chat with " + d.name,
  callWith: (d) => "Call with " + d.name,
  messages: "Messages",
  messagesNotLoaded: "Messages did not load",
  noMessages: "No messages",
  searchMessages: "Search messages",
  messagesFound: (d) => plural(d.count, 0, en, { "0": "No message matches", one: number("en-IN", d.count, 0) + " message", other: number("en-IN", d.count, 0) + " messages" }) as string,
  noMessagesHint: "Messages of a chat appear here.",
  yourRating: "Your rating:",
  rate: (d) => "Rate " + d.name,
  chatAgain: "Chat again",
  rating: (d) => d.stars + " out of 5",
  signInToSee: "Sign in to see this consultation.",
  actions: "Actions",
  review: "Review",
  viewReceipt: "View receipt",
  printOrShare: "Print or share",
  callAgain: "Call again"
}

export const consultationWords: () => ConsultationWords = catalogue(english)
