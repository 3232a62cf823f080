import { moonsBetween, type KootaScore, type MoonAtBirth, type ZodiacPoint } from '@tarapath/jyotish'
import { distinct, either, possiblePoints } from './moon-at-birth.ts'
import type { Birth } from './read-birth.ts'

/** Where the Moon may have been at a birth: at one point where the time is known, else in every pada of the day. */
export function possibleMoons(birth: Birth): MoonAtBirth[] {
  const points = possiblePoints('Moon', birth)
  return moonsBetween(points[0] as ZodiacPoint, points.at(-1) as ZodiacPoint)
}

/** The matching of every possible Moon of one person with every possible Moon of the other. */
export const possibleScores = <Score>(
  births: readonly [one: Birth, other: Birth],
  compare: (one: MoonAtBirth, other: MoonAtBirth) => Score,
): Score[] => {
  const others = possibleMoons(births[1])
  return possibleMoons(births[0]).flatMap((one) => others.map((other) => compare(one, other)))
}

/** The score; null where it depends on the time of birth, because noon would be one of several. */
export function scoreOf(scores: readonly number[]): number | null {
  const [first, ...more] = distinct(scores)
  return first === undefined || more.length > 0 ? null : first
}

/** "28", or "21 to 28.5" where the time of birth decides. */
export function formatRange(scores: readonly number[]): string {
  const [least, most] = [Math.min(...scores), Math.max(...scores)]
  return least === most ? String(least) : `${least} to ${most}`
}

/** ", depending on the time of birth" behind a score; nothing where all times are known. */
export function formatCertainty(scores: readonly number[], births: readonly Birth[]): string {
  const unknown = births.filter(({ isTimeKnown }) => !isTimeKnown).length
  if (unknown === 0) return ''
  const times = unknown === 1 ? 'time' : 'times'
  return scoreOf(scores) === null ? `, depending on the ${times} of birth` : `, whatever the ${times} of birth`
}

/** One koota in all possible matches: its points, and the classes that each person may be of. */
export function kootaRanges(matches: readonly (readonly KootaScore[])[]) {
  return (matches[0] ?? []).map(({ koota, outOf }, index) => {
    const scores = matches.flatMap((kootas) => kootas[index] ?? [])
    return {
      koota,
      text: `${formatRange(scores.map(({ points }) => points))} of ${outOf}.`,
      groom: either(scores.map(({ groom }) => groom)),
      bride: either(scores.map(({ bride }) => bride)),
    }
  })
}
