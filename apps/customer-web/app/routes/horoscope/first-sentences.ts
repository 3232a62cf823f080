import type { Horoscope, ZodiacSign } from '@tarapath/api-client/types'

/** The first sentence of the horoscope of each sign. */
export type FirstSentences = Partial<Record<ZodiacSign, string>>

/** The first sentence of each summary. */
export const firstSentences = (horoscopes: readonly Horoscope[]): FirstSentences =>
  Object.fromEntries(horoscopes.map(({ sign, summary }) => [sign, firstSentence(summary)]))

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
