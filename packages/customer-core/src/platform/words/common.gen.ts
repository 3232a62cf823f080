// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CommonWords {
  signIn: string
  tryAgain: string
  loading: string
  close: string
  notOpened: string
  reloadPage: string
  reload: string
  perMinute: string
  priceBefore: string
  notifications: string
  dismiss: string
  messages: string
  optional: string
  brand: string
}

const english: CommonWords = {
  signIn: "Sign in",
  tryAgain: "Try again",
  loading: "Loading",
  close: "Close",
  notOpened: "Could not open this. Check your internet connection and try again.",
  reloadPage: "Part of this page did not load. Reload the page.",
  reload: "Reload",
  perMinute: "min",
  priceBefore: "before,",
  notifications: "Notifications, F8",
  dismiss: "Dismiss",
  messages: "Messages",
  optional: "(optional)",
  brand: "Tarapath, home"
}

export const commonWords: () => CommonWords = catalogue(english)
