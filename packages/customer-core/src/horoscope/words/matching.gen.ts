// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface MatchingWords {
  outOf(values: { points: string | number }): string
  pointsOf(values: { points: string | number; outOf: string | number }): string
  total: string
  traditions: string
  kootas: string
  koota: string
  groom: string
  bride: string
  points: string
  varna: string
  varna_about: string
  vashya: string
  vashya_about: string
  tara: string
  tara_about: string
  yoni: string
  yoni_about: string
  maitri: string
  maitri_about: string
  gana: string
  gana_about: string
  bhakoot: string
  bhakoot_about: string
  nadi: string
  nadi_about: string
}

const english: MatchingWords = {
  outOf: (d) => "of " + d.points + " points",
  pointsOf: (d) => d.points + " of " + d.outOf,
  total: "Guna milan",
  traditions: "Tradition is content from 18 points on. Almanacs differ in vashya, yoni and gana by up to two points each.",
  kootas: "The eight kootas",
  koota: "Koota",
  groom: "Groom",
  bride: "Bride",
  points: "Points",
  varna: "Varna",
  varna_about: "Attitude to work",
  vashya: "Vashya",
  vashya_about: "Influence on each other",
  tara: "Tara",
  tara_about: "Good wishes between the two birth stars",
  yoni: "Yoni",
  yoni_about: "Closeness",
  maitri: "Maitri",
  maitri_about: "Friendship of the Moon lords",
  gana: "Gana",
  gana_about: "Temperament",
  bhakoot: "Bhakoot",
  bhakoot_about: "Distance of the Moon signs",
  nadi: "Nadi",
  nadi_about: "Constitution"
}

export const matchingWords: () => MatchingWords = catalogue(english)
