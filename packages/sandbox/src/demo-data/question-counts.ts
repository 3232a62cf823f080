import type { SpecialitySlug } from '@tarapath/reference-data'

/** How many consultations began with each question of a speciality, in the order of the questions. */
export const questionCounts: Readonly<Record<SpecialitySlug, readonly number[]>> = {
  vedic: [148, 61, 117, 132],
  kp: [74, 66, 39],
  nadi: [52, 24, 31],
  'lal-kitab': [58, 22, 47],
  tarot: [96, 88, 71],
  numerology: [63, 84, 57],
  vastu: [69, 45, 73],
  prashna: [54, 36, 41],
  palmistry: [33, 44, 19],
  muhurta: [92, 104, 48],
  marriage: [139, 121, 126, 67],
  career: [156, 98, 107, 82],
  love: [133, 76, 91],
  family: [68, 43, 79],
  business: [55, 49, 38],
  spiritual: [64, 42, 37],
  money: [91, 76, 58],
  health: [46, 53, 41],
}
