// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface NetworkWords {
  noInternet: string
  noAnswer: string
  backOnline: string
}

const english: NetworkWords = {
  noInternet: "No internet",
  noAnswer: "No answer yet. Check your internet.",
  backOnline: "Back online"
}

export const networkWords: () => NetworkWords = catalogue(english)
