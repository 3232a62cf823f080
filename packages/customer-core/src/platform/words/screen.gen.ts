// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ScreenWords {
  pageNotFound: string
  checkTheLink: string
  home: string
  seeAstrologers: string
  somethingWentWrong: string
  offline: string
  loadsWhenBack: string
  reference(values: { reference: string | number }): string
  takesLong: string
  needsJavaScript: string
  savedCopy(values: { when: string | number }): string
}

const english: ScreenWords = {
  pageNotFound: "Page not found",
  checkTheLink: "Check the link or go home.",
  home: "Go home",
  seeAstrologers: "See astrologers",
  somethingWentWrong: "Something went wrong",
  offline: "You’re offline",
  loadsWhenBack: "Check your internet connection. This page loads by itself when you’re back online.",
  reference: (d) => "Reference: " + d.reference,
  takesLong: "This page is taking longer than usual. Check your internet connection.",
  needsJavaScript: "This page needs JavaScript. Turn it on in your browser and reload the page.",
  savedCopy: (d) => "Saved " + d.when + ". There is no connection now, so this may have changed."
}

export const screenWords: () => ScreenWords = catalogue(english)
