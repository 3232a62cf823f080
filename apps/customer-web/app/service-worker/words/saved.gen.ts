// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface SavedWords {
  savedAt(values: { when: string | number }): string
  reload: string
}

const english: SavedWords = {
  savedAt: (d) => "Saved " + d.when,
  reload: "Reload"
}

export const savedWords: () => SavedWords = catalogue(english)
