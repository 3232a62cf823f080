import { gunaMilan, type KootaName, type MoonAtBirth } from '@tarapath/jyotish'
import { otherAlmanacs, totalInOthers, type PointsRange } from './other-almanacs.ts'

/** One koota in all possible matches. */
export interface PossibleKoota {
  koota: KootaName
  outOf: number
  points: PointsRange
  /** The classes that each person may be of. */
  groom: readonly string[]
  bride: readonly string[]
  /** In other almanacs; null where all of them agree. */
  others: PointsRange | null
}

export interface PossibleMatches {
  outOf: number
  points: PointsRange
  /** In other almanacs. */
  others: PointsRange
  kootas: readonly PossibleKoota[]
}

/** What the Moons of two people give, each of which may be one of several where a time of birth is not known. */
export function possibleMatches(grooms: readonly MoonAtBirth[], brides: readonly MoonAtBirth[]): PossibleMatches {
  const matches = grooms.flatMap((groom) => brides.map((bride) => gunaMilan(groom, bride)))
  const names = (matches[0]?.kootas ?? []).map(({ koota }) => koota)
  return {
    outOf: matches[0]?.outOf ?? 36,
    points: rangeOf(matches.map(({ total }) => single(total))),
    others: rangeOf(matches.map(({ kootas }) => totalInOthers(kootas))),
    kootas: names.map((koota) => {
      const scores = matches.flatMap(({ kootas }) => kootas.filter((score) => score.koota === koota))
      const others = scores.map((score) => otherAlmanacs(score) ?? single(score.points))
      return {
        koota,
        outOf: scores[0]?.outOf ?? 0,
        points: rangeOf(scores.map(({ points }) => single(points))),
        groom: [...new Set(scores.map(({ groom }) => groom))],
        bride: [...new Set(scores.map(({ bride }) => bride))],
        others: scores.every((score) => otherAlmanacs(score) === null) ? null : rangeOf(others),
      }
    }),
  }
}

const single = (points: number): PointsRange => ({ least: points, most: points })

const rangeOf = (ranges: readonly PointsRange[]): PointsRange => ({
  least: Math.min(...ranges.map(({ least }) => least)),
  most: Math.max(...ranges.map(({ most }) => most)),
})
