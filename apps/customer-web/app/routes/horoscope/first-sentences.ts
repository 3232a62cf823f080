import type { Horoscope, ZodiacSign } from '@tarapath/api-client/types'

/** How the horoscope of each sign begins. */
export type FirstSentences = Partial<Record<ZodiacSign, string>>

/** The first sentences alone: the rest of a summary says the same of the sky to all twelve, and pages stay small. */
export const firstSentences = (horoscopes: readonly Horoscope[]): FirstSentences =>
  Object.fromEntries(horoscopes.map(({ sign, summary }) => [sign, firstSentence(summary)]))

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
