// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface FirstPaintWords {
  loading: string
}

const english: FirstPaintWords = {
  loading: "Loading"
}

export const firstPaintWords: () => FirstPaintWords = catalogue(english)
