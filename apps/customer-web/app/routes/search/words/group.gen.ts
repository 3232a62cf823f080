// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface GroupWords {
  page: string
  astrologer: string
  topic: string
  mantra: string
  calculator: string
  article: string
  product: string
  course: string
}

const english: GroupWords = {
  page: "Pages",
  astrologer: "Astrologers",
  topic: "Topics",
  mantra: "Mantras",
  calculator: "Calculators",
  article: "Articles",
  product: "Products",
  course: "Courses"
}

export const groupWords: () => GroupWords = catalogue(english)
