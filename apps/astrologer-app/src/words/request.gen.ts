// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface RequestWords {
  chat(values: { name: string | number }): string
  call(values: { name: string | number }): string
  callText: string
  endsLiveStream: string
  answerIn(values: { time: string | number }): string
  nth(values: { count: number }): string
  question: string
  asked(values: { question: string | number }): string
  speaks(values: { languages: string | number }): string
  born(values: { line: string | number }): string
  noBirthDetails: string
  timeUnknown: string
  accept: string
  decline: string
  declineWhy: string
  declineHint(values: { name: string | number }): string
  no_time: string
  other_subject: string
  other_language: string
  unsuitable: string
  back: string
  joining(values: { name: string | number }): string
}

const english: RequestWords = {
  chat: (d) => d.name + " asks for a chat",
  call: (d) => d.name + " calls you",
  callText: "Answer the telephone that rings.",
  endsLiveStream: "Your live stream ends when this consultation begins.",
  answerIn: (d) => d.time + " to answer",
  nth: (d) => plural(d.count, 0, en, { "0": "First consultation with you", one: "1 consultation with you before", other: number("en-IN", d.count, 0) + " consultations with you before" }) as string,
  question: "First question",
  asked: (d) => "first question: “" + d.question + "”",
  speaks: (d) => "Speaks " + d.languages,
  born: (d) => "Born " + d.line,
  noBirthDetails: "No birth details shared",
  timeUnknown: "time not known",
  accept: "Accept",
  decline: "Decline",
  declineWhy: "Why do you decline?",
  declineHint: (d) => d.name + " is not charged. They read the reason, but not that a request is unsuitable.",
  no_time: "No time now",
  other_subject: "Not my subject",
  other_language: "Not my language",
  unsuitable: "Unsuitable request",
  back: "Back",
  joining: (d) => "Waiting for " + d.name + " to join"
}

export const requestWords: () => RequestWords = catalogue(english)
