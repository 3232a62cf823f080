// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface TopicWords {
  title(values: { topic: string | number }): string
  description(values: { topic: string | number }): string
  lead: string
  questions: string
  noQuestions: string
  people(values: { topic: string | number }): string
  seeAll(values: { topic: string | number }): string
  others: string
  asked(values: { count: number }): string
}

const english: TopicWords = {
  title: (d) => d.topic + " questions for an astrologer",
  description: (d) => "Popular questions about " + d.topic + ", and the astrologers who answer them.",
  lead: "Tap a question to ask it. We’ll fill it in when you choose an astrologer.",
  questions: "Popular questions",
  noQuestions: "No questions on this topic yet. Write your own when you start a chat.",
  people: (d) => "Astrologers for " + d.topic,
  seeAll: (d) => "See all astrologers for " + d.topic,
  others: "Other topics",
  asked: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " consultation", other: number("en-IN", d.count, 0) + " consultations" }) as string
}

export const topicWords: () => TopicWords = catalogue(english)
