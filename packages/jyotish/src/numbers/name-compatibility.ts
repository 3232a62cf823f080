import { nameNumber, type NameNumber } from './name-number.ts'
import { numberHarmony, type Harmony } from './number-harmony.ts'

const PERCENT: Readonly<Record<Harmony, number>> = { friend: 45, neutral: 30, opposite: 15 }
const SAME_NUMBER_PERCENT = 10

/** The compatibility of two names by their numbers. */
export interface NameCompatibility {
  /** 30 to 100. */
  readonly percent: number
  readonly one: NameNumber
  readonly other: NameNumber
  /** The harmony of the first number with the second, and of the second with the first. */
  readonly harmony: readonly [Harmony, Harmony]
}

/**
 * The compatibility of two names by their Chaldean numbers; the order of the names does not matter.
 * Our own choice: friend, neutral and opposite count 45, 30 and 15 percent in each direction; equal numbers add 10.
 *
 * @throws RangeError for a name without a Latin letter.
 * @throws TypeError for an argument of another type.
 */
export function nameCompatibility(name: string, otherName: string): NameCompatibility {
  const [one, other] = [nameNumber(name), nameNumber(otherName)]
  const harmony: [Harmony, Harmony] = [numberHarmony(one.number, other.number), numberHarmony(other.number, one.number)]
  const same = one.number === other.number ? SAME_NUMBER_PERCENT : 0
  return { percent: PERCENT[harmony[0]] + PERCENT[harmony[1]] + same, one, other, harmony }
}
