import type { Graha } from '@tarapath/jyotish'
import type { PeriodKind } from './period.ts'

/** A part of life that a horoscope has a paragraph for. */
export type Area = 'love' | 'work' | 'money' | 'family' | 'self'

/** Helpful, or asking for care; there is nothing worse. */
export type Tone = 'easy' | 'care'

export const AREAS: readonly { readonly key: Area; readonly title: string; readonly grahas: readonly Graha[] }[] = [
  { key: 'love', title: 'Love', grahas: ['Venus', 'Moon', 'Mars', 'Rahu'] },
  { key: 'work', title: 'Work', grahas: ['Sun', 'Mercury', 'Saturn', 'Mars'] },
  { key: 'money', title: 'Money', grahas: ['Jupiter', 'Mercury', 'Venus', 'Rahu'] },
  { key: 'family', title: 'Family', grahas: ['Moon', 'Jupiter', 'Sun', 'Ketu'] },
  { key: 'self', title: 'You', grahas: ['Moon', 'Saturn', 'Ketu', 'Mercury', 'Venus'] },
]

const SLOW: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu']
const NOT_SWIFT: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']

/** Who speaks on a part of life in a period: the Moon only for a day, and for a year only those that stay. */
export function speakersOn(area: (typeof AREAS)[number], kind: PeriodKind): readonly Graha[] {
  if (kind === 'year') return SLOW
  return kind === 'day' ? area.grahas : area.grahas.filter((graha) => NOT_SWIFT.includes(graha))
}
