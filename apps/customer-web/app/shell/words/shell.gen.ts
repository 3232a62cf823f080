// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ShellWords {
  skipToContent: string
  mainMenu: string
  announcement: string
}

const english: ShellWords = {
  skipToContent: "Skip to content",
  mainMenu: "Main",
  announcement: "Announcement"
}

export const shellWords: () => ShellWords = catalogue(english)
