// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface AppWords {
  forAstrologers: string
  nav: string
  work: string
  earnings: string
  reviews: string
  studio: string
  onAir: string
  noVideo: string
  openStudio: string
  settings: string
  logOut: string
  loading: string
  tryAgain: string
  save: string
  saved: string
  offline: string
  failed: string
  studioNotLoaded: string
  settingsNotLoaded: string
  brand: string
  notifications: string
  dismiss: string
}

const english: AppWords = {
  forAstrologers: "For astrologers",
  nav: "Main",
  work: "Work",
  earnings: "Earnings",
  reviews: "Reviews",
  studio: "Live",
  onAir: "on air",
  noVideo: "Your live stream is on, but viewers get no video. It ends after a minute without video.",
  openStudio: "Open Live",
  settings: "Settings",
  logOut: "Log out",
  loading: "Loading",
  tryAgain: "Try again",
  save: "Save",
  saved: "Saved.",
  offline: "No connection. We keep trying; the time that a customer pays for goes on.",
  failed: "This did not work. Try again.",
  studioNotLoaded: "Your live streams did not load",
  settingsNotLoaded: "Your settings did not load",
  brand: "Tarapath, home",
  notifications: "Notifications, F8",
  dismiss: "Dismiss"
}

export const appWords: () => AppWords = catalogue(english)
