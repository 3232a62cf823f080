import type { Horoscope, ZodiacSign } from '@tarapath/api-client/types'

/** How the horoscope of each sign begins. */
export type Beginnings = Partial<Record<ZodiacSign, string>>

/** The first sentences alone: the rest of a summary says the same of the sky to all twelve, and pages stay small. */
export const beginningsOf = (horoscopes: readonly Horoscope[]): Beginnings =>
  Object.fromEntries(horoscopes.map(({ sign, summary }) => [sign, firstSentence(summary)]))

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
