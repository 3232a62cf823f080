// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface FailureWords {
  offline: string
  noAnswer: string
  rateLimited: string
  rateLimitedFor(values: { seconds: number }): string
  notFound: string
  signedOut: string
  refused: string
  notAvailable: string
  away: string
  unexpected: string
  reference: string
}

const english: FailureWords = {
  offline: "You’re offline. Check your internet connection.",
  noAnswer: "Tarapath is not responding. Check your internet connection and try again.",
  rateLimited: "Too many requests. Wait a moment and try again.",
  rateLimitedFor: (d) => "Too many requests. Try again in " + plural(d.seconds, 0, en, { one: number("en-IN", d.seconds, 0) + " second", other: number("en-IN", d.seconds, 0) + " seconds" }) + ".",
  notFound: "Not found. It may have been removed.",
  signedOut: "Sign in to see this.",
  refused: "This request was not accepted.",
  notAvailable: "Not available yet.",
  away: "Tarapath is not available right now. Try again in a minute.",
  unexpected: "Something went wrong. Try again.",
  reference: "Reference"
}

export const failureWords: () => FailureWords = catalogue(english)
