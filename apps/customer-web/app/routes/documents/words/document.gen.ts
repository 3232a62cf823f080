// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface DocumentWords {
  updated: string
}

const english: DocumentWords = {
  updated: "Last changed on"
}

export const documentWords: () => DocumentWords = catalogue(english)
