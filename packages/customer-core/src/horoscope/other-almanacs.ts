import type { KootaScore } from '@tarapath/jyotish'

/** From the fewest points to the most. */
export interface PointsRange {
  least: number
  most: number
}

/**
 * What a koota gives in other almanacs; null where all of them agree. They differ in vashya, yoni and gana
 * (`ashtakoota-table.ts` of jyotish), and not for two of one kind.
 */
export function otherAlmanacs({ koota, points, groom, bride }: KootaScore): PointsRange | null {
  if (groom === bride) return null
  if (koota === 'vashya') return { least: 0, most: 2 }
  // Born enemies get no points in any almanac.
  if (koota === 'yoni') return points === 0 ? null : { least: 1, most: 3 }
  if (koota !== 'gana') return null
  const kinds = [groom, bride]
  if (!kinds.includes('Deva')) return null
  return kinds.includes('Manushya') ? { least: 5, most: 6 } : { least: 0, most: 1 }
}

/** What all kootas together give in other almanacs. */
export function totalInOthers(kootas: readonly KootaScore[]): PointsRange {
  const ranges = kootas.map((koota) => otherAlmanacs(koota) ?? { least: koota.points, most: koota.points })
  return {
    least: ranges.reduce((sum, { least }) => sum + least, 0),
    most: ranges.reduce((sum, { most }) => sum + most, 0),
  }
}
