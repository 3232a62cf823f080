import type { Graha } from '@tarapath/jyotish'
import type { PeriodKind } from './period.ts'

/** A part of life that has its own section in a horoscope. */
export type Area = 'love' | 'work' | 'money' | 'family' | 'self'

/** Whether a graha is in a favourable house (`easy`) or in one that asks for care; there is no worse tone. */
export type Tone = 'easy' | 'care'

export const AREAS: readonly { readonly key: Area; readonly title: string; readonly grahas: readonly Graha[] }[] = [
  { key: 'love', title: 'Love', grahas: ['Venus', 'Moon', 'Mars', 'Rahu'] },
  { key: 'work', title: 'Work', grahas: ['Sun', 'Mercury', 'Saturn', 'Mars'] },
  { key: 'money', title: 'Money', grahas: ['Jupiter', 'Mercury', 'Venus', 'Rahu'] },
  { key: 'family', title: 'Family', grahas: ['Moon', 'Jupiter', 'Sun', 'Ketu'] },
  { key: 'self', title: 'Self', grahas: ['Moon', 'Saturn', 'Ketu', 'Mercury', 'Venus'] },
]

const SLOW_GRAHAS: readonly Graha[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu']

/** The grahas that a section is about: the Moon only for a day, and for a year only those that change sign slowly. */
export function grahasOf(area: (typeof AREAS)[number], kind: PeriodKind): readonly Graha[] {
  if (kind === 'year') return SLOW_GRAHAS
  return kind === 'day' ? area.grahas : area.grahas.filter((graha) => graha !== 'Moon')
}
