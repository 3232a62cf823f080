import { nameNumber, type NameNumber } from './name-number.ts'
import { numberHarmony, type Harmony } from './number-harmony.ts'

const PERCENT: Readonly<Record<Harmony, number>> = { friend: 45, neutral: 30, opposite: 15 }
/** Two names of one number understand each other without a word. */
const SAME_NUMBER_PERCENT = 10

/** How two names go together by their numbers. */
export interface NameCompatibility {
  /** 30 to 100. */
  readonly percent: number
  readonly one: NameNumber
  readonly other: NameNumber
  /** How the first number stands to the second, and the second to the first. */
  readonly harmony: readonly [Harmony, Harmony]
}

/**
 * How two names go together by their Chaldean numbers, the same both ways round.
 * Our own choice: friend, neutral and opposite count 45, 30 and 15 for each direction, one number for both adds 10.
 *
 * @throws RangeError for a name without a Latin letter.
 */
export function nameCompatibility(name: string, otherName: string): NameCompatibility {
  const [one, other] = [nameNumber(name), nameNumber(otherName)]
  const harmony: [Harmony, Harmony] = [numberHarmony(one.number, other.number), numberHarmony(other.number, one.number)]
  const same = one.number === other.number ? SAME_NUMBER_PERCENT : 0
  return { percent: PERCENT[harmony[0]] + PERCENT[harmony[1]] + same, one, other, harmony }
}
