// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface MantraWords {
  title(values: { mantra: string | number }): string
  view: string
  roman: string
  hindiMeaning: string
  meaning: string
  fallback(values: { language: string | number }): string
  readIn: string
  scripts: string
  larger: string
  lineByLine: string
  of108: string
  tapToCount: string
  tapForLine: string
  undo: string
  vibration: string
  sound: string
  finish: string
  thisWeek: string
  today: string
  todayMalas: string
  daysInARow: string
  kept: string
  about: string
  more(values: { category: string | number }): string
}

const english: MantraWords = {
  title: (d) => d.mantra + ": text, meaning and counter of 108",
  view: "What to show",
  roman: "Roman",
  hindiMeaning: "हिन्दी अर्थ",
  meaning: "Meaning",
  fallback: (d) => "This mantra is not available in that language. You are reading " + d.language + ".",
  readIn: "In your language:",
  scripts: "Read it in another script",
  larger: "A+, change the text size",
  lineByLine: "By line",
  of108: "of 108",
  tapToCount: "Tap anywhere here to count",
  tapForLine: "Tap for the next line. The last line counts one.",
  undo: "Take one back",
  vibration: "Vibration",
  sound: "Sound",
  finish: "Finish",
  thisWeek: "This week",
  today: "Today",
  todayMalas: "× 108 +",
  daysInARow: "Days in a row",
  kept: "Your count is kept on this device only.",
  about: "About this mantra",
  more: (d) => "More " + d.category + " mantras"
}

export const mantraWords: () => MantraWords = catalogue(english)
