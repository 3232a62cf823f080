// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface OfflineWords {
  title: string
  check: string
  tryAgain: string
  saved: string
  savedAbout: string
}

const english: OfflineWords = {
  title: "You’re offline",
  check: "This page needs the internet. Check your connection, then try again.",
  tryAgain: "Try again",
  saved: "Saved on this device",
  savedAbout: "Horoscopes, mantras, articles and astrologers you open are saved here so you can read them offline."
}

export const offlineWords: () => OfflineWords = catalogue(english)
