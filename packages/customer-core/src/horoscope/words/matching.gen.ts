// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface MatchingWords {
  outOf(values: { points: string | number }): string
  pointsOf(values: { points: string | number; outOf: string | number }): string
  byTime: string
  sameAtAnyTime: string
  either(values: { ones: string | number; last: string | number }): string
  total: string
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
  otherAlmanacs(values: { least: string | number; most: string | number }): string
  others: string
  explained: string
  varna_rule: string
  vashya_rule: string
  tara_rule: string
  yoni_rule: string
  maitri_rule: string
  gana_rule: string
  bhakoot_rule: string
  nadi_rule: string
  otherTotals(values: { least: string | number; most: string | number }): string
}

const english: MatchingWords = {
  outOf: (d) => "of " + d.points + " points",
  pointsOf: (d) => d.points + " of " + d.outOf,
  byTime: "The time of birth decides. Where the table has a range or more than one name, each of them is possible.",
  sameAtAnyTime: "The points are the same whatever the time of birth.",
  either: (d) => d.ones + " or " + d.last,
  total: "Guna milan",
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
  nadi_about: "Constitution",
  otherAlmanacs: (d) => "others " + d.least + "–" + d.most,
  others: "Almanacs agree on varna, tara, maitri, bhakoot and nadi, and give other points in vashya, yoni and gana. We use the table of North India. In the South ten poruthams are compared; that count cannot be converted.",
  explained: "What each koota compares",
  varna_rule: "Four ranks of signs. One point when the bride’s is not higher than the groom’s.",
  vashya_rule: "The kind of creature that stands for each sign, and whether one follows the other.",
  tara_rule: "The birth stars are counted from each to the other, in nines. The third, fifth and seventh give nothing; each direction is worth 1.5.",
  yoni_rule: "Each birth star has an animal. The same one gives four points, born enemies such as cat and rat none.",
  maitri_rule: "The planets that rule the two Moon signs. Friends give five points, enemies none.",
  gana_rule: "Deva, Manushya or Rakshasa: the nature of the birth star. Rakshasa stands for a strong will.",
  bhakoot_rule: "Counted from one Moon sign to the other. The distances 2 and 12, 5 and 9, 6 and 8 give nothing, all others seven.",
  nadi_rule: "Three groups of birth stars. The same group gives nothing, another one eight.",
  otherTotals: (d) => "Other almanacs give this couple " + d.least + " to " + d.most + "."
}

export const matchingWords: () => MatchingWords = catalogue(english)
