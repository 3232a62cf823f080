// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface CarriedWords {
  label: string
  youAsk: string
  drop: string
  dropped: string
  undo: string
}

const english: CarriedWords = {
  label: "Your question",
  youAsk: "You’ll ask:",
  drop: "Remove",
  dropped: "Your question is removed.",
  undo: "Undo"
}

export const carriedWords: () => CarriedWords = catalogue(english)
