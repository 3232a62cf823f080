import { scoreOf, KOOTAS, type KootaName, type KootaScore } from './guna-milan.ts'
import type { MoonAtBirth } from './moon-at-birth.ts'

/** How well two people go together in one respect. */
export interface Bond {
  /** 0 to 100. */
  readonly percent: number
  readonly kootas: readonly KootaScore[]
}

/** The koota without a groom and a bride: the mean of both ways round. */
function bothWays(koota: KootaName, one: MoonAtBirth, other: MoonAtBirth): KootaScore {
  const score = scoreOf(koota, one, other)
  return { ...score, points: (score.points + scoreOf(koota, other, one).points) / 2 }
}

function bond(names: readonly KootaName[], one: MoonAtBirth, other: MoonAtBirth): Bond {
  const kootas = names.map((koota) => bothWays(koota, one, other))
  const outOf = names.reduce((sum, koota) => sum + KOOTAS[koota].outOf, 0)
  return { percent: Math.round((kootas.reduce((sum, { points }) => sum + points, 0) / outOf) * 100), kootas }
}

/**
 * Love by the Moons of two people: vashya, yoni, maitri and bhakoot of the ashtakoota, the same both ways round.
 * Our own choice: these kootas, because no classical text scores love by itself.
 *
 * @throws RangeError for a nakshatra or a pada that there is not.
 */
export const loveBond = (one: MoonAtBirth, other: MoonAtBirth): Bond =>
  bond(['vashya', 'yoni', 'maitri', 'bhakoot'], one, other)

/**
 * Friendship by the Moons of two people: tara, maitri and gana of the ashtakoota, the same both ways round.
 * Our own choice: these kootas, because no classical text scores friendship by itself.
 *
 * @throws RangeError for a nakshatra or a pada that there is not.
 */
export const friendshipBond = (one: MoonAtBirth, other: MoonAtBirth): Bond =>
  bond(['tara', 'maitri', 'gana'], one, other)
