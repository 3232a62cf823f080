import { scoreOf, KOOTAS, type KootaName, type KootaScore } from './guna-milan.ts'
import type { MoonAtBirth } from './moon-at-birth.ts'

/** The compatibility of two people in one respect. */
export interface Compatibility {
  /** 0 to 100. */
  readonly percent: number
  readonly kootas: readonly KootaScore[]
}

/** The mean score of a koota with either person as the groom. */
function symmetricScore(koota: KootaName, one: MoonAtBirth, other: MoonAtBirth): KootaScore {
  const score = scoreOf(koota, one, other)
  return { ...score, points: (score.points + scoreOf(koota, other, one).points) / 2 }
}

function compatibility(names: readonly KootaName[], one: MoonAtBirth, other: MoonAtBirth): Compatibility {
  const kootas = names.map((koota) => symmetricScore(koota, one, other))
  const outOf = names.reduce((sum, koota) => sum + KOOTAS[koota].outOf, 0)
  return { percent: Math.round((kootas.reduce((sum, { points }) => sum + points, 0) / outOf) * 100), kootas }
}

/**
 * Compatibility in love by the Moons of two people: vashya, yoni, maitri and bhakoot of the ashtakoota. Their order does
 * not matter. Our own choice: these kootas, because no classical text scores love separately.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export const loveCompatibility = (one: MoonAtBirth, other: MoonAtBirth): Compatibility =>
  compatibility(['vashya', 'yoni', 'maitri', 'bhakoot'], one, other)

/**
 * Compatibility in friendship by the Moons of two people: tara, maitri and gana of the ashtakoota. Their order does not
 * matter. Our own choice: these kootas, because no classical text scores friendship separately.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export const friendshipCompatibility = (one: MoonAtBirth, other: MoonAtBirth): Compatibility =>
  compatibility(['tara', 'maitri', 'gana'], one, other)
