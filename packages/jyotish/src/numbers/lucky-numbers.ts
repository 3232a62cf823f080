import { bhagyank, mulank } from './birth-numbers.ts'
import { DIGITS, type Digit } from './digits.ts'
import { numberHarmony } from './number-harmony.ts'

/** The lucky numbers of a birth date. */
export interface LuckyNumbers {
  /** The mulank: the first choice. */
  readonly main: Digit
  /** Friends of both mulank and bhagyank, and these two. */
  readonly friendly: readonly Digit[]
}

/**
 * The lucky numbers of a birth date.
 *
 * @param birthDate `1994-08-17`
 * @throws RangeError for an invalid date, or one outside 1900–2100.
 * @throws TypeError for an argument of another type.
 */
export function luckyNumbers(birthDate: string): LuckyNumbers {
  const [main, destiny] = [mulank(birthDate), bhagyank(birthDate)]
  const isFriendly = (digit: Digit) =>
    digit === main ||
    digit === destiny ||
    (numberHarmony(main, digit) === 'friend' && numberHarmony(destiny, digit) === 'friend')
  return { main, friendly: DIGITS.filter(isFriendly) }
}
