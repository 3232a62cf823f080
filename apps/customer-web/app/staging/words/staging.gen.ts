// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface StagingWords {
  title: string
  code: string
  verify: string
  wrongCode: string
  tooManyTries(values: { minutes: number }): string
  notChecked: string
  needsJavaScript: string
}

const english: StagingWords = {
  title: "Let's Verify!",
  code: "6-digit code",
  verify: "Verify",
  wrongCode: "please enter valid password",
  tooManyTries: (d) => "Too many incorrect codes. Try again in " + plural(d.minutes, 0, en, { one: number("en-IN", d.minutes, 0) + " minute", other: number("en-IN", d.minutes, 0) + " minutes" }) + ".",
  notChecked: "Could not check the code. Check your internet connection and try again.",
  needsJavaScript: "This test site needs JavaScript. Turn it on in your browser and reload the page."
}

export const stagingWords: () => StagingWords = catalogue(english)
