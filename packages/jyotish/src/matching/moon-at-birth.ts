import { itemAt } from '../sky/item-at.ts'
import { checkObject, checkOneOf } from '../sky/check.ts'
import { indexIn } from '../sky/by-name.ts'
import { NAKSHATRAS, type Nakshatra, type Pada } from '../sky/nakshatras.ts'
import { SIGNS, type Sign } from '../sky/signs.ts'

/** The position of the Moon at birth, as precisely as matching needs it. A `ZodiacPoint` of the Moon is one. */
export interface MoonAtBirth {
  readonly nakshatra: Nakshatra
  readonly pada: Pada
}

/** The pada counted through the whole circle, 0 to 107. Throws for an invalid nakshatra or pada. */
function quarterOf(moon: MoonAtBirth): number {
  checkObject(moon, "{ nakshatra: 'Rohini', pada: 2 }")
  const { nakshatra, pada } = moon
  const index = indexIn(NAKSHATRAS, nakshatra)
  checkOneOf(pada, 4, 'pada')
  return index * 4 + pada - 1
}

export const nakshatraIndex = (moon: MoonAtBirth): number => Math.floor(quarterOf(moon) / 4)

export const signOfMoon = (moon: MoonAtBirth): Sign => itemAt(SIGNS, Math.floor(quarterOf(moon) / 9))

/** Whether the Moon was in the first half of its sign, to which the fifth of its nine padas is counted. */
export const isInFirstHalf = (moon: MoonAtBirth): boolean => quarterOf(moon) % 9 < 4.5
