import { at } from '../sky/at.ts'
import { indexIn } from '../sky/by-name.ts'
import { NAKSHATRAS, type Nakshatra, type Pada } from '../sky/nakshatras.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'

/** Where somebody's Moon stood at birth, as exactly as matching needs it: a `ZodiacPoint` of the Moon will do. */
export interface MoonAtBirth {
  readonly nakshatra: Nakshatra
  readonly pada: Pada
}

/** The pada counted through the whole circle, 0 to 107. Throws for a nakshatra or a pada that there is not. */
function quarterOf({ nakshatra, pada }: MoonAtBirth): number {
  const index = indexIn(NAKSHATRAS, nakshatra)
  if (![1, 2, 3, 4].includes(pada)) throw new RangeError(`The pada ${pada} is not 1, 2, 3 or 4.`)
  return index * 4 + pada - 1
}

export const signOfMoon = (moon: MoonAtBirth): Sign => at(SIGNS, Math.floor(quarterOf(moon) / 9))

/** Which half of its sign the Moon stood in; the fifth of nine padas is counted to the first half. */
export const isInFirstHalf = (moon: MoonAtBirth): boolean => quarterOf(moon) % 9 < 4.5
