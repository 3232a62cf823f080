// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface TodayWords {
  title: string
  consultations: string
  paidTime: string
  earned: string
}

const english: TodayWords = {
  title: "Today",
  consultations: "Consultations",
  paidTime: "Paid time",
  earned: "Earned"
}

export const todayWords: () => TodayWords = catalogue(english)
