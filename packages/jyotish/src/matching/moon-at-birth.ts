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

const QUARTERS = 108

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

/**
 * Where the Moon was on its way from one point to another, both included: every nakshatra and pada of a birth whose time is
 * not known, from where the Moon was when the day began to where it was when the day ended. The way is shorter than a
 * month.
 *
 * @throws RangeError for an invalid nakshatra or pada.
 * @throws TypeError for an argument of another type.
 */
export function moonsBetween(first: MoonAtBirth, last: MoonAtBirth): MoonAtBirth[] {
  const start = quarterOf(first)
  const steps = (quarterOf(last) - start + QUARTERS) % QUARTERS
  return Array.from({ length: steps + 1 }, (_, step) => {
    const quarter = (start + step) % QUARTERS
    return { nakshatra: itemAt(NAKSHATRAS, Math.floor(quarter / 4)), pada: ((quarter % 4) + 1) as Pada }
  })
}
