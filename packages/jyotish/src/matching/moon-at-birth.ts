import { itemAt } from '../sky/item-at.ts'
import { indexIn } from '../sky/by-name.ts'
import { NAKSHATRAS, type Nakshatra, type Pada } from '../sky/nakshatras.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'

/** The position of the Moon at birth, as precisely as matching needs it. A `ZodiacPoint` of the Moon is one. */
export interface MoonAtBirth {
  readonly nakshatra: Nakshatra
  readonly pada: Pada
}

/** The pada counted through the whole circle, 0 to 107. Throws for an invalid nakshatra or pada. */
function quarterOf({ nakshatra, pada }: MoonAtBirth): number {
  const index = indexIn(NAKSHATRAS, nakshatra)
  if (![1, 2, 3, 4].includes(pada)) throw new RangeError(`The pada ${pada} is not 1, 2, 3 or 4.`)
  return index * 4 + pada - 1
}

export const signOfMoon = (moon: MoonAtBirth): Sign => itemAt(SIGNS, Math.floor(quarterOf(moon) / 9))

/** Whether the Moon was in the first half of its sign, to which the fifth of its nine padas is counted. */
export const isInFirstHalf = (moon: MoonAtBirth): boolean => quarterOf(moon) % 9 < 4.5
