// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ConsultationWords {
  title: string
  chatWith(values: { name: string | number }): string
  callWith(values: { name: string | number }): string
  messages: string
  messagesNotLoaded: string
  noMessages: string
  noMessagesHint: string
  yourRating: string
  writeReview: string
  rate(values: { name: string | number }): string
  chatAgain: string
  allConsultations: string
  signInToSee: string
  rating(values: { stars: string | number }): string
}

const english: ConsultationWords = {
  title: "Consultation",
  chatWith: (d) => "Chat with " + d.name,
  callWith: (d) => "Call with " + d.name,
  messages: "Messages",
  messagesNotLoaded: "Messages did not load",
  noMessages: "No messages",
  noMessagesHint: "Messages of a chat appear here.",
  yourRating: "Your rating:",
  writeReview: "Write a review",
  rate: (d) => "Rate " + d.name,
  chatAgain: "Chat again",
  allConsultations: "My consultations",
  signInToSee: "Sign in to see this consultation.",
  rating: (d) => d.stars + " out of 5"
}

export const consultationWords: () => ConsultationWords = catalogue(english)
