// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface DurationWords {
  hours(values: { count: string | number }): string
  minutes(values: { count: string | number }): string
  seconds(values: { count: string | number }): string
}

const english: DurationWords = {
  hours: (d) => d.count + " h",
  minutes: (d) => d.count + " min",
  seconds: (d) => d.count + " s"
}

export const durationWords: () => DurationWords = catalogue(english)
